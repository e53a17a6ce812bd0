-- {{< magnus-derek n=13 magnus=layers derek=human >}}: an empty block of that class, which the filter draws.
return {
  ["magnus-derek"] = function(_, attributes)
    local pairs_of_text = {}
    for name, value in pairs(attributes) do
      pairs_of_text[name] = pandoc.utils.stringify(value)
    end
    return pandoc.Div({}, pandoc.Attr("", { "magnus-derek" }, pairs_of_text))
  end,
}
