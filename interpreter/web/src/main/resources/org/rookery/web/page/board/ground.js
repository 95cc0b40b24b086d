import {make, points} from "./svg.js";

/** Draws what of a board stays as it is; comes to the layers that change. */
export function drawGround(board) {
  const {svg, layout, setting} = board;
  const ground = setting.ground;
  svg.replaceChildren();
  svg.setAttribute("viewBox", layout.view.map((n) => n.toFixed(1)).join(" "));
  svg.setAttribute("class", ground.look.toLowerCase() + (setting.plain ? " plain" : "") + (layout.wedges ? " stacks" : ""));
  if (ground.look !== "AREAS" || layout.wedges) {
    layout.frames.forEach((edge) => make("polygon", {points: points(edge), class: "ground"}, svg));
  }
  layout.bars?.forEach((bar) => make("polygon", {points: points(bar), class: "bar"}, svg));
  layout.wedges?.forEach((wedge) => make("polygon", {points: points(wedge.corners), class: "point shade" + wedge.shade}, svg));
  for (const [x1, y1, x2, y2] of layout.lines) {
    make("line", {x1, y1, x2, y2, class: "wire"}, svg);
  }
  for (const [x, y] of layout.stars) {
    make("circle", {cx: x, cy: y, r: 5, class: "star"}, svg);
  }
  board.groups = new Map();
  layout.cells.forEach((cell, square) => {
    const name = setting.squares[square];
    const group = make("g", {class: "cell", "data-square": name, role: "button", tabindex: "-1"}, svg);
    for (const kind of ["", "tint", "focus"]) {
      make("polygon", kind ? {points: points(cell.corners), class: kind} : {points: points(cell.corners)}, group);
    }
    if (ground.look === "POINTS" && ground.lines.length > 0 && !isGrid(layout)) {
      make("circle", {cx: cell.x, cy: cell.y, r: 2.6, class: "badge"}, group);
    }
    board.groups.set(name, group);
  });
  if (ground.look === "AREAS" && !layout.wedges) {
    layout.frames.forEach((edge) => make("polygon", {points: points(edge), class: "rim"}, svg));
  }
  for (const [x1, y1, x2, y2, player] of layout.rivals) {
    make("line", {x1, y1, x2, y2, class: "goal " + setting.players[player].toLowerCase()}, svg);
  }
  for (const [text, x, y, size, kind] of layout.labels) {
    make("text", {x, y, class: kind, "font-size": size}, svg, text);
  }
  const layer = (name) => make("g", {class: "layer-" + name}, svg);
  const layers = {under: layer("under"), pieces: layer("pieces"), marks: layer("marks"), drawn: layer("drawn")};
  layout.wedges?.forEach((wedge) => make("polygon", {points: points(wedge.area), class: "wedge", "data-wedge": wedge.file}, svg));
  layout.levels?.forEach(({box}, number) => {
    if (box) {
      const group = make("g", {role: "button", tabindex: "-1", "data-level": number}, svg);
      make("rect", box, group);
      make("text", {x: box.x + box.width / 2, y: box.y + box.height - 11, class: "label", "font-size": 16}, group);
    }
  });
  return layers;
}

/** Whether the lines alone show where points are. */
const isGrid = (layout) => layout.cells.size > 40;
