import {drawGround} from "./ground.js";
import {layoutOf} from "./layout.js";
import {Pieces} from "./pieces.js";
import {drawSign, signsOf} from "./signs.js";
import {numbered} from "./squares.js";
import {html, make, picture} from "./svg.js";

/** Wider than high, as pictures in a text are. */
const ASPECT = 1.2;

/**
 * A board that is only looked at: the start of a game, or how a piece moves.
 *
 * @param figure {square, content, signs, notes} of a piece, signs as [kinds, conditional, square …]; {} for the start
 */
export function drawFigure(setting, figure, label) {
  const svg = make("svg", {role: "img", "aria-label": label});
  const layout = layoutOf(setting, {flipped: false, aspect: ASPECT});
  const contents = figure.signs ? setting.squares.map((name, square) => square === figure.square ? figure.content : 0) : setting.start;
  layout.arrange?.(contents);
  const board = {svg, layout, setting};
  const layers = drawGround(board);
  layout.cells.forEach((cell, square) => {
    const group = board.groups.get(setting.squares[square]);
    const chosen = figure.signs && square === figure.square;
    group.setAttribute("class", "cell shade" + cell.shade + (chosen ? " chosen" : ""));
    ["role", "tabindex", "data-square"].forEach((name) => group.removeAttribute(name));
  });
  new Pieces(layers.pieces).show(contents, layout.cells, (content) => picture(setting.pieces[content]), {still: true});
  if (!figure.signs) {
    Object.entries(setting.numbers ?? {}).forEach(([square, number]) =>
      numbered(layers.marks, layout.cells.get(Number(square)), number, setting.ground.look === "PITS"));
  }
  signsOf(figure).forEach(([kind, conditional, ...squares]) => squares.forEach((square) => {
    const cell = layout.cells.get(square);
    if (cell) {
      drawSign(layers.marks, cell, kind, conditional);
    }
  }));
  return html("figure", {className: "depicted"}, svg, ...key(setting, figure), ...(figure.notes ?? []).map((note) => html("p", {}, note)));
}

/** What the signs mean that are used. */
function key(setting, figure) {
  const used = signsOf(figure);
  if (used.length === 0) {
    return [];
  }
  return [html("ul", {className: "key"}, ...used.map(([kind, conditional]) => {
    const sample = make("svg", {viewBox: "0 0 40 40", class: "sample", "aria-hidden": "true"});
    drawSign(sample, {x: 20, y: 20, size: 38}, kind, conditional);
    return html("li", {}, sample, setting.signs[kind] + (conditional ? ", on a condition" : ""));
  }))];
}
