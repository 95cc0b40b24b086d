"use strict";
/**
 * Draws pieces of rules that are being written, from the words of their images and the book of shapes that the pictures of
 * games are drawn from too; where pictures of a game are at hand, those are shown.
 */
window.rookeryDraw = (() => {
  const WOOD = ["#f4dca4", "#1e1c1a", "#1e1c1a"];
  const MODIFIERS = ["inverted", "spent", "promoted", "lettered"];
  const REFERENCES = 3;

  /** By name, the kinds a shape is of and its parts from back to front. */
  const book = new Map();
  for (const line of (document.getElementById("data-shapes")?.textContent ?? "").split("\n")) {
    const words = line.trim().split(" ");
    if (line.startsWith(" ")) {
      [...book.values()].pop().parts.push(words);
    } else if (words[0] && !line.startsWith("//")) {
      book.set(words[0], {kinds: words, parts: []});
    }
  }

  /** Circles and ellipses are written in a word of their own, which SVG has not. */
  const path = (words) => words.join(" ")
    .replace(/E\s*([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)/g, (all, x, y, rx, ry) => oval(x, y, rx, ry))
    .replace(/O\s*([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)/g, (all, x, y, r) => oval(x, y, r, r));
  const oval = (x, y, rx, ry) =>
    "M" + (x - rx) + " " + y + " a" + rx + " " + ry + " 0 1 0 " + 2 * rx + " 0 a" + rx + " " + ry + " 0 1 0 " + -2 * rx + " 0 Z";

  const escaped = (text) => text.replace(/[&<>"]/g, (c) => "&#" + c.charCodeAt(0) + ";");
  const stroke = (d, width, ink, fill) => '<path d="' + d + '" fill="' + fill + '" stroke="' + ink + '" stroke-width="'
    + width + '" stroke-linecap="round" stroke-linejoin="round"/>';

  function shape(name, [body, outline, detail]) {
    return book.get(name).parts.map(([kind, ...rest]) => {
      if (kind === "rod") {
        const d = path(rest.slice(1));
        return stroke(d, Number(rest[0]) + 6, outline, "none") + stroke(d, rest[0], body, "none");
      }
      const d = path(rest);
      return kind === "fill" ? stroke(d, 3, outline, body)
        : kind === "line" ? stroke(d, 2.6, detail, "none") : '<path d="' + d + '" fill="' + detail + '"/>';
    }).join("");
  }

  function letters(text, x, y, size, ink) {
    const height = text.length > 2 ? size * 0.7 : size;
    return '<text x="' + x + '" y="' + y + '" font-family="sans-serif" font-weight="700" text-anchor="middle"'
      + ' dominant-baseline="central" font-size="' + height + '" fill="' + ink + '">' + escaped(text) + "</text>";
  }

  /** The words of an image, those of other pieces' images in place of their names. */
  function wordsOf(image, pieces, references) {
    return image.trim().split(/\s+/).flatMap((word) => {
      const other = pieces.find((piece) => piece.name === word);
      return other && references > 0 ? wordsOf(other.image || "", pieces, references - 1) : [word];
    });
  }

  return (piece, setting) => {
    const colours = setting.colours[piece.owner];
    let words = wordsOf(piece.image || "", setting.pieces.filter((other) => other.name), REFERENCES);
    if (!words.some((word) => book.has(word)) || words.some((word) => !book.has(word) && !MODIFIERS.includes(word))) {
      words = ["stone", "lettered"];
    }
    const has = (word) => words.includes(word);
    const ground = words.filter((word) => book.get(word)?.kinds.includes("ground")).pop();
    const shapes = words.filter((word) => book.has(word) && word !== ground && !book.get(word).kinds.includes("ground"));
    const kinds = ground ? book.get(ground).kinds : [];
    const wooden = kinds.includes("upright");
    const shown = wooden ? (has("promoted") ? [WOOD[0], WOOD[1], "#b3261e"] : WOOD) : colours;
    const onToken = [shown[2], shown[0], shown[0]];
    const text = (piece.letters || piece.name).length <= 3 ? piece.letters || piece.name : piece.name.slice(0, 3);
    let svg = "";
    if (ground) {
      const turned = wooden && piece.owner % 2 === 1;
      svg += (turned ? '<g transform="rotate(180 50 50)">' : "<g>") + shape(ground, shown) + "</g>";
    }
    shapes.forEach((name, i) => {
      let way = ground ? "translate(20 20) scale(0.6) " : "";
      if (shapes.length > 1) {
        const step = i * 27 / (shapes.length - 1);
        way += "translate(" + step + " " + (step - 2) + ") scale(0.77) ";
      }
      way += has("inverted") ? "rotate(180 50 50)" : "";
      svg += '<g transform="' + way + '">' + shape(name, ground ? onToken : shown) + "</g>";
    });
    if (ground && shapes.length === 0 && (!kinds.includes("blank") || has("lettered"))) {
      svg += letters(text, 50, !wooden ? 50 : piece.owner % 2 === 1 ? 43 : 57, 36, shown[2]);
    } else if (has("lettered")) {
      svg += '<circle cx="82" cy="18" r="14" fill="' + shown[0] + '" stroke="' + shown[1] + '" stroke-width="3"/>'
        + letters(text, 82, 18, 16, shown[2]);
    }
    if (has("promoted") && !wooden) {
      svg += '<circle cx="82" cy="18" r="14" fill="' + shown[0] + '" stroke="' + shown[1] + '" stroke-width="3"/>'
        + letters("+", 82, 18, 20, shown[2]);
    }
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
      + (has("spent") ? '<g opacity="0.55">' + svg + "</g>" : svg) + "</svg>";
  };
})();
