-- Draws each block of the class magnus-derek: the tag where scripts run, TikZ in LaTeX, a picture elsewhere.
--
--   ::: {.magnus-derek n=13 magnus=layers derek=hoarder round=5}
--   A caption.
--   :::
--
-- The attributes are those of the tag. `alt` is what a reader hears who cannot see the picture; without it the program that
-- draws says what is in the picture. The metadata magnus-derek-script names another address of the script.

local here = pandoc.path.directory(PANDOC_SCRIPT_FILE or ".")
local program = pandoc.path.join({ here, "draw.mjs" })
local script = pandoc.path.join({ here, "standalone.js" })
-- For the filter and not for the table.
local own = { alt = true, style = true, width = true, height = true }

local is_latex = FORMAT:match("latex") or FORMAT:match("beamer") or FORMAT:match("context")
-- EPUB is HTML, too, but its readers run no scripts.
local is_page = (FORMAT:match("html") or FORMAT:match("slid") or FORMAT == "revealjs" or FORMAT == "s5") and true or false
local has_tables = false

--- The text that the program prints: in FORMAT, of these attributes.
local function print_table(format, attributes)
  local options = { program, format }
  for name, value in pairs(attributes) do
    if not own[name] then
      options[#options + 1] = name .. "=" .. value
    end
  end
  local works, text = pcall(pandoc.pipe, "node", options, "")
  if works then
    return text
  end
  local missing = tostring(text):match("not found") or tostring(text):match("does not exist")
  error(
    missing and "magnus-derek: the program node, which draws tables without a browser, is missing: install Node.js"
      or "magnus-derek: the table " .. table.concat(options, " ", 3) .. " was not drawn; the reason stands above",
    0
  )
end

local function escape(text)
  return (text:gsub("&", "&amp;"):gsub("<", "&lt;"):gsub(">", "&gt;"):gsub('"', "&quot;"))
end

--- An SVG as an address, which every browser opens.
local function data_address(svg)
  local coded = svg:gsub("[^%w%-_%.~ ='():/,;]", function(sign)
    return string.format("%%%02X", sign:byte())
  end)
  return "data:image/svg+xml," .. coded:gsub("'", "%%27")
end

--- The tag, with a picture for readers without scripts.
local function tag(attributes, alt)
  local written = {}
  for name, value in pairs(attributes) do
    if name ~= "alt" then
      written[#written + 1] = value == "" and " " .. name or string.format(' %s="%s"', name, escape(value))
    end
  end
  table.sort(written)
  -- An external one is left as it is: pandoc unpacks pictures in packed documents, and their ids would be those of the next one.
  local picture = string.format('<img data-external="1" alt="%s" src="%s">', escape(alt), data_address(print_table("svg", attributes)))
  return pandoc.RawBlock("html", "<magnus-derek" .. table.concat(written) .. ">" .. picture .. "</magnus-derek>")
end

--- A file with the picture, for documents that have neither scripts nor TikZ.
local function picture(attributes, alt)
  local svg = print_table("svg", attributes)
  local name = "magnus-derek-" .. pandoc.utils.sha1(svg) .. ".svg"
  pandoc.mediabag.insert(name, "image/svg+xml", svg)
  local size = { width = attributes.width or "60%", height = attributes.height }
  return pandoc.Plain({ pandoc.Image(alt, name, "", pandoc.Attr("", {}, size)) })
end

local function draw(block)
  if not block.classes:includes("magnus-derek") then
    return nil
  end
  has_tables = true
  local attributes = {}
  for name, value in pairs(block.attributes) do
    attributes[name] = value
  end
  local alt = attributes.alt or print_table("words", attributes):gsub("%s+$", "")
  local drawn
  if is_latex then
    local tikz = print_table("tikz", attributes)
    -- A frame of beamer is an argument of a macro, in which each # counts twice.
    drawn = pandoc.RawBlock("latex", FORMAT == "beamer" and tikz:gsub("#", "##") or tikz)
  elseif is_page then
    drawn = tag(attributes, alt)
  else
    drawn = picture(attributes, alt)
  end
  if #block.content == 0 then
    return is_latex and { pandoc.RawBlock("latex", "\\begin{center}"), drawn, pandoc.RawBlock("latex", "\\end{center}") } or drawn
  end
  return pandoc.Figure({ drawn }, { long = block.content }, pandoc.Attr(block.identifier))
end

--- Adds what the tables of the document need once: the script, or the package TikZ.
local function add_needs(meta)
  if not has_tables then
    return nil
  end
  local includes = meta["header-includes"]
  local list = includes and (pandoc.utils.type(includes) == "List" and includes or pandoc.List({ includes })) or pandoc.List()
  if is_latex then
    -- The library keeps TikZ whole where a language makes signs active, as babel does for French.
    list:insert(pandoc.MetaBlocks({ pandoc.RawBlock("latex", "\\usepackage{tikz}\\usetikzlibrary{babel}") }))
  elseif is_page then
    local address = meta["magnus-derek-script"] and pandoc.utils.stringify(meta["magnus-derek-script"])
    if quarto and not address then
      quarto.doc.add_html_dependency({ name = "magnus-derek", version = "VERSION", scripts = { "standalone.js" } })
      return nil
    end
    local tag_of_script = string.format('<script src="%s"></script>', escape(address or script))
    list:insert(pandoc.MetaBlocks({ pandoc.RawBlock("html", tag_of_script) }))
  end
  meta["header-includes"] = list
  return meta
end

return { { Div = draw }, { Meta = add_needs } }
