// Each line that comes in is a game with positions of it; for each goes out a line of JSON: what differs from the JVM, if
// anything does.
import {createHash} from "node:crypto";
import {createInterface} from "node:readline";
import {Game} from "rookery";

const hash = (text) => createHash("sha256").update(text).digest("hex");
const lined = (move) => [move.san, move.written, move.uci, move.complete].join("\t");

function different(match, expected) {
  const told = {
    fen: match.fen,
    check: match.isCheck,
    outcome: match.outcome ? [match.outcome.result, match.outcome.player ?? "", match.outcome.cause].join(" ") : "",
    over: match.isGameOver,
    state: match.state,
    count: match.moves().length,
    why: match.why(expected.asked),
  };
  for (const key of Object.keys(told)) {
    if (told[key] !== expected[key]) {
      return key + ": " + told[key] + " for " + expected[key];
    }
  }
  const moves = match.moves({verbose: true});
  const texts = moves.map(lined).join("\n");
  return hash(texts) === expected.moves ? "" : "moves:\n" + texts;
}

async function compare({name, positions}) {
  const game = await Game.load(name);
  const match = game.start();
  for (const position of positions) {
    for (const move of position.played) {
      match.move(move);
    }
    const difference = different(match, position) || again(game, match);
    if (difference) {
      return "after " + JSON.stringify(match.history()) + " " + difference;
    }
  }
  game.dispose();
  return "";
}

/** The same position from its FEN and from a record has as many moves; every text of a move is read as that move. */
function again(game, match) {
  const texts = match.moves();
  const moves = match.moves({verbose: true}).slice(0, 3);
  const before = match.fen;
  for (const [i, move] of moves.entries()) {
    const made = match.move(texts[i]);
    const after = match.fen;
    match.undo();
    if (made.complete !== move.complete || after !== move.after || match.fen !== before) {
      return "the text " + texts[i] + " leads to " + after + ", not to " + move.after;
    }
  }
  return "";
}

for await (const line of createInterface({input: process.stdin})) {
  let difference;
  try {
    difference = await compare(JSON.parse(line));
  } catch (problem) {
    difference = String(problem?.stack ?? problem);
  }
  process.stdout.write(JSON.stringify({difference}) + "\n");
}
