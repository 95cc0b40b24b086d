const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"];
const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$/;
const WORD = /\{([^}]*)\}|;([^\n]*)|\(|\)|\$\d+|[^\s{}();]+/g;

/** The headers of a record, and its moves, comments and result in order; variations are left out. */
export function readPgn(pgn, newline) {
  const lines = pgn.trim().split(new RegExp(newline));
  const headers = {};
  let first = 0;
  for (; first < lines.length; first++) {
    const tag = TAG.exec(lines[first]);
    if (tag) {
      headers[tag[1]] = tag[2].replace(/\\(.)/g, "$1");
    } else if (lines[first].trim() !== "") {
      break;
    }
  }
  const words = [];
  let depth = 0;
  for (const [text, comment, rest] of lines.slice(first).join("\n").matchAll(WORD)) {
    const move = text.replace(/^\d+\.+/, "");
    if (text === "(" || text === ")") {
      depth += text === "(" ? 1 : -1;
    } else if (depth > 0) {
      continue;
    } else if (comment !== undefined || rest !== undefined) {
      words.push({comment: (comment ?? rest).replace(/\s+/g, " ").trim()});
    } else if (RESULTS.includes(text)) {
      words.push({result: text});
    } else if (!text.startsWith("$") && move !== "" && !/^\.+$/.test(move)) {
      words.push({move});
    }
  }
  return {headers, words};
}

/** A record: headers, moves two a number, comments behind the moves they are about. */
export function writePgn({headers, start, moves, comments, newline, maxWidth}) {
  const tags = Object.entries(headers).map(([key, value]) => "[" + key + ' "' + value.replace(/(["\\])/g, "\\$1") + '"]' + newline);
  const said = (fen) => fen in comments ? ["{" + comments[fen] + "}"] : [];
  const words = [];
  let number = Number(start.split(" ")[5]);
  let pair = said(moves[0]?.before ?? start);
  moves.forEach((move, i) => {
    if (move.color === "w" || i === 0 || said(move.before).length > 0) {
      pair.push(number + (move.color === "w" ? "." : "..."));
    }
    pair.push(move.san, ...said(move.after));
    if (move.color === "b") {
      words.push(pair.join(" "));
      pair = [];
      number++;
    }
  });
  words.push(...pair.length > 0 ? [pair.join(" ")] : [], ...headers.Result ? [headers.Result] : []);
  let out = "";
  let column = 0;
  for (const word of words) {
    const breaks = maxWidth > 0 && column > 0 && column + 1 + word.length > maxWidth;
    out += (breaks ? newline : column > 0 ? " " : "") + word;
    column = breaks || column === 0 ? word.length : column + 1 + word.length;
  }
  return tags.join("") + (tags.length > 0 && moves.length > 0 ? newline : "") + out;
}
