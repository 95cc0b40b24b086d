import {html, make} from "./svg.js";

/** So far from the middle of a square, in pixels and in both directions, a fingertip may come down that means it. */
const REACH = 20;
/** So wide and high, in pixels, a square is where it is asked which one was meant. */
const MAGNIFIED = 46;
/** What is seen around those squares, as a share of one of them. */
const RIM = 0.3;

/**
 * The squares that a fingertip may mean. Where squares are as large as a fingertip that is never more than one; where
 * they are smaller, those that can be touched and are within reach count, and a piece right under it.
 *
 * @param x in pixels of the window
 * @return their names
 */
export function meant(board, x, y) {
  const matrix = board.svg.getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const reach = REACH / matrix.a / (window.visualViewport?.scale ?? 1);
  const found = [];
  board.layout.cells.forEach((cell, square) => {
    const far = Math.max(Math.abs(cell.x - at.x), Math.abs(cell.y - at.y));
    const name = board.setting.squares[square];
    if (far < reach && !cell.small && canTouch(board, name)) {
      found.push(name);
    }
  });
  return found;
}

/** Whether something comes of it when a square is touched. */
function canTouch(board, name) {
  const {choice} = board;
  return board.edit || board.canPremove() || board.canMove()
    && (choice.targets().has(name) || choice.isFirst(name) || choice.begun && choice.touched.at(-1) === name);
}

/** Shows squares so large that a finger finds each of them; touched there, they are touched. */
export function magnify(board, names, x, y) {
  const cells = names.map((name) => board.cellOf(name));
  const boxes = cells.map(({x, y, size}) => [x - size / 2, y - size / 2, x + size / 2, y + size / 2]);
  const apart = cells.flatMap((one, i) => cells.slice(0, i).map((two) =>
    Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))));
  const least = Math.min(...apart, ...cells.map((cell) => cell.size));
  const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side])) - least * RIM);
  const [width, height] = [2, 3].map((side) =>
    Math.max(...boxes.map((box) => box[side])) + least * RIM - (side === 2 ? left : top));
  const room = board.place.getBoundingClientRect();
  const scale = Math.min(MAGNIFIED / least, (room.width - 8) / width, (room.height - 8) / height);
  const drawing = board.svg.cloneNode(true);
  for (const [key, value] of [["viewBox", [left, top, width, height].join(" ")], ["width", width * scale],
    ["height", height * scale], ["aria-label", "Which of these?"]]) {
    drawing.setAttribute(key, value);
  }
  drawing.removeAttribute("id");
  drawing.querySelectorAll(".cell").forEach((group) => {
    if (names.includes(group.dataset.square)) {
      group.setAttribute("tabindex", "0");
      group.classList.add("meant");
    } else {
      ["data-square", "role", "tabindex", "aria-label"].forEach((key) => group.removeAttribute(key));
    }
  });
  names.forEach((name, i) => make("text", {x: cells[i].x, y: cells[i].y + cells[i].size * 0.4, class: "label named",
    "font-size": cells[i].size * 0.2}, drawing, name));
  const glass = html("div", {className: "glass"}, drawing);
  const within = (middle, size, start, end) => Math.max(4, Math.min(middle - start - size / 2, end - start - size - 4));
  glass.style.left = within(x, width * scale, room.left, room.right) + "px";
  glass.style.top = within(y, height * scale, room.top, room.bottom) + "px";
  board.place.append(glass);
  return glass;
}
