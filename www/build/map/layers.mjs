/**
 * A layered layout, from left to right: each node in a column to the right of all that it rests on. Crossings are made few by the
 * means of the neighbours, the heights follow them. No library: dagre and elkjs do more than these few columns need.
 */

/** @typedef {{id: string, uses: string[]}} Resting */
/** A box with its place. @typedef {{id: string, column: number, x: number, y: number, width: number, height: number}} Box */
/** A line from a box to one that rests on it, by the points that it passes. @typedef {{from: string, to: string, points: {x: number, y: number}[]}} Line */
/** A place in a column: a box, or the room for a line that passes. @typedef {{id: string, column: number, height: number, y: number, before: Place[], after: Place[]}} Place */

/** @typedef {Resting & {height: number}} Sized */
/** The width of a box, the room between columns, between boxes, and above those without a line. @typedef {{width: number, across: number, gap: number, below: number, columns?: number}} Look `columns` at least */
/** @typedef {{boxes: Box[], lines: Line[], height: number, columns: number}} Drawn */

const SWEEPS = 40;
/** The height of the room for a line that passes. */
const PASSING = 1;

/** @template {Resting} Node @param {Node[]} nodes @returns {Map<string, Node>} */
const byId = (nodes) => new Map(nodes.map((node) => [node.id, node]));

/** All that each node rests on, directly or not. Throws where a node rests on itself. @param {Resting[]} nodes @returns {Map<string, Set<string>>} */
export function allBelow(nodes) {
  const known = byId(nodes);
  /** @type {Map<string, Set<string>>} */
  const below = new Map();
  /** @param {string} id @param {string[]} way @returns {Set<string>} */
  function visit(id, way) {
    if (way.includes(id)) throw new Error(`The map has a circle: ${[...way, id].join(" → ")}`);
    const done = below.get(id);
    if (done) return done;
    const uses = known.get(id)?.uses ?? [];
    const all = new Set(uses.flatMap((one) => [one, ...visit(one, [...way, id])]));
    below.set(id, all);
    return all;
  }
  for (const { id } of nodes) visit(id, []);
  return below;
}

/** The nodes without the lines that follow from others. @template {Resting} Node @param {Node[]} nodes @returns {Node[]} */
export function reduced(nodes) {
  const below = allBelow(nodes);
  return nodes.map((node) => ({
    ...node,
    uses: node.uses.filter((one) => !node.uses.some((other) => other !== one && below.get(other)?.has(one))),
  }));
}

/** The column of each node: one more than the last that it rests on; what rests on nothing stands just before the first that uses it. @param {Resting[]} nodes */
export function columnsOf(nodes) {
  const known = byId(nodes);
  /** @type {Map<string, number>} */
  const columns = new Map();
  /** @type {(id: string) => number} */
  const columnOf = (id) => {
    const column = columns.get(id) ?? Math.max(-1, ...(known.get(id)?.uses ?? []).map(columnOf)) + 1;
    columns.set(id, column);
    return column;
  };
  for (const { id } of nodes) columnOf(id);
  for (const { id } of nodes.filter(({ uses }) => uses.length === 0)) {
    const users = nodes.filter(({ uses }) => uses.includes(id)).map((user) => columns.get(user.id) ?? 0);
    if (users.length > 0) columns.set(id, Math.min(...users) - 1);
  }
  return columns;
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The crossings of the lines between two columns, in the order of their places. @param {Place[]} column */
function crossings(column) {
  const lines = column.flatMap((place, at) => place.before.map((one) => [at, one.y]));
  let count = 0;
  for (const [a = 0, b = 0] of lines) for (const [c = 0, d = 0] of lines) if (a < c && b > d) count += 1;
  return count;
}

/** Orders the columns so that few lines cross; `y` is the place in the order meanwhile. @param {Place[][]} columns */
function order(columns) {
  const number = (/** @type {Place[]} */ column) => {
    column.forEach((place, at) => {
      place.y = at;
    });
  };
  columns.forEach(number);
  let best = columns.map((column) => [...column]);
  let least = Number.POSITIVE_INFINITY;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const side = sweep % 2 === 0 ? "before" : "after";
    for (const column of side === "before" ? columns : columns.toReversed()) {
      const wanted = new Map(
        column.map((place) => [place, place[side].length > 0 ? mean(place[side].map(({ y }) => y)) : place.y]),
      );
      column.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      number(column);
    }
    const count = columns.reduce((sum, column) => sum + crossings(column), 0);
    if (count < least) [least, best] = [count, columns.map((column) => [...column])];
  }
  return best;
}

/** Moves the places of a column near their neighbours, in their order and apart. @param {Place[]} column @param {number} gap */
function settle(column, gap) {
  // Places that would overlap become a group, which stands at the mean of what its members want.
  /** @type {{places: Place[], top: number, height: number}[]} */
  const groups = [];
  for (const place of column) {
    const near = [...place.before, ...place.after];
    const wanted = near.length > 0 ? mean(near.map(({ y }) => y)) : place.y;
    let group = { places: [place], top: wanted - place.height / 2, height: place.height };
    for (let above = groups.at(-1); above && above.top + above.height + gap > group.top; above = groups.at(-1)) {
      groups.pop();
      const shift = above.height + gap;
      const [many, few] = [above.places.length, group.places.length];
      group = {
        places: [...above.places, ...group.places],
        top: (above.top * many + (group.top - shift) * few) / (many + few),
        height: shift + group.height,
      };
    }
    groups.push(group);
  }
  for (const { places, top } of groups) {
    let y = top;
    for (const place of places) {
      place.y = y + place.height / 2;
      y += place.height + gap;
    }
  }
}

/** Nodes that lines join, whichever way; the largest first. @template {Resting} Node @param {Node[]} nodes @returns {Node[][]} */
export function joined(nodes) {
  /** @type {Node[][]} */
  let groups = [];
  for (const node of nodes) {
    const isNear = (/** @type {Node} */ one) => one.uses.includes(node.id) || node.uses.includes(one.id);
    const near = groups.filter((group) => group.some(isNear));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), node]];
  }
  return groups.sort((a, b) => b.length - a.length);
}

/**
 * The groups of a drawing one below the other, small ones side by side.
 * @param {Sized[]} nodes reduced
 * @param {Look} look
 * @returns {Drawn & {alone: number | null}} and where the nodes without a line begin
 */
export function laidOut(nodes, look) {
  const { width, across, gap, below } = look;
  const groups = joined(nodes).map((group) => groupOf(group, look));
  const columns = Math.max(look.columns ?? 0, ...groups.map((group) => group.columns));
  /** @type {Drawn} */
  const all = { boxes: [], lines: [], height: 0, columns };
  /** The row in which groups are put: its top, and its first free column. */
  const row = { top: 0, column: 0 };
  /** @type {number | null} */
  let alone = null;
  for (const group of groups) {
    const isFirstAlone = group.boxes.length === 1 && alone === null;
    if (isFirstAlone || row.column + group.columns > columns) {
      row.top = all.height === 0 ? 0 : all.height + (isFirstAlone ? below : 2 * gap);
      row.column = 0;
    }
    if (isFirstAlone) alone = row.top;
    const x = row.column * (width + across);
    const move = (/** @type {{x: number, y: number}} */ point) => ({
      ...point,
      x: point.x + x,
      y: round(point.y + row.top),
    });
    all.boxes.push(...group.boxes.map((box) => ({ ...box, ...move(box), column: box.column + row.column })));
    all.lines.push(...group.lines.map((line) => ({ ...line, points: line.points.map(move) })));
    all.height = Math.max(all.height, row.top + group.height);
    row.column += group.columns;
  }
  return { ...all, alone };
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Sized[]} nodes that lines join @param {Look} look @returns {Drawn} */
function groupOf(nodes, { width, across, gap }) {
  const columnOf = columnsOf(nodes);
  /** @type {Place[][]} */
  const columns = [];
  const place = (/** @type {string} */ id, /** @type {number} */ column, /** @type {number} */ height) => {
    /** @type {Place} */
    const made = { id, column, height, y: 0, before: [], after: [] };
    columns[column] ??= [];
    columns[column]?.push(made);
    return made;
  };
  const places = new Map(nodes.map(({ id, height }) => [id, place(id, columnOf.get(id) ?? 0, height)]));
  const ways = nodes.flatMap(({ id, uses }) =>
    uses.map((used) => {
      const way = [/** @type {Place} */ (places.get(used))];
      const end = /** @type {Place} */ (places.get(id));
      for (let column = (way[0]?.column ?? 0) + 1; column < end.column; column += 1)
        way.push(place("", column, PASSING));
      way.push(end);
      way.forEach((one, at) => {
        const next = way[at + 1];
        if (next) one.after.push(next) && next.before.push(one);
      });
      return { from: used, to: id, way };
    }),
  );
  const ordered = order(columns);
  for (const column of ordered) {
    let y = 0;
    for (const one of column) {
      one.y = y + one.height / 2;
      y += one.height + gap;
    }
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const column of sweep % 2 === 0 ? ordered : ordered.toReversed()) settle(column, gap);
  const all = ordered.flat();
  const top = Math.min(...all.map(({ y, height }) => y - height / 2));
  const leftOf = (/** @type {number} */ column) => column * (width + across);
  return {
    boxes: [...places.values()].map(({ id, column, y, height }) => ({
      ...{ id, column, width, height },
      x: leftOf(column),
      y: round(y - height / 2 - top),
    })),
    lines: ways.map(({ from, to, way }) => ({
      from,
      to,
      points: way.flatMap(({ id, column, y }, at) => {
        const [left, middle] = [leftOf(column), round(y - top)];
        if (at === 0) return [{ x: left + width, y: middle }];
        if (at === way.length - 1) return [{ x: left, y: middle }];
        return id
          ? []
          : [
              { x: left, y: middle },
              { x: left + width, y: middle },
            ];
      }),
    })),
    height: round(Math.max(...all.map(({ y, height }) => y + height / 2)) - top),
    columns: ordered.length,
  };
}
