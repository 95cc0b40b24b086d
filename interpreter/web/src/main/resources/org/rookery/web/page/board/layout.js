import {levels} from "./levels.js";
import {stacks} from "./stacks.js";

/**
 * Where everything on a board is drawn. A layout is plain data:
 *
 *   view      [left, top, width, height] of the drawing
 *   cells     by number of the square: {square, x, y, size, corners, shade}
 *   lines     [x1, y1, x2, y2] of a board of points
 *   labels    [text, x, y, size]
 *   frames    outlines around it all, as corners
 *   rivals    [x1, y1, x2, y2, player]: edges that a player has to join
 *   stars     [x, y] by which players find their way
 *   arrange   for boards on which pieces are piled up: puts the cells anew for a position
 *   levels    where one level is large: of each its `squares`, and the `box` of those that are small
 *
 * @param aspect the width of the room for it, divided by its height
 * @param focus where fingers touch it: {width, number} of the room in pixels and of the level that may be large
 */
export function layoutOf(setting, {flipped, aspect, focus}) {
  const ground = whole(setting.ground);
  if (ground.stacks) {
    return stacks({...setting, ground}, flipped, aspect);
  }
  return flat(levels(ground, aspect, focus && {...focus, flipped}), setting, flipped);
}

/**
 * The ground with all that a cell has: what is the same as in the one before it is given without, and so are the corners
 * of squares around their middle.
 */
function whole(ground) {
  const rounded = (n) => Math.round(n * 1000) / 1000;
  let cell = {square: -1};
  return {...ground, cells: ground.cells.map((given) => {
    cell = {...cell, square: cell.square + 1, ...given};
    const {x, y, half} = cell;
    const [left, top, right, bottom] = [x - half, y - half, x + half, y + half].map(rounded);
    return {...cell, corners: given.corners ?? [left, top, right, top, right, bottom, left, bottom]};
  })};
}

/** The ground as it is given, perhaps seen from the other side. */
function flat(ground, setting, flipped) {
  const turn = (corners) => flipped
    ? corners.map((n, i) => (i % 2 === 0 ? ground.width : ground.height) - n) : corners;
  const cells = new Map();
  for (const cell of ground.cells) {
    const [x, y] = turn([cell.x, cell.y]);
    cells.set(cell.square, {...cell, x, y, corners: turn(cell.corners)});
  }
  const bounds = boundsOf([...cells.values()]);
  const all = ground.labels.map(([text, x, y, size]) => [text, ...turn([x, y]), size]);
  const outside = all.filter(([, x, y]) => x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom);
  const upright = outside.length > 0 && outside.length === all.length;
  // No label beside the board needs room.
  const tight = outside.length === 0 || upright;
  const margin = 3;
  return {
    view: tight
      ? [bounds.left - margin, bounds.top - margin, bounds.right - bounds.left + 2 * margin,
        bounds.bottom - bounds.top + 2 * margin]
      : [0, 0, ground.width, ground.height],
    cells,
    lines: ground.lines.map(turn),
    labels: upright ? within(all, bounds, cells, ground.look) : all.map(([t, x, y, size]) => [t, x, y, size * 1.35, "label"]),
    frames: ground.border.map(turn),
    stars: stars(ground, cells),
    rivals: rivals(setting, cells),
    levels: ground.levels,
    arrange: null,
  };
}

const boundsOf = (cells) => {
  const xs = cells.flatMap((cell) => cell.corners.filter((n, i) => i % 2 === 0));
  const ys = cells.flatMap((cell) => cell.corners.filter((n, i) => i % 2 === 1));
  return {left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys)};
};

/** Names of files and ranks, written into the squares at the lower and the left edge. */
function within(all, bounds, cells, look) {
  const labels = [];
  const edge = [...cells.values()];
  for (const [text, x, y] of all) {
    const below = y > bounds.bottom;
    const left = x < bounds.left;
    if (!below && !left) {
      continue;
    }
    const near = edge.filter((cell) => Math.abs(below ? cell.x - x : cell.y - y) < 2);
    const cell = near.sort((one, two) => below ? two.y - one.y : one.x - two.x)[0];
    if (cell) {
      const half = cell.size / 2;
      const shade = look === "AREAS" ? " on" + cell.shade : "";
      if (look !== "AREAS") {
        // In the corner, where neither a stone nor a number of seeds covers it.
        const at = below ? [cell.x - half + 7, bounds.bottom - 8] : [bounds.left + 7, cell.y - half + 8];
        labels.push([text, ...at, 12, "label inner"]);
        continue;
      }
      labels.push(below
        ? [text, cell.x + half - 2, cell.y + half - 3, 13, "label inner end" + shade]
        : [text, cell.x - half + 1, cell.y - half + 8, 13, "label inner start" + shade]);
    }
  }
  return labels;
}

/** The points that players of games on many lines find their way by. */
function stars(ground, cells) {
  const side = Math.sqrt(cells.size);
  if (ground.look !== "POINTS" || side % 2 !== 1 || side < 9) {
    return [];
  }
  const in_order = [...cells.values()];
  const places = (key) => [...new Set(in_order.map((cell) => Math.round(cell[key])))].sort((a, b) => a - b);
  const xs = places("x");
  const ys = places("y");
  if (xs.length !== side || ys.length !== side) {
    return [];
  }
  const far = side < 13 ? 2 : 3;
  const middle = (side - 1) / 2;
  const at = side > 13 ? [far, middle, side - 1 - far] : [far, side - 1 - far];
  const found = at.flatMap((i) => at.map((j) => [xs[i], ys[j]]));
  return side > 13 ? found : [...found, [xs[middle], ys[middle]]];
}

/** The outer edges of the squares that a player has to join with others. */
function rivals(setting, cells) {
  const count = new Map();
  const key = (a, b) => [a, b].map((n) => Math.round(n)).join();
  const sides = (cell) => cell.corners.filter((n, i) => i % 2 === 0).map((x, i) => {
    const n = cell.corners.length;
    const [y, u, v] = [cell.corners[2 * i + 1], cell.corners[(2 * i + 2) % n], cell.corners[(2 * i + 3) % n]];
    const name = [key(x, y), key(u, v)].sort().join("|");
    return {name, line: [x, y, u, v]};
  });
  cells.forEach((cell) => sides(cell).forEach(({name}) => count.set(name, (count.get(name) ?? 0) + 1)));
  const middle = boundsOf([...cells.values()]);
  const [mx, my] = [(middle.left + middle.right) / 2, (middle.top + middle.bottom) / 2];
  const lines = [];
  for (const [player, squares] of setting.goals ?? []) {
    const own = squares.map((square) => cells.get(square)).filter(Boolean);
    const cx = own.reduce((sum, cell) => sum + cell.x, 0) / own.length - mx;
    const cy = own.reduce((sum, cell) => sum + cell.y, 0) / own.length - my;
    for (const cell of own) {
      for (const {name, line} of sides(cell)) {
        const [ox, oy] = [(line[0] + line[2]) / 2 - cell.x, (line[1] + line[3]) / 2 - cell.y];
        if (count.get(name) === 1 && ox * cx + oy * cy > 0) {
          lines.push([...line, player]);
        }
      }
    }
  }
  return lines;
}
