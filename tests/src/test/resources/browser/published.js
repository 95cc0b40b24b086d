"use strict";
// Runs the interpreter of a page that was published, as its worker does; for each level that is named the opponent moves,
// and a line of JSON tells the move and the position after it.
const fs = require("fs");

globalThis.self = globalThis;
const [, , file, ...levels] = process.argv;
const page = fs.readFileSync(file, "utf8");
const data = (id) => new RegExp('<script type="[^"]*" id="' + id + '">([^]*?)</script>').exec(page)[1];
const interpreter = new Function(data("data-worker") + "\nreturn interpreter;")();

(async () => {
  const rules = JSON.parse(data("data-rules"));
  const call = await interpreter(data("data-interpreter"));
  for (const [name, text] of Object.entries(rules.texts)) {
    call("text", name, text);
  }
  const loaded = JSON.parse(call("load", rules.name, rules.title, "1"));
  if (loaded.errors !== 0) {
    throw new Error(loaded.problems);
  }
  for (const level of levels) {
    const state = JSON.parse(call("ask", "choose", level));
    process.stdout.write(JSON.stringify({move: state.played.at(-1), fen: state.fen}) + "\n");
  }
})();
