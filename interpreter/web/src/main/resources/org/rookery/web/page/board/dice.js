import {html, make} from "./svg.js";

/** The pips of a die's face, in thirds of its side; coins and sticks have one or none. */
const PIPS = {
  Blank: [],
  Marked: [[1, 1]],
  One: [[1, 1]],
  Two: [[0, 0], [2, 2]],
  Three: [[0, 0], [1, 1], [2, 2]],
  Four: [[0, 0], [2, 0], [0, 2], [2, 2]],
  Five: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  Six: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
};

/**
 * What stands on squares that are not drawn: dice, mostly.
 *
 * @param place an element for them
 */
export function showDice(place, setting, contents, cells, pictureOf) {
  const key = contents.map((content, square) => cells.has(square) ? 0 : content).join();
  if (place.dataset.key === key) {
    return;
  }
  place.dataset.key = key;
  place.replaceChildren();
  contents.forEach((content, square) => {
    if (content && !cells.has(square)) {
      const piece = setting.pieces[content];
      const isDie = !setting.competes[piece.owner] && PIPS[piece.name];
      place.append(isDie ? die(piece.name) : html("img", {src: pictureOf(content), alt: piece.name}));
    }
  });
  place.hidden = place.children.length === 0;
}

function die(name) {
  const svg = make("svg", {viewBox: "0 0 100 100", class: "die", role: "img", "aria-label": name});
  make("rect", {x: 6, y: 6, width: 88, height: 88, rx: 18}, svg);
  for (const [x, y] of PIPS[name]) {
    make("circle", {cx: 27 + 23 * x, cy: 27 + 23 * y, r: 9.5}, svg);
  }
  return svg;
}
