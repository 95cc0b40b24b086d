"use strict";
// Each line that comes in is a game with what it comes to in the JVM; for each goes out a line of JSON: what differs here,
// if anything does, and the move of the opponent at level 1: at the start, or after the random game, as the game's line says.
const fs = require("fs");

globalThis.self = globalThis;
const [, , runtime, interpreterFile] = process.argv;

// So many turns are played before the position is looked at: a page writes down far more of it than the FEN.
const AT_ONCE = 4;
const started = new Function(fs.readFileSync(runtime, "utf8") + "\nreturn started;")();

function opponent(call) {
  const before = JSON.parse(call("ask", "state", ""));
  const after = JSON.parse(call("ask", "choose", "1"));
  if (!after.played) {
    throw new Error("the opponent has no move: " + JSON.stringify(after));
  }
  return {move: after.played.slice(before.played.length).join(" "), fen: after.fen};
}

function compare(call, game) {
  const told = {difference: "", reply: null};
  call("forget");
  for (const [name, text] of Object.entries(game.texts)) {
    call("text", name, text);
  }
  const loaded = JSON.parse(call("load", game.rules, "", "1"));
  if (loaded.errors !== 0) {
    throw new Error(loaded.problems);
  }
  // A page is written with the beginning, where all games have the same.
  if (game.beginning) {
    const beginning = call("ask", "restart", "");
    if (JSON.stringify(JSON.parse(beginning)) !== JSON.stringify(game.beginning)) {
      throw new Error("the beginning: " + beginning + " for " + JSON.stringify(game.beginning));
    }
  }
  for (let depth = 1; depth <= game.leaves.length; depth++) {
    const leaves = call("perft", depth);
    if (leaves !== String(game.leaves[depth - 1])) {
      throw new Error("perft " + depth + ": " + leaves + " for " + game.leaves[depth - 1]);
    }
  }
  if (game.opponent === "at the start") {
    told.reply = opponent(call);
  }
  call("ask", "position", game.start);
  for (let i = 0; i < game.turns.length; i += AT_ONCE) {
    const turns = game.turns.slice(i, i + AT_ONCE);
    const state = JSON.parse(call("ask", "go", [i, ...turns].join("\n")));
    const position = game.positions[i + turns.length - 1];
    if (state.fen !== position) {
      throw new Error("turns from " + (i + 1) + ", " + turns.join(", ") + ": " + (state.remark || state.fen || JSON.stringify(state)) + " for " + position);
    }
  }
  if (game.opponent === "at the end") {
    told.reply = opponent(call);
  }
  return told;
}

(async () => {
  const call = await started(await WebAssembly.compile(fs.readFileSync(interpreterFile), {builtins: ["js-string"]}));
  for await (const line of require("readline").createInterface({input: process.stdin})) {
    let told;
    try {
      told = compare(call, JSON.parse(line));
    } catch (problem) {
      told = {difference: String(problem), reply: null};
    }
    process.stdout.write(JSON.stringify(told) + "\n");
  }
})();
