"use strict";
// Each line that comes in is a game with what it comes to in the JVM; a line goes out for each: empty where it comes to
// the same here, else what differs.
const fs = require("fs");
const zlib = require("zlib");

globalThis.self = globalThis;
const [, , runtime, interpreterFile] = process.argv;
const interpreter = new Function(fs.readFileSync(runtime, "utf8") + "\nreturn interpreter;")();

function difference(call, game) {
  call("forget");
  for (const [name, text] of Object.entries(game.texts)) {
    call("text", name, text);
  }
  const loaded = JSON.parse(call("load", game.rules, "", "1"));
  if (loaded.errors !== 0) {
    return loaded.problems;
  }
  for (let depth = 1; depth <= game.leaves.length; depth++) {
    const leaves = call("perft", depth);
    if (leaves !== String(game.leaves[depth - 1])) {
      return "perft " + depth + ": " + leaves + " for " + game.leaves[depth - 1];
    }
  }
  for (let i = 0; i < game.turns.length; i++) {
    const state = JSON.parse(call("ask", "play", game.turns[i]));
    if (state.fen !== game.positions[i]) {
      return "turn " + (i + 1) + ", " + game.turns[i] + ": " + (state.fen ?? JSON.stringify(state)) + " for " + game.positions[i];
    }
  }
  return "";
}

(async () => {
  const call = await interpreter(zlib.gzipSync(fs.readFileSync(interpreterFile)).toString("base64"));
  for await (const line of require("readline").createInterface({input: process.stdin})) {
    let told;
    try {
      told = difference(call, JSON.parse(line));
    } catch (problem) {
      told = String(problem);
    }
    process.stdout.write(told.replace(/\s*\n\s*/g, " ") + "\n");
  }
})();
