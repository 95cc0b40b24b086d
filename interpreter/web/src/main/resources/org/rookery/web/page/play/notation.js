import {html} from "../board/svg.js";

const DICE = {Blank: "○", Marked: "●", One: "⚀", Two: "⚁", Three: "⚂", Four: "⚃", Five: "⚄", Six: "⚅"};

/**
 * A move as its players write it, the letter of its piece shown as a picture.
 *
 * @param text the move as rules files write it, where it is known: its letter tells whose piece is dropped
 * @return texts and images
 */
export function figured(name, mover, setting, pictureOf, text = "") {
  if (setting.competes[mover] === false) {
    const thrown = setting.pieces.find((piece) => piece.owner === mover && name.startsWith(piece.letter + "*"));
    return [DICE[thrown?.name] ?? name];
  }
  // What ICCS writes begins with a square.
  const letter = /^\+?[A-Z](?![0-9][A-Z][0-9]$)(?=[a-z0-9@*x-])/.exec(name)?.[0];
  const dropped = /^\+?[A-Za-z]+(?=\*)/.exec(text)?.[0];
  const content = letter === undefined ? -1 : setting.pieces.findIndex((piece) => piece.letter?.toUpperCase() === letter
    && (dropped?.toUpperCase() === letter ? piece.letter === dropped : piece.owner === mover));
  if (content < 1) {
    return [name];
  }
  const alone = setting.pieces.filter((piece) => piece.owner === mover).length === 1;
  const rest = name.slice(letter.length);
  return [html("img", {src: pictureOf(content), alt: letter, className: "figure-of"}), alone ? rest.replace(/^[@*]/, "") : rest];
}
