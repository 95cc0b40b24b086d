/**
 * A board whose files are points on which pieces are piled up: two rows of points with a bar between their halves and a
 * tray beside them. In a tall room the points lie across it, so that fingers find them.
 */
const CELL = 64;
/** How many pieces lie on a point without hiding each other. */
const PILE = 5;
const BAR = 1;
const TRAY = 1.1;

export function stacks(setting, flipped, aspect) {
  const files = filesOf(setting.ground.cells);
  const half = files.length / 2;
  const quarter = half / 2;
  const length = PILE * CELL + CELL * 0.1;
  const along = 2 * length + CELL * 0.7;
  const tall = aspect < 1;
  /** From one point to the next; in a tall room so far that each is as high as a fingertip. */
  const pitch = tall ? CELL * 1.25 : CELL;
  const across = (half + BAR + TRAY) * pitch;
  /** From lengths across and along the board to what is drawn. */
  const put = (a, b) => tall ? [along - b, a] : [a, b];
  const middle = (i) => {
    const place = i < half ? half - 1 - i : i - half;
    return (place + (place >= quarter ? BAR : 0) + 0.5) * pitch;
  };
  const low = (i) => (i < half) !== flipped;
  const cells = new Map();
  const wedges = [];
  files.forEach((file, i) => {
    const a = middle(i);
    const foot = low(i) ? along : 0;
    const tip = low(i) ? along - length * 0.92 : length * 0.92;
    wedges.push({file: i, shade: i % 2,
      corners: [...put(a - pitch * 0.46, foot), ...put(a + pitch * 0.46, foot), ...put(a, tip)],
      area: [...put(a - pitch / 2, foot), ...put(a + pitch / 2, foot),
        ...put(a + pitch / 2, low(i) ? along - length : length), ...put(a - pitch / 2, low(i) ? along - length : length)],
      squares: file.map((cell) => cell.square)});
    file.forEach((cell) => cells.set(cell.square, {square: cell.square, size: CELL * 0.94, shade: 0, corners: []}));
  });
  /** Pieces lie closer where there are many of them. */
  const arrange = (board) => files.forEach((file, i) => {
    const count = Math.max(PILE, file.filter((cell) => board[cell.square]).length);
    const step = CELL * PILE / count;
    file.forEach((cell, n) => {
      const b = Math.min(n, count) * step + CELL / 2;
      const [x, y] = put(middle(i), low(i) ? along - b : b);
      const h = CELL / 2;
      Object.assign(cells.get(cell.square), {x, y, corners: [x - h, y - h, x + h, y - h, x + h, y + h, x - h, y + h]});
    });
  });
  arrange([]);
  const bar = (quarter + BAR / 2) * pitch;
  const label = (i) => {
    const [x, y] = put(middle(i), low(i) ? along + CELL * 0.22 : -CELL * 0.22);
    return [setting.points?.[i] ?? String(i + 1), x, y, 17, "label"];
  };
  const edge = CELL * 0.42;
  const [x1, y1] = put(0, 0);
  const [x2, y2] = put(across, along);
  const [left, top, width, height] = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const box = (a1, b1, a2, b2) => [...put(a1, b1), ...put(a2, b1), ...put(a2, b2), ...put(a1, b2)];
  return {
    view: tall ? [left - edge, top, width + 2 * edge, height] : [left, top - edge, width, height + 2 * edge],
    cells,
    lines: [],
    labels: files.map((file, i) => label(i)),
    frames: [box(0, 0, across, along)],
    stars: [],
    rivals: [],
    wedges,
    bars: [box(quarter * pitch, 0, (quarter + BAR) * pitch, along), box(across - TRAY * pitch, 0, across, along)],
    /** Where pieces in hand lie, and those that have left the board, of a player. */
    bar: (player) => put(bar, (player === 0) !== flipped ? along * 0.62 : along * 0.38),
    tray: (player, n) => put(across - TRAY * pitch / 2,
      (player === 0) !== flipped ? along - CELL * (0.3 + n * 0.3) : CELL * (0.3 + n * 0.3)),
    upright: !tall,
    arrange,
  };
}

/** Squares by file, each from its lowest. */
function filesOf(cells) {
  const files = new Map();
  for (const cell of cells) {
    const key = Math.round(cell.x);
    files.set(key, [...(files.get(key) ?? []), cell]);
  }
  return [...files.entries()].sort(([one], [two]) => one - two)
    .map(([, file]) => file.sort((one, two) => two.y - one.y));
}
