import {signsOf} from "./signs.js";
import {picture} from "./svg.js";

/**
 * Pieces drawn otherwise than their rules say, alike in all games: as letters, or as letters with signs around them that
 * tell how they move, for those who do not know a game's own figures.
 */
const MOST_LETTERS = 3;
/** Signs that are no moves of the piece itself. */
const NO_MOVES = ["remote", "leg"];

/** By name, what each set is called. */
export const SETS = {figures: "figures of the game", letters: "letters", moves: "letters and how they move"};

/** What is written on a piece: its letter, or the beginnings of its name. */
export function shortOf(piece) {
  const text = piece.letters || piece.letter;
  const initials = text.split(/[^\p{L}\p{N}+]+/u).map((word) => word.slice(0, 1)).join("");
  const short = text.length <= MOST_LETTERS ? text : initials.length > 1 && initials.length <= MOST_LETTERS ? initials : text.slice(0, MOST_LETTERS);
  return short === text && text.length > 1 && !text.startsWith("+") ? text : short.toUpperCase();
}

/** Shows the pieces of a board in another set, one of `SETS`. */
export function dress(board, set) {
  board.set = set;
  board.dice.dataset.key = "";
  if (board.setting) {
    board.ground();
  }
}

/** The picture of a piece as a board shows it, as the address of an image. */
export function pictureFor(board, content) {
  const {set, setting, flipped, dressed} = board;
  if (!set || set === "figures") {
    return picture(setting.pieces[content], setting, board.draw);
  }
  dressed[content] ??= pictureInSet(set, setting, content, flipped);
  return dressed[content];
}

/** The same in a set that is drawn here; `turned` where the board is seen from the other side. */
function pictureInSet(set, setting, content, turned) {
  const piece = setting.pieces[content];
  const [body, outline, ink] = setting.colours[piece.owner];
  const marks = set === "moves" ? movesOf(setting, piece, ink, turned) : "";
  const text = shortOf(piece);
  const size = (marks ? 0.72 : 1) * [56, 56, 42, 30][text.length];
  const escaped = text.replace(/[&<>"]/g, (c) => "&#" + c.charCodeAt(0) + ";");
  return "data:image/svg+xml," + encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
    + '<rect x="5" y="5" width="90" height="90" rx="' + (marks ? 14 : 45) + '" fill="' + body + '" stroke="' + outline + '" stroke-width="3"/>'
    + '<text x="50" y="51" font-family="sans-serif" font-weight="700" text-anchor="middle" dominant-baseline="central" font-size="'
    + size + '" fill="' + ink + '">' + escaped + "</text>" + marks + "</svg>");
}

/** How the rules of the page draw the moves of a type: its own player's, or those of the player who sits opposite. */
function diagramOf(setting, piece) {
  const figures = (setting.rules ?? []).map((part) => part.figure).filter((figure) =>
    figure?.signs && setting.pieces[figure.content].name === piece.name);
  const own = figures.find((figure) => setting.pieces[figure.content].owner === piece.owner);
  return own ?? (setting.competes.filter(Boolean).length === 2 ? figures[0] : undefined);
}

/** A dot for a step, a line where it goes on, a ring for a leap. */
function movesOf(setting, piece, ink, turned) {
  const diagram = diagramOf(setting, piece);
  if (!diagram) {
    return "";
  }
  const cells = new Map(setting.ground.cells.map((cell) => [cell.square, cell]));
  const from = cells.get(diagram.square);
  const opposite = setting.pieces[diagram.content].owner !== piece.owner;
  const ways = new Map();
  for (const [square, kind] of signsOf(diagram).flatMap(([kind, , ...squares]) => squares.map((square) => [square, kind]))) {
    const {x, y} = cells.get(square) ?? from;
    const far = Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) / from.size;
    const angle = Math.round(Math.atan2(y - from.y, x - from.x) * 180 / Math.PI);
    if (far > 0.4 && !NO_MOVES.includes(kind)) {
      const way = ways.get(angle) ?? {near: Infinity, far: 0};
      ways.set(angle, {near: Math.min(way.near, far), far: Math.max(way.far, far)});
    }
  }
  return [...ways].map(([angle, {near, far}]) => {
    const turn = (angle + (turned !== opposite ? 180 : 0)) * Math.PI / 180;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const edge = 34 / Math.max(Math.abs(dx), Math.abs(dy));
    const [x, y] = [50 + dx * edge, 50 + dy * edge].map((n) => n.toFixed(1));
    if (near > 1.3) {
      return '<circle cx="' + x + '" cy="' + y + '" r="4" fill="none" stroke="' + ink + '" stroke-width="2.5"/>';
    }
    return far > near + 0.5
      ? '<path d="M' + [50 + dx * edge * 0.76, 50 + dy * edge * 0.74].map((n) => n.toFixed(1)).join(" ") + "L"
        + [50 + dx * edge * 1.2, 50 + dy * edge * 1.13].map((n) => n.toFixed(1)).join(" ")
        + '" stroke="' + ink + '" stroke-width="6" stroke-linecap="round"/>'
      : '<circle cx="' + x + '" cy="' + y + '" r="5" fill="' + ink + '"/>';
  }).join("");
}
