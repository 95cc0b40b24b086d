/**
 * Boards in several parts, such as levels one above the other, are put side by side or below each other, as the room for
 * them asks.
 */
export function levels(ground, aspect) {
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
  const moved = new Map();
  parts.forEach((part, i) => {
    const dx = gap + (i % best.columns) * (wide + gap) - boxes[i].left;
    const dy = gap + Math.floor(i / best.columns) * (high + gap) - boxes[i].top;
    part.forEach((cell) => moved.set(cell.square, [dx, dy]));
  });
  const shift = (cell, corners) => corners.map((n, i) => n + moved.get(cell.square)[i % 2]);
  const cells = ground.cells.map((cell) => {
    const [x, y] = shift(cell, [cell.x, cell.y]);
    return {...cell, x, y, corners: shift(cell, cell.corners)};
  });
  const near = (x, y) => ground.cells.reduce((best, cell) =>
    Math.hypot(cell.x - x, cell.y - y) < Math.hypot(best.x - x, best.y - y) ? cell : best);
  return {
    ...ground,
    width: best.width,
    height: best.height,
    cells,
    labels: ground.labels.map(([text, x, y, labelSize]) => [text, ...shift(near(x, y), [x, y]), labelSize]),
    border: cells.map((cell) => cell.corners),
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
