import {drawSign} from "./signs.js";
import {make, points} from "./svg.js";

/** Most seeds that are drawn one by one. */
const SEEDS = 24;

/** What is to be seen on squares besides pieces: seeds, numbers, where a piece can go, how it moves. */
export function drawMarks(board, contents, targets) {
  const {layers, layout, position, setting} = board;
  layers.under.replaceChildren();
  layers.marks.replaceChildren();
  layout.cells.forEach((cell, square) => {
    const number = position.numbers[square];
    if (position.beneath?.[square] && contents[square] === position.board[square]) {
      column(board, cell, [...position.beneath[square], contents[square]]);
    }
    if (number !== undefined) {
      numbered(layers.marks, cell, number, setting.ground.look === "PITS");
    }
    if (targets.has(setting.squares[square])) {
      const taken = Boolean(contents[square]) || number > 0;
      make("circle", {cx: cell.x, cy: cell.y, r: cell.size * (taken ? 0.46 : 0.15), class: taken ? "mark take" : "mark"},
        layers.marks);
    }
  });
  for (const [square, kind, conditional] of board.signs) {
    const cell = layout.cells.get(square);
    if (cell) {
      drawSign(layers.marks, cell, kind, conditional);
    }
  }
  piled(board, targets);
}

/** The pieces that lie on each other on a square, small at its side, the lowest first. */
function column(board, cell, pieces) {
  const size = cell.size * 0.3;
  const step = Math.min(0.17, 0.66 / (pieces.length - 1)) * cell.size;
  pieces.forEach((content, level) => make("image", {href: board.pictureOf(content), x: cell.x + cell.size * 0.34 - size / 2,
    y: cell.y + cell.size * 0.33 - level * step - size / 2, width: size, height: size, class: "beneath"}, board.layers.marks));
}

/** A number on a square, with seeds where it is a pit. */
export function numbered(layer, cell, number, pit) {
  if (pit) {
    for (let i = 0; i < Math.min(number, SEEDS); i++) {
      const far = cell.size * 0.085 * Math.sqrt(i + 0.5);
      make("circle", {cx: cell.x + far * Math.cos(i * 2.4), cy: cell.y - cell.size * 0.12 + far * Math.sin(i * 2.4),
        r: cell.size * 0.055, class: "badge"}, layer);
    }
  }
  const [x, y] = pit ? [cell.x, cell.y + cell.size * 0.33] : [cell.x + cell.size * 0.35, cell.y - cell.size * 0.35];
  make("circle", {cx: x, cy: y, r: cell.size * 0.17, class: "badge"}, layer);
  make("text", {x, y, class: "number"}, layer, number);
}

/** On a board of points on which pieces are piled up: those in hand on the bar, those that have left in the tray. */
function piled(board, targets) {
  const {layout, layers, position, setting} = board;
  if (!layout.wedges) {
    return;
  }
  const size = 60;
  position.hands.forEach((hand, player) => setting.competes[player] && hand.forEach(([content, count]) => {
    const [x, y] = layout.bar(player);
    const token = "*" + setting.pieces[content].letter;
    const ready = player === position.mover && targets.has(token) || board.choice.touched.includes(token) && player === position.mover;
    make("image", {href: board.pictureOf(content), x: x - size / 2, y: y - size / 2, width: size, height: size,
      "data-token": player === position.mover ? token : "", class: "onbar" + (ready ? " ready" : "")}, layers.marks);
    if (count > 1) {
      make("text", {x, y, class: "number"}, layers.marks, count);
    }
  }));
  const start = setting.start ?? [];
  setting.pieces.forEach((piece, content) => {
    if (!content || !setting.competes[piece.owner]) {
      return;
    }
    const there = (contents) => contents.filter((other) => other === content).length;
    const inHand = (position.hands[piece.owner] ?? []).find(([other]) => other === content)?.[1] ?? 0;
    const gone = there(start) - there(position.board) - inHand;
    for (let n = 0; n < gone; n++) {
      const [x, y] = layout.tray(piece.owner, n);
      const [w, h] = layout.upright ? [54, 15] : [15, 54];
      make("rect", {x: x - w / 2, y: y - h / 2, width: w, height: h, rx: 4,
        class: "off " + setting.players[piece.owner].toLowerCase()}, layers.marks);
    }
  });
}

/** What lies beneath the piece on a square, in words, from the top. */
function under(board, square) {
  const pieces = board.position.beneath?.[square] ?? [];
  return pieces.length === 0 ? "" : ", on " + [...pieces].reverse().map((piece) => board.pieceName(piece)).join(", ");
}

/** What is seen of a square, in words. */
function sightOf(board, square, content) {
  return board.position.unseen?.includes(square) ? "not seen" : content ? board.pieceName(content) : "empty";
}

/** How a square looks, and what is said of it to those who do not see it. */
export function describe(board, square, contents, targets) {
  const {position, setting, choice, layout} = board;
  const name = setting.squares[square];
  const group = board.groups.get(name);
  const cell = layout.cells.get(square);
  const content = contents[square];
  const number = position.numbers[square];
  const chosen = choice.touched.includes(name) || board.premove.includes(name);
  if (layout.arrange) {
    [...group.children].forEach((child) => child.setAttribute("points", points(cell.corners)));
  }
  group.setAttribute("class", "cell shade" + cell.shade
    + (position.check.includes(square) ? " check" : position.last.includes(square) ? " last" : "")
    + (position.unseen?.includes(square) ? " unseen" : "")
    + (board.premove.includes(name) ? " premove" : choice.touched.includes(name) ? " chosen" : ""));
  group.setAttribute("aria-label", name + ", " + sightOf(board, square, content)
    + (number !== undefined ? ", " + number : "") + under(board, square) + (targets.has(name) ? ", can go here" : "") + (chosen ? ", chosen" : ""));
}
