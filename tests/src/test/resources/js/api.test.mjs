// What a program does with the package: run by node's own tests, in a folder where it has been installed.
import assert from "node:assert/strict";
import {test} from "node:test";
import {Game, IllegalMoveError, PositionError, RecordError, RulesError} from "rookery";

const chess = await Game.load("chess");

test("the catalogue lists every game, and each says what it is", async () => {
  const games = await Game.list();
  assert.ok(games.length > 300);
  const {name, title, family, about} = games.find((game) => game.name === "chess");
  assert.deepEqual([name, title, family, about], ["chess", "Chess", "", "Chess, by the Laws of FIDE."]);
  await assert.rejects(Game.load("chesss"), /There is no game `chesss`. Did you mean .*chess/);
});

test("a game says its title, players, squares and pieces", () => {
  assert.equal(chess.title, "Chess");
  assert.deepEqual(chess.players, ["White", "Black"]);
  assert.equal(chess.squares.length, 64);
  assert.deepEqual(chess.pieces.find((piece) => piece.name === "Queen"), {name: "Queen", letters: ["Q", "q"]});
  assert.deepEqual(chess.problems, []);
  assert.ok(Object.keys(chess.rules).includes("rules/chess.rules"));
  assert.match(chess.explain(), /The King moves one step in any direction/);
});

test("moves are texts, or values, of all pieces or of one", () => {
  const match = chess.start();
  assert.equal(match.moves().length, 20);
  assert.deepEqual(match.moves({square: "g1"}).sort(), ["Nf3", "Nh3"]);
  assert.deepEqual(match.moves({square: "e4"}), []);
  const knight = match.moves({square: "g1", verbose: true}).find((move) => move.to === "f3");
  assert.deepEqual(knight, {
    text: "Nf3", san: "Nf3", written: "g1-f3", uci: "g1f3", complete: "g1-f3", player: "White", from: "g1", to: "f3",
    piece: "Knight", promotion: null, captured: [], touches: ["g1", "f3"],
    after: "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"});
});

test("a match is played, taken back, and tells its moves", () => {
  const match = chess.start();
  assert.equal(match.move("e4").piece, "Pawn");
  assert.equal(match.turn, "Black");
  assert.equal(match.move({from: "d7", to: "d5"}).san, "d5");
  assert.deepEqual(match.move("exd5").captured, [{square: "d5", owner: "Black", piece: "Pawn", letter: "p", content: 12}]);
  assert.deepEqual(match.san, ["e4", "d5", "exd5"]);
  assert.deepEqual(match.history(), ["e4", "d5", "exd5"]);
  assert.equal(match.undo().san, "exd5");
  assert.deepEqual(match.history({verbose: true}).map((move) => move.uci), ["e2e4", "d7d5"]);
  assert.equal(match.fen, "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  assert.equal(match.moveNumber, 2);
  match.undo();
  match.undo();
  assert.equal(match.undo(), null);
  assert.equal(match.fen, chess.start().fen);
});

test("an illegal move is refused with the reason, and changes nothing", () => {
  const match = chess.start();
  assert.throws(() => match.move("e1-e3"), (problem) =>
    problem instanceof IllegalMoveError && problem.message === match.why("e1-e3") && /King/.test(problem.message));
  assert.throws(() => match.move({from: "e2", to: "e5"}), IllegalMoveError);
  assert.equal(match.fen, chess.start().fen);
});

test("a promotion is said by a letter or a name, and has to be said", () => {
  const match = chess.position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
  assert.throws(() => match.move({from: "a7", to: "a8"}), /Several moves go from a7 to a8: /);
  assert.throws(() => match.move({from: "a7", to: "a8", promotion: "k"}), /No move from a7 to a8 promotes to k/);
  assert.equal(match.move({from: "a7", to: "a8", promotion: "n"}).promotion, "Knight");
  match.undo();
  assert.equal(match.move({from: "a7", to: "a8", promotion: "Queen"}).san, "a8=Q");
});

test("a mate ends the game, and says so", () => {
  const match = chess.start();
  match.loadPgn("1. f3 e5 2. g4 Qh4# 0-1");
  assert.ok(match.isCheck && match.isGameOver);
  assert.deepEqual(match.outcome, {result: "win", player: "Black", cause: "checkmate", text: "Black wins by checkmate."});
  assert.deepEqual(match.moves(), []);
  match.undo();
  assert.equal(match.outcome, null);
  assert.equal(match.isGameOver, false);
});

test("without endings a game goes on", () => {
  const dead = "k7/8/8/8/8/8/8/K7 w - - 0 1";
  assert.deepEqual(chess.position(dead).moves(), []);
  const match = chess.position(dead, {endings: false});
  assert.equal(match.moves().length, 3);
  match.move("Kb1");
  assert.equal(match.moves().length, 3);
  match.undo();
  assert.equal(match.fen, dead);
});

test("a record comes out as it went in", () => {
  const match = chess.record("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
  const again = chess.record(match.pgn());
  assert.deepEqual(again.san, ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
  assert.equal(again.fen, match.fen);
  assert.equal(again.loadPgn("[Event \"1\"]\n\n1. e4 e5 1-0\n\n[Event \"2\"]\n\n1. d4 d5 0-1"),
    "There are 2 games in this text: the first was read.");
  assert.deepEqual(again.san, ["e4", "e5"]);
  assert.throws(() => again.loadPgn("1. e4 {unclosed"), RecordError);
  assert.throws(() => match.loadPgn("1. e4 Ke4"), (problem) => problem instanceof RecordError && /Ke4/.test(problem.message));
  assert.equal(match.san.length, 6);
});

test("positions are counted, drawn and told as data", () => {
  const match = chess.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  assert.equal(match.perft(3), 97862);
  assert.deepEqual(match.board().pieces.e1, {owner: "White", piece: "King", letter: "K", content: 1});
  assert.deepEqual(match.board().last, []);
  match.move("Qxf6");
  assert.deepEqual(match.board().last.sort(), ["f3", "f6"]);
  const svg = match.svg();
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+">/);
  assert.equal(svg.match(/<g data-square="/g).length, 64);
  assert.notEqual(match.svg({orientation: "Black"}), svg);
  assert.equal(match.svg({legal: "e7"}).match(/#1f6f4a|#b3261e/g).length, match.moves({square: "e7"}).length);
  assert.match(match.ascii(), /8 +r \. \. \. k \. \. r/);
  assert.throws(() => chess.position("nonsense"), PositionError);
});

test("pieces come to hand and are dropped", async () => {
  const match = (await Game.load("crazyhouse")).start();
  for (const move of ["e4", "d5", "exd5", "Qxd5"]) {
    match.move(move);
  }
  assert.deepEqual(match.board().hands.White.map(({piece, count}) => [piece, count]), [["Pawn", 1]]);
  const drop = match.moves({verbose: true}).find((move) => move.from === null && move.to === "e4");
  assert.equal(drop.piece, "Pawn");
  assert.equal(match.move({to: "e4", from: null}).complete, drop.complete);
  assert.match(match.svg(), /data-hand=/);
});

test("rules come from a text, with the library and other texts", async () => {
  const game = await Game.fromRules('(include "mine") (variant (title "Tiny") (board-setup (fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")))',
    {include: {"mine.rules": '(include "chess")'}});
  assert.equal(game.title, "Tiny");
  assert.deepEqual(game.start().moves({square: "e2"}).sort(), ["e3", "e4"]);
});

test("problems of rules are values", async () => {
  const text = '(include "chess")\n(variant (title "x") (pice Knight))';
  const problem = {severity: "error", code: "unknown-word", file: "game.rules", line: 2, column: 23,
    message: "There is no section of a game `pice`.", fix: "did you mean `piece`?"};
  assert.deepEqual(await Game.check(text), [problem]);
  assert.deepEqual(await Game.check('(include "chess") (variant (title "x"))'), []);
  await assert.rejects(Game.fromRules(text), (error) => {
    assert.ok(error instanceof RulesError);
    assert.deepEqual(error.problems, [problem]);
    return /game.rules:2:23/.test(error.message);
  });
});

test("the program moves in a worker, and leaves the match alone", async () => {
  const match = chess.start();
  match.move("e4");
  const before = match.fen;
  const [one, other] = await Promise.all([match.best({level: 3}), match.best({nodes: 2000})]);
  assert.equal(match.fen, before);
  for (const move of [one, other]) {
    assert.ok(match.moves().includes(move.text));
  }
  const mate = chess.position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
  assert.equal((await mate.best({ms: 300})).san, "Ra8#");
  mate.move("Ra8#");
  assert.equal(await mate.best({level: 1}), null);
  await assert.rejects(match.best({}), /Say one of level, nodes and ms/);
  await assert.rejects(match.best({level: 9}), /level is a whole number from 1 to 5/);
});

test("what is of another kind is refused in a sentence", async () => {
  const match = chess.start();
  const wrong = [
    [() => match.moves({square: null}), /^TypeError: square is a text, not null\.$/],
    [() => match.moves({square: 5}), /^TypeError: square is a text, not 5\.$/],
    [() => match.move({from: "e2", to: 4}), /^TypeError: to is a text, not 4\.$/],
    [() => match.move(null), /^TypeError: A move is a text, or an object with from and to\.$/],
    [() => match.why(5), /^TypeError: A move is a text, not 5\.$/],
    [() => match.perft(-1), /^RangeError: depth is a whole number from 0 to 99, not -1\.$/],
    [() => match.perft("x"), /^RangeError: depth is a whole number from 0 to 99, not "x"\.$/],
    [() => match.loadPgn({}), /^TypeError: A record is a text, not \{\}\.$/],
    [() => chess.position(undefined), /^TypeError: A position is a text, not undefined\.$/],
    [() => chess.test(null), /^TypeError: A suite is a text, not null\.$/],
  ];
  for (const [call, problem] of wrong) {
    assert.throws(call, (error) => problem.test(String(error)));
  }
  await assert.rejects(Game.load(null), /The name of a game is a text, not null/);
  await assert.rejects(Game.fromRules(null), /A rules text is a text, not null/);
  await assert.rejects(Game.check("", {include: {"x.rules": 5}}), /include\["x.rules"\] is a text, not 5/);
  await assert.rejects(Game.check("", {include: null}), /include is an object with texts by name, not null/);
  assert.equal(match.moves().length, 20);
});

test("a signal stops a search at once, and the next one is answered", async () => {
  const match = chess.start();
  await match.best({level: 1});
  const abort = new AbortController();
  let since = 0;
  setTimeout(() => {
    since = performance.now();
    abort.abort();
  }, 300);
  const waiting = match.best({ms: 60_000, signal: abort.signal});
  const queued = match.best({level: 1});
  await assert.rejects(waiting, {name: "AbortError"});
  assert.ok(performance.now() - since < 50, "stopped after " + (performance.now() - since) + " ms");
  assert.ok(match.moves().includes((await queued).text));
  await assert.rejects(match.best({level: 1, signal: AbortSignal.abort()}), {name: "AbortError"});
});

test("games do not know of each other, and one that is disposed of is gone", async () => {
  const [one, other] = await Promise.all([Game.load("antichess"), Game.load("antichess")]);
  const match = one.start();
  other.start().move("e3");
  assert.equal(match.san.length, 0);
  one.dispose();
  assert.throws(() => one.start(), /disposed/);
  await assert.rejects(match.best({level: 1}), /disposed/);
  assert.ok((await other.start().best({level: 1})).text);
  other.dispose();
});

test("a game that is disposed of ends its searches", async () => {
  const game = await Game.load("chess");
  const waiting = game.start().best({ms: 60_000});
  setTimeout(() => game.dispose(), 100);
  await assert.rejects(waiting, /disposed/);
});
