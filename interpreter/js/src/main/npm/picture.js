import {draw} from "./pieces.js";

/** Light, dark, between, and the colours that rules give to zones. */
const SHADES = ["#f1dfbf", "#c89f70", "#dcbf97", "#e0857a", "#eeb06a", "#f0d873", "#8fbf7a", "#86addb", "#b096cf", "#efb3c8", "#a98868", "#b9b6ae"];
const TINTED = 3;
const PLAIN = "#ecd3a2";
const HOLLOW = "#9c744a";
const EDGE = "#5a4128";
const LAST = "#f4d03f";
const CHECK = "#d63b2f";
const CHOSEN = "#5fa052";
const PAPER = "#fbf8f1";
const INK = "#2b2622";
const SEEDS = 24;
const MARGIN = 4;
const HAND = 40;

const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => "&#" + c.charCodeAt(0) + ";");

function element(name, attributes, inner) {
  const said = Object.entries(attributes).map(([key, value]) => " " + key + '="' + escaped(value) + '"').join("");
  return inner === undefined ? "<" + name + said + "/>" : "<" + name + said + ">" + inner + "</" + name + ">";
}

const rounded = (number) => Math.round(number * 10) / 10;

/** The picture of a piece as an SVG element of some size. */
export function piecePicture(setting, content, x, y, size) {
  const svg = draw(setting.pieces[content], setting);
  const place = ' x="' + rounded(x) + '" y="' + rounded(y) + '"';
  return svg.replace(' width="100" height="100"', place + ' width="' + rounded(size) + '" height="' + rounded(size) + '"');
}

/**
 * A position as an SVG document.
 *
 * @param turned whether the board is seen from the other side
 * @param chosen a square that is lit, and `marks` squares to which its piece can go
 */
export function picture(setting, board, {turned = false, chosen, marks = new Set()} = {}) {
  const {ground} = setting;
  const at = (x, y) => turned ? [ground.width - x, ground.height - y] : [x, y];
  const polygon = (flat, attributes) => {
    const points = [];
    for (let i = 0; i < flat.length; i += 2) {
      points.push(at(flat[i], flat[i + 1]).map(rounded).join(","));
    }
    return element("polygon", {points: points.join(" "), ...attributes});
  };
  const edge = {fill: PLAIN, stroke: EDGE, "stroke-width": 2.6};
  const parts = [];
  if (ground.look !== "AREAS") {
    ground.border.forEach((corners) => parts.push(polygon(corners, edge)));
  }
  for (const line of ground.lines) {
    const [x1, y1] = at(line[0], line[1]).map(rounded);
    const [x2, y2] = at(line[2], line[3]).map(rounded);
    parts.push(element("line", {x1, y1, x2, y2, stroke: EDGE, "stroke-width": 1.6}));
  }
  for (const cell of ground.cells) {
    const name = setting.squares[cell.square];
    parts.push(element("g", {"data-square": name}, square(name, cell)));
  }
  if (ground.look === "AREAS") {
    ground.border.forEach((corners) => parts.push(polygon(corners, {...edge, fill: "none"})));
  }
  for (const [text, left, top, size] of ground.labels) {
    const [x, y] = at(left, top).map(rounded);
    parts.push(element("text", {x, y, "font-size": rounded(size * 1.35), fill: "#6d6459", "text-anchor": "middle",
      "dominant-baseline": "central", "font-family": "system-ui, sans-serif"}, escaped(text)));
  }
  const {height, drawn} = hands();
  const box = [-MARGIN, -MARGIN - height, ground.width + 2 * MARGIN, ground.height + 2 * MARGIN + 2 * height].map(rounded);
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="' + box.join(" ") + '">' + element("title", {}, escaped(setting.title))
    + parts.join("") + drawn + "</svg>";

  function square(name, cell) {
    const points = ground.look === "POINTS";
    const pit = ground.look === "PITS";
    const fill = points ? "transparent" : pit ? HOLLOW : setting.plain && cell.shade < TINTED ? PLAIN : SHADES[cell.shade] ?? SHADES[2];
    const [x, y] = at(cell.x, cell.y);
    const here = board.pieces[name];
    let inner = polygon(cell.corners, points ? {fill} : {fill, stroke: EDGE, "stroke-width": 0.8});
    const tint = name === chosen ? CHOSEN : board.check.includes(name) ? CHECK : board.last.includes(name) ? LAST : "";
    inner += tint ? polygon(cell.corners, {fill: tint, "fill-opacity": 0.55}) : "";
    inner += points ? circle(x, y, 2.6, PAPER) : "";
    if (here && !(pit && here.number !== undefined)) {
      inner += piecePicture(setting, here.content, x - cell.size / 2, y - cell.size / 2, cell.size);
    }
    if (here?.number !== undefined) {
      inner += number(here.number, x, y, cell.size, pit);
    }
    if (marks.has(name)) {
      inner += element("circle", here
        ? {cx: rounded(x), cy: rounded(y), r: rounded(cell.size * 0.42), fill: "none", stroke: "#b3261e", "stroke-width": 4}
        : {cx: rounded(x), cy: rounded(y), r: rounded(cell.size * 0.15), fill: "#1f6f4a", stroke: "#fff"});
    }
    return inner;
  }

  function number(count, x, y, size, pit) {
    let inner = "";
    for (let i = 0; pit && i < Math.min(count, SEEDS); i++) {
      const far = size * 0.085 * Math.sqrt(i + 0.5);
      inner += circle(x + far * Math.cos(i * 2.4), y - size * 0.12 + far * Math.sin(i * 2.4), size * 0.055, PAPER);
    }
    const [nx, ny] = pit ? [x, y + size * 0.33] : [x + size * 0.35, y - size * 0.35];
    return inner + circle(nx, ny, size * 0.17, PAPER) + element("text", {x: rounded(nx), y: rounded(ny), fill: INK,
      "font-size": rounded(size * 0.2), "text-anchor": "middle", "dominant-baseline": "central"}, count);
  }

  function circle(cx, cy, r, fill) {
    return element("circle", {cx: rounded(cx), cy: rounded(cy), r: rounded(r), fill, stroke: INK});
  }

  /** What players have in hand: the first below the board, the others above it, unless it is turned. */
  function hands() {
    const rows = {above: [], below: []};
    setting.players.forEach((player, i) => rows[(i === 0) !== turned ? "below" : "above"].push(...board.hands[player]));
    const height = rows.above.length + rows.below.length > 0 ? HAND + MARGIN : 0;
    const row = (pieces, y) => pieces.map((piece, i) => {
      const x = i * HAND * 1.5;
      return element("g", {"data-hand": setting.pieces[piece.content].letter, "data-owner": piece.owner},
        piecePicture(setting, piece.content, x, y, HAND) + element("text", {x: rounded(x + HAND), y: rounded(y + HAND / 2),
          fill: INK, "font-size": 14, "dominant-baseline": "central"}, piece.count > 1 ? "×" + piece.count : ""));
    }).join("");
    return {height, drawn: row(rows.above, -HAND - MARGIN) + row(rows.below, ground.height + MARGIN)};
  }
}
