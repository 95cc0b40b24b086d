"use strict";
// Each line that comes in is a game with what it comes to in the JVM; for each goes out a line of JSON: what differs here,
// if anything does, and the moves of the opponent at level 1 at the start and after the random game.
const fs = require("fs");
const zlib = require("zlib");

globalThis.self = globalThis;
const [, , runtime, interpreterFile] = process.argv;
const interpreter = new Function(fs.readFileSync(runtime, "utf8") + "\nreturn interpreter;")();

function opponent(call) {
  const before = JSON.parse(call("ask", "state", ""));
  const after = JSON.parse(call("ask", "choose", "1"));
  if (!after.played) {
    throw new Error("the opponent has no move: " + JSON.stringify(after));
  }
  return {move: after.played.slice(before.played.length).join(" "), fen: after.fen};
}

function compare(call, game) {
  const told = {difference: "", replies: []};
  call("forget");
  for (const [name, text] of Object.entries(game.texts)) {
    call("text", name, text);
  }
  const loaded = JSON.parse(call("load", game.rules, "", "1"));
  if (loaded.errors !== 0) {
    throw new Error(loaded.problems);
  }
  for (let depth = 1; depth <= game.leaves.length; depth++) {
    const leaves = call("perft", depth);
    if (leaves !== String(game.leaves[depth - 1])) {
      throw new Error("perft " + depth + ": " + leaves + " for " + game.leaves[depth - 1]);
    }
  }
  told.replies.push(opponent(call));
  call("ask", "position", game.start);
  for (let i = 0; i < game.turns.length; i++) {
    const state = JSON.parse(call("ask", "play", game.turns[i]));
    if (state.fen !== game.positions[i]) {
      throw new Error("turn " + (i + 1) + ", " + game.turns[i] + ": " + (state.fen ?? JSON.stringify(state)) + " for " + game.positions[i]);
    }
  }
  told.replies.push(opponent(call));
  return told;
}

(async () => {
  const call = await interpreter(zlib.gzipSync(fs.readFileSync(interpreterFile)).toString("base64"));
  for await (const line of require("readline").createInterface({input: process.stdin})) {
    let told;
    try {
      told = compare(call, JSON.parse(line));
    } catch (problem) {
      told = {difference: String(problem), replies: []};
    }
    process.stdout.write(JSON.stringify(told) + "\n");
  }
})();
