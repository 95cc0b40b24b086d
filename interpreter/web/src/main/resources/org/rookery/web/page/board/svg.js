/** Elements of SVG, and how pieces are shown as images, in which nothing runs. */

export const SVG = "http://www.w3.org/2000/svg";

export function make(name, attributes, parent, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  if (text !== undefined) {
    element.textContent = text;
  }
  parent?.append(element);
  return element;
}

/** An HTML element with properties and children. */
export function html(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") {
      element.setAttribute(key, value);
    } else if (key === "data") {
      Object.assign(element.dataset, value);
    } else {
      element[key] = value;
    }
  }
  element.append(...children);
  return element;
}

/** A button; a second class says what it is for. */
export function button(text, pressed, properties = {}) {
  const element = html("button", {type: "button", ...properties}, text);
  element.addEventListener("click", pressed);
  return element;
}

/** The frame of all pictures of pieces, which a setting leaves out. */
const FRAME = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round">';

/** The text of a picture that stands by itself. */
const framed = (svg) => svg.startsWith("<svg xmlns=") ? svg
  : svg.startsWith("<svg") ? svg.replace("<svg", '<svg xmlns="' + SVG + '"') : FRAME + svg + "</svg>";

/**
 * The picture of a piece, as the address of an image.
 *
 * @param piece with `svg`; without that, `draw(piece, setting)` makes it
 */
export function picture(piece, setting, draw) {
  piece.svg ||= draw(piece, setting);
  piece.picture ??= "data:image/svg+xml," + encodeURIComponent(framed(piece.svg));
  return piece.picture;
}

export const points = (flat) => {
  const pairs = [];
  for (let i = 0; i < flat.length; i += 2) {
    pairs.push(flat[i].toFixed(1) + "," + flat[i + 1].toFixed(1));
  }
  return pairs.join(" ");
};
