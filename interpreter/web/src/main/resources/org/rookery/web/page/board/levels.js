/** So wide, in pixels, is what a finger finds. */
const FINGER = 40;
/** So wide, in pixels, a level is at least that stands small beside another. */
const SMALL = 46;

/**
 * Boards in several parts, such as levels one above the other, are put side by side or below each other, as the room for
 * them asks. Where fingers would not find their squares, one of them is large and the others stand below it, or beside it in
 * a wide room.
 *
 * @param focus for fingers: {width of the room in pixels, number of the large level, flipped}
 */
export function levels(ground, aspect, focus) {
  const parts = partsOf(ground.cells);
  if (parts.length < 2 || ground.look !== "AREAS") {
    return ground;
  }
  const boxes = parts.map(boxOf);
  const [wide, high] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  if (boxes.some((box) => box.width < wide * 0.9 || box.height < high * 0.9)) {
    return ground;
  }
  const size = parts[0][0].size;
  const gap = size * (aspect < 1 ? 0.12 : 0.5);
  let best = null;
  for (let columns = 1; columns <= parts.length; columns++) {
    const rows = Math.ceil(parts.length / columns);
    const [width, height] = [columns * (wide + gap) + gap, rows * (high + gap) + gap];
    const scale = Math.min(aspect / width, 1 / height);
    if (!best || scale > best.scale + 1e-9) {
      best = {columns, scale, width, height};
    }
  }
  if (focus && size * best.scale * focus.width / aspect < FINGER) {
    return focused(ground, parts, boxes, aspect, focus);
  }
  const slots = parts.map((part, i) =>
    ({x: gap + (i % best.columns) * (wide + gap), y: gap + Math.floor(i / best.columns) * (high + gap), scale: 1}));
  return {...put(ground, parts, boxes, slots), width: best.width, height: best.height};
}

/** One level large, and the others small, each with its name. */
function focused(ground, parts, boxes, aspect, focus) {
  const {number, flipped} = focus;
  const {width: wide, height: high} = boxes[number];
  const gap = parts[0][0].size * 0.12;
  const name = gap * 3;
  const sizes = {wide, high, gap, name, others: parts.length - 1, aspect};
  const {width, height, scale, place} = aspect < 1 ? rowsBelow(sizes, focus.width) : columnsBeside(sizes);
  const slots = boxes.map((box, i) => i === number ? {x: gap / 2, y: gap / 2, scale: 1} : {...place(i < number ? i : i - 1), scale});
  // What is drawn from the other side is turned as a whole, and yet the large level is to be first.
  const turned = slots.map(({x, y, scale}) => flipped
    ? {x: width - x - wide * scale, y: height - y - high * scale, scale} : {x, y, scale});
  const box = boxes[number];
  const labels = ground.labels.filter(([, x, y]) => x > box.left && x < box.left + wide && y > box.top && y < box.top + high);
  return {...put({...ground, labels}, parts, boxes, turned), width, height, levels: parts.map((part, i) => ({
    squares: part.map((cell) => cell.square),
    box: i === number ? null : {x: slots[i].x, y: slots[i].y, width: wide * scale, height: high * scale + name},
  }))};
}

/** The others in rows below the large one, in a room so many pixels wide. */
function rowsBelow({wide, high, gap, name, others, aspect}, pixels) {
  const width = wide + gap;
  const rows = Math.ceil(others * SMALL / pixels);
  const columns = Math.ceil(others / rows);
  const spare = (width / aspect - high - gap) / rows - gap - name;
  const scale = Math.max(SMALL / pixels, Math.min(0.5, ((width - gap) / columns - gap) / wide, spare / high));
  const height = high + gap + rows * (high * scale + gap + name);
  const step = width / columns;
  return {width, height, scale, place: (n) =>
    ({x: (n % columns + 0.5) * step - wide * scale / 2, y: high + 1.5 * gap + Math.floor(n / columns) * (high * scale + gap + name)})};
}

/** The others in as many columns beside the large one as make them largest. */
function columnsBeside({wide, high, gap, name, others, aspect}) {
  const height = high + gap;
  let best = {scale: 0};
  for (let columns = 1; columns <= others; columns++) {
    const rows = Math.ceil(others / columns);
    const spare = (height * aspect - wide - gap) / columns - gap;
    const scale = Math.min(0.5, (height / rows - gap - name) / high, Math.max(spare, wide * 0.2) / wide);
    if (scale > best.scale) {
      best = {scale, columns, step: height / rows};
    }
  }
  const {scale, columns, step} = best;
  return {width: wide + gap + columns * (wide * scale + gap), height, scale, place: (n) =>
    ({x: wide + 1.5 * gap + (n % columns) * (wide * scale + gap), y: gap / 2 + Math.floor(n / columns) * step})};
}

/** The ground with its parts put elsewhere, each by {x, y, scale}. */
function put(ground, parts, boxes, slots) {
  const part = new Map(parts.flatMap((cells, i) => cells.map((cell) => [cell.square, i])));
  const shift = (cell, corners) => {
    const i = part.get(cell.square);
    const [{left, top}, {x, y, scale}] = [boxes[i], slots[i]];
    return corners.map((n, axis) => axis % 2 === 0 ? (n - left) * scale + x : (n - top) * scale + y);
  };
  const cells = ground.cells.map((cell) => {
    const [x, y] = shift(cell, [cell.x, cell.y]);
    const {scale} = slots[part.get(cell.square)];
    return {...cell, x, y, size: cell.size * scale, small: scale < 1, corners: shift(cell, cell.corners)};
  });
  const near = (x, y) => ground.cells.reduce((best, cell) =>
    Math.hypot(cell.x - x, cell.y - y) < Math.hypot(best.x - x, best.y - y) ? cell : best);
  return {
    ...ground,
    cells,
    labels: ground.labels.map(([text, x, y, labelSize]) => [text, ...shift(near(x, y), [x, y]), labelSize]),
    border: cells.filter((cell) => !cell.small).map((cell) => cell.corners),
  };
}

/** Squares that touch, directly or through others; each part once. */
function partsOf(cells) {
  let near = Infinity;
  cells.forEach((here, i) => cells.slice(0, i).forEach((other) => {
    near = Math.min(near, Math.hypot(here.x - other.x, here.y - other.y));
  }));
  const rest = new Set(cells);
  const parts = [];
  while (rest.size > 0) {
    const [first] = rest;
    const part = [first];
    rest.delete(first);
    for (const here of part) {
      for (const other of rest) {
        if (Math.hypot(here.x - other.x, here.y - other.y) < near * 1.3) {
          part.push(other);
          rest.delete(other);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

function boxOf(part) {
  const xs = part.flatMap((cell) => cell.corners.filter((n, i) => i % 2 === 0));
  const ys = part.flatMap((cell) => cell.corners.filter((n, i) => i % 2 === 1));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top};
}
