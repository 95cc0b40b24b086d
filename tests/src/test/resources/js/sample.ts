// A program in TypeScript: compiled by tsc --strict and run. Lines under @ts-expect-error have to be refused.
import {Game, RulesError, type Board, type Move, type Problem} from "rookery";
import {Chess, type Square} from "rookery/chess";

const game: Game = await Game.load("chess");
const match = game.start();
const texts: string[] = match.moves();
const moves: Move[] = match.moves({verbose: true, square: "e2"});
const from: string | null = moves[0]?.from ?? null;
match.move({from: "e2", to: "e4"});
const reply = await match.best({level: 1, signal: AbortSignal.timeout(60_000)});
match.move(reply?.text ?? texts[0] ?? "");
const board: Board = match.board();
const cause: string | undefined = match.outcome?.cause;
const problems: Problem[] = await Game.check("(game)");
try {
  await Game.fromRules("(game (titl 1))", {include: {"a.rules": ""}});
} catch (error) {
  if (error instanceof RulesError) {
    const line: number | undefined = error.problems[0]?.line;
    console.log("line", line);
  }
}

const chess = new Chess();
const square: Square = chess.move("e4").to;
const color: "w" | "b" = chess.turn();

// @ts-expect-error: there is no level 9
void (() => match.best({level: 9}));
// @ts-expect-error: one of level, nodes and ms
void (() => match.best({level: 1, ms: 5}));
// @ts-expect-error: a square of chess
chess.get("z9");
// @ts-expect-error: games come from Game.load
void (() => new Game());
// @ts-expect-error: texts, not values
const wrong: Move[] = match.moves();

console.log(texts.length, from, match.history().length, Object.keys(board.pieces).length, cause, problems.length > 0, square, color,
  wrong.length > 0);
