import {make} from "./svg.js";

/** The signs of a figure of the rules, those named together each by itself: [kind, conditional, square …]. */
export const signsOf = (figure) => (figure.signs ?? []).flatMap(([kinds, ...rest]) =>
  kinds.split(" ").map((kind) => [kind, ...rest]));

/** Where a piece goes: a dot; what it captures: a ring; over other pieces: pointed; a condition: hollow or broken. */
export function drawSign(layer, cell, kind, conditional) {
  const {x, y, size} = cell;
  const take = kind.includes("capture");
  const looks = {class: "mark sign" + (take ? " take" : "") + (kind === "remote" ? " far" : "") + (conditional ? " perhaps" : "")};
  const path = (d) => make("path", {d, ...looks}, layer);
  const diamond = (r) => path(["M", x, y - r, "L", x + r, y, x, y + r, x - r, y, "Z"].join(" "));
  if (kind === "remote") {
    const r = size * 0.22;
    path(["M", x - r, y - r, "L", x + r, y + r, "M", x - r, y + r, "L", x + r, y - r].join(" "));
  } else if (kind === "leg") {
    const r = size * 0.1;
    make("rect", {x: x - r, y: y - r, width: 2 * r, height: 2 * r, ...looks}, layer);
  } else if (kind === "in_place") {
    make("circle", {cx: x, cy: y, r: size * 0.48, ...looks, class: looks.class + " take"}, layer);
  } else if (kind.startsWith("hop")) {
    diamond(size * (take ? 0.42 : 0.16));
  } else {
    make("circle", {cx: x, cy: y, r: size * (take ? 0.38 : 0.13), ...looks}, layer);
  }
}
