// @ts-check
/** The map of the theorems under the pointer and the keyboard: the statement of a box in a card, and the lines that lead to and from it. */

/** The distance between a box and its card. */
const GAP = 6;
/** In milliseconds: how long the pointer may be on its way from a box to its card. */
const WAY = 200;

const card = document.createElement("div");
card.className = "map-card";
card.popover = "manual";
document.querySelector(".map")?.append(card);

const drawings = [...document.querySelectorAll(".map-drawing")].map((drawing) => ({
  drawing,
  lines: [...drawing.querySelectorAll(".map-line")].map((line) => ({
    line,
    from: line.getAttribute("data-from") ?? "",
    to: line.getAttribute("data-to") ?? "",
  })),
}));

/** @type {Element | null} */
let shown = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/** Follows lines one way from a box. @param {string} id @param {(typeof drawings)[number]["lines"]} lines @param {"from" | "to"} end @param {"from" | "to"} other */
function follow(id, lines, end, other) {
  const reached = new Set([id]);
  for (const one of reached) for (const line of lines) if (line[end] === one) reached.add(line[other]);
  return reached;
}

/** Marks all that a box rests on, and all that rests on it. @param {Element} node */
function trace(node) {
  const id = node.getAttribute("data-node") ?? "";
  for (const { drawing, lines } of drawings) {
    const isHere = drawing.contains(node);
    drawing.classList.toggle("traced", isHere);
    if (!isHere) continue;
    const [below, above] = [follow(id, lines, "to", "from"), follow(id, lines, "from", "to")];
    for (const { line, from, to } of lines)
      line.classList.toggle("on", (below.has(from) && below.has(to)) || (above.has(from) && above.has(to)));
    for (const one of drawing.querySelectorAll(".map-node")) {
      const name = one.getAttribute("data-node") ?? "";
      one.classList.toggle("on", below.has(name) || above.has(name));
    }
  }
}

/** Puts the card below its box, or above it where there is more room. @param {Element} node */
function place(node) {
  const { left, top, bottom } = node.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const isBelow = bottom + GAP + height <= innerHeight || top < innerHeight - bottom;
  card.style.left = `${Math.max(12, Math.min(left, innerWidth - width - 12))}px`;
  card.style.top = `${isBelow ? bottom + GAP : Math.max(0, top - GAP - height)}px`;
}

/** @param {Element} node */
function show(node) {
  clearTimeout(leaving);
  if (shown === node) return;
  shown = node;
  const item = document.querySelector(`[data-of="${node.getAttribute("data-node")}"]`);
  const parts = [...(item?.children ?? [])].filter(({ tagName }) => tagName !== "SUMMARY");
  card.replaceChildren(...parts.map((part) => part.cloneNode(true)));
  for (const one of card.querySelectorAll("[id]")) one.removeAttribute("id");
  // In the card a name leads to its box.
  for (const link of card.querySelectorAll('a[href^="#map-"]'))
    link.setAttribute("data-to", link.getAttribute("href")?.slice("#map-".length) ?? "");
  card.showPopover();
  place(node);
  trace(node);
}

function hide() {
  clearTimeout(leaving);
  shown = null;
  card.hidePopover();
  for (const { drawing } of drawings) drawing.classList.remove("traced");
}

/** The card of a box that has the focus stays until the focus leaves it. */
const hideSoon = () => {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (document.activeElement !== shown && !card.contains(document.activeElement)) hide();
  }, WAY);
};

for (const node of document.querySelectorAll(".map-node")) {
  // The card says it, and more.
  node.querySelector("title")?.remove();
  // Not when it enters: a page that scrolls brings other boxes under a pointer that rests.
  node.addEventListener("pointermove", (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType === "mouse") show(node);
  });
  node.addEventListener("pointerleave", hideSoon);
  node.addEventListener("focus", () => node.matches(":focus-visible") && show(node));
  node.addEventListener("blur", hideSoon);
  node.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "ArrowDown" || shown !== node) return;
    event.preventDefault();
    card.querySelector("a")?.focus();
  });
}
card.addEventListener("pointerenter", () => clearTimeout(leaving));
card.addEventListener("pointerleave", hideSoon);
card.addEventListener("focusout", hideSoon);
card.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-to]") : null;
  if (!link) return;
  event.preventDefault();
  const node = document.querySelector(`.map-node[data-node="${link.getAttribute("data-to")}"]`);
  if (node instanceof SVGElement) {
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    node.focus();
    show(node);
  }
});
// The Tab key goes through the links of the card, and then on from its box; so does the arrow, and Escape goes back.
card.addEventListener("keydown", (event) => {
  const links = [...card.querySelectorAll("a")];
  const at = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
  const { key, shiftKey } = event;
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : key === "Tab" ? (shiftKey ? -1 : 1) : 0;
  const node = /** @type {SVGElement | null} */ (shown);
  if (key === "Escape") node?.focus();
  if (step === 0) return;
  const next = links[at + step];
  // From the box itself the Tab key leads to the next one.
  if (!next) node?.focus();
  if (next || key !== "Tab" || shiftKey) event.preventDefault();
  next?.focus();
});
addEventListener("keydown", ({ key }) => key === "Escape" && shown && hide());
// A box that comes to the focus is scrolled into view. Within the card nothing moves.
addEventListener("scroll", ({ target }) => shown && target !== card && place(shown), { capture: true, passive: true });

export {};
