// The interface of chess.js for chess, run by node's own tests in a folder where the package has been installed.
import assert from "node:assert/strict";
import {test} from "node:test";
import {BLACK, Chess, DEFAULT_POSITION, KING, PAWN, QUEEN, SQUARES, validateFen, WHITE} from "rookery/chess";

const played = (...moves) => {
  const chess = new Chess();
  moves.forEach((move) => chess.move(move));
  return chess;
};

test("it begins where chess begins, or where a FEN says", () => {
  assert.equal(new Chess().fen(), DEFAULT_POSITION);
  assert.equal(new Chess("4k3/8/8/8/8/8/8/4K2R w K - 4 30").moveNumber(), 30);
  assert.equal(new Chess("4k3/8/8/8/8/8/8/4K2R").fen(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
  assert.throws(() => new Chess("8/8/8/8/8/8/8/4K3 w - - 0 1"), /^Error: Invalid FEN: missing black king$/);
  assert.equal(new Chess("8/8/8/8/8/8/8/4K3 w - - 0 1", {skipValidation: true}).moves().length, 5);
});

test("moves in the order of the board", () => {
  const chess = new Chess();
  assert.deepEqual(chess.moves(), ["a3", "a4", "b3", "b4", "c3", "c4", "d3", "d4", "e3", "e4", "f3", "f4", "g3", "g4", "h3",
    "h4", "Na3", "Nc3", "Nf3", "Nh3"]);
  assert.deepEqual(chess.moves({square: "d2"}), ["d3", "d4"]);
  assert.deepEqual(chess.moves({piece: "n"}), ["Na3", "Nc3", "Nf3", "Nh3"]);
  assert.deepEqual(chess.moves({piece: "n", square: "b1"}), ["Na3", "Nc3"]);
  assert.deepEqual(chess.moves({square: "e5"}), []);
});

test("a move with all that is said of it", () => {
  const chess = new Chess();
  const [move] = chess.moves({verbose: true, square: "d2"}).slice(1);
  assert.deepEqual({...move}, {color: "w", from: "d2", to: "d4", piece: "p", flags: "b", san: "d4", lan: "d2d4",
    before: DEFAULT_POSITION, after: "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"});
  assert.ok(move.isBigPawn() && !move.isCapture() && !move.isPromotion());
  assert.deepEqual({...chess.move("d4")}, {...move});
  chess.move("c5");
  const capture = chess.move({from: "d4", to: "c5"});
  assert.deepEqual([capture.captured, capture.flags, capture.san, capture.isCapture()], ["p", "c", "dxc5", true]);
});

test("castling, en passant and promotion", () => {
  const chess = new Chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  assert.ok(chess.move("O-O").isKingsideCastle());
  assert.ok(chess.move("0-0-0").isQueensideCastle());
  assert.equal(chess.fen(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
  const passing = played("e4", "a6", "e5", "d5");
  assert.match(passing.fen(), / d6 /);
  const taken = passing.move("exd6");
  assert.deepEqual([taken.isEnPassant(), taken.isCapture(), taken.captured, taken.flags], [true, false, "p", "e"]);
  const pawn = new Chess("7k/P7/8/8/8/8/8/7K w - - 0 1");
  assert.ok(pawn.isPromotion({from: "a7", to: "a8"}));
  assert.throws(() => pawn.move({from: "a7", to: "a8"}));
  const move = pawn.move({from: "a7", to: "a8", promotion: "r"});
  assert.deepEqual([move.san, move.promotion, move.flags, move.lan], ["a8=R+", "r", "np", "a7a8r"]);
});

test("the square that a Pawn skipped is told where it can be captured", () => {
  const chess = played("e4");
  assert.equal(chess.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  assert.equal(chess.fen({forceEnpassantSquare: true}), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  const pinned = new Chess("4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1");
  pinned.move("d4");
  assert.equal(pinned.fen(), "4k3/8/8/8/3Pp3/8/8/K3R3 b - - 0 1");
});

test("texts that are not quite standard, and those that are", () => {
  const chess = played("e2e4", "e7-e5", "Pf2-f4", "ef4", "Ng1-f3", "d7xd6", "d4");
  assert.deepEqual(chess.history(), ["e4", "e5", "f4", "exf4", "Nf3", "d6", "d4"]);
  assert.throws(() => played("e4", "nf6"), /Invalid move: nf6/);
  const crowded = new Chess("r2qkbnr/ppp2ppp/2n5/1B2pQ2/4P3/8/PPP2PPP/RNB1K2R b KQkq - 3 7");
  assert.equal(crowded.move("Nge7").san, "Ne7");
  crowded.undo();
  assert.throws(() => crowded.move("Nge7", {strict: true}), /Invalid move: Nge7/);
  assert.equal(crowded.move("Ne7", {strict: true}).san, "Ne7");
});

test("taking back", () => {
  const chess = played("e4");
  const move = chess.undo();
  assert.deepEqual([move.san, move.flags, move.after.split(" ")[1]], ["e4", "b", "b"]);
  assert.equal(chess.fen(), DEFAULT_POSITION);
  assert.equal(chess.undo(), null);
  assert.deepEqual(played("e4", "e5").history({verbose: true}).map(({lan, color}) => lan + color), ["e2e4w", "e7e5b"]);
});

test("how games end", () => {
  const mate = new Chess("rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3");
  assert.ok(mate.isCheck() && mate.inCheck() && mate.isCheckmate() && mate.isGameOver() && !mate.isDraw() && !mate.isStalemate());
  const stale = new Chess("4k3/4P3/4K3/8/8/8/8/8 b - - 0 78");
  assert.ok(stale.isStalemate() && stale.isDraw() && stale.isGameOver() && !stale.isCheck());
  const fifty = new Chess("4k3/8/4K3/8/8/8/8/7R b - - 100 78");
  assert.ok(fifty.isDrawByFiftyMoves() && fifty.isDraw() && fifty.moves().length > 0);
  for (const [fen, isPoor] of [["k7/8/n7/8/8/8/8/7K b - - 0 1", true], ["k7/8/8/8/8/8/8/7K b - - 0 1", true],
    ["k7/b7/8/8/8/8/8/B6K b - - 0 1", true], ["k7/b7/8/8/8/8/B7/7K b - - 0 1", false], ["k7/8/nn6/8/8/8/8/7K b - - 0 1", false]]) {
    assert.equal(new Chess(fen).isInsufficientMaterial(), isPoor, fen);
  }
  const chess = new Chess();
  for (const round of [1, 2]) {
    assert.equal(chess.isThreefoldRepetition(), false, "round " + round);
    ["Nf3", "Nf6", "Ng1", "Ng8"].forEach((move) => chess.move(move));
  }
  assert.ok(chess.isThreefoldRepetition() && chess.isDraw() && chess.isGameOver());
  chess.move("e4");
  assert.equal(chess.isThreefoldRepetition(), false);
});

test("pieces put on the board and taken off it", () => {
  const chess = new Chess();
  chess.clear();
  assert.equal(chess.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
  assert.equal(chess.put({type: PAWN, color: BLACK}, "a5"), true);
  assert.equal(chess.put({type: "k", color: "w"}, "h1"), true);
  assert.equal(chess.put({type: "k", color: "w"}, "a1"), false);
  assert.equal(chess.put({type: "z", color: "w"}, "a1"), false);
  assert.equal(chess.put({type: "q", color: "w"}, "j9"), false);
  assert.equal(chess.fen().split(" ")[0], "8/8/8/p7/8/8/8/7K");
  assert.deepEqual(chess.get("a5"), {type: "p", color: "b"});
  assert.equal(chess.get("a6"), undefined);
  assert.deepEqual(chess.remove("a5"), {type: "p", color: "b"});
  assert.equal(chess.remove("a5"), undefined);
  assert.deepEqual(chess.findPiece({type: KING, color: WHITE}), ["h1"]);
  chess.reset();
  assert.deepEqual(chess.findPiece({type: "b", color: WHITE}), ["c1", "f1"]);
});

test("the side to move and castling rights", () => {
  const chess = new Chess();
  assert.equal(chess.setTurn("w"), false);
  assert.equal(chess.setTurn("b"), true);
  assert.equal(chess.turn(), "b");
  assert.deepEqual(chess.getCastlingRights(WHITE), {k: true, q: true});
  assert.equal(chess.setCastlingRights(WHITE, {[KING]: false, [QUEEN]: true}), true);
  assert.equal(chess.fen().split(" ")[2], "Qkq");
  chess.remove("a1");
  assert.equal(chess.setCastlingRights(WHITE, {[QUEEN]: true}), false);
  const checked = new Chess("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
  assert.throws(() => checked.setTurn("b"));
});

test("what is attacked, and by what", () => {
  const chess = new Chess();
  assert.deepEqual(chess.attackers("f3").sort(), ["e2", "g1", "g2"]);
  assert.deepEqual(chess.attackers("e2").sort(), ["d1", "e1", "f1", "g1"]);
  assert.deepEqual(chess.attackers("f6"), []);
  chess.move("e4");
  assert.deepEqual(chess.attackers("f6").sort(), ["e7", "g7", "g8"]);
  assert.deepEqual(chess.attackers("f3", WHITE).sort(), ["d1", "g1", "g2"]);
  assert.ok(chess.isAttacked("f3", WHITE) && !chess.isAttacked("f3", BLACK));
  const pinned = new Chess("4k3/4n3/8/8/8/8/4R3/4K3 w - - 0 1");
  assert.ok(pinned.isAttacked("c6", BLACK));
  assert.deepEqual(pinned.attackers("e8", WHITE), []);
});

test("the board as values and as letters", () => {
  const chess = played("e4", "e5", "f4");
  assert.deepEqual(chess.board()[0][0], {square: "a8", type: "r", color: "b"});
  assert.equal(chess.board()[4][0], null);
  assert.equal(chess.ascii().split("\n")[5], " 4 | .  .  .  .  P  P  .  . |");
  assert.equal(chess.ascii().split("\n").at(-1), "     a  b  c  d  e  f  g  h");
  assert.deepEqual([chess.squareColor("h1"), chess.squareColor("a7"), chess.squareColor("x")], ["light", "dark", null]);
  assert.deepEqual([SQUARES.length, SQUARES[0], SQUARES[63]], [64, "a8", "h1"]);
  assert.match(chess.hash(), /^[0-9a-f]{16}$/);
  assert.notEqual(chess.hash(), new Chess().hash());
  assert.equal(new Chess().perft(3), 8902);
});

test("records", () => {
  const chess = new Chess();
  chess.setHeader("White", "Plunky");
  assert.deepEqual(chess.setHeader("Black", "Plinkie"), {White: "Plunky", Black: "Plinkie"});
  ["e4", "e5", "Nc3", "Nc6"].forEach((move) => chess.move(move));
  assert.equal(chess.pgn({maxWidth: 5, newline: "<br />"}),
    '[White "Plunky"]<br />[Black "Plinkie"]<br /><br />1. e4 e5<br />2. Nc3 Nc6');
  assert.equal(chess.removeHeader("White"), true);
  assert.equal(chess.removeHeader("White"), false);
  assert.deepEqual(chess.getHeaders(), {Black: "Plinkie"});
  const read = new Chess();
  read.loadPgn(['[Event "Wijk aan Zee"]', '[Result "1-0"]', "", "1. Pc2c4 Pe7e5", "2. Nc3 Nf6", "3. Nf3 Nc6", "4. g2g3 Bb4",
    "5. Nd5 (5. Bg2 O-O) Nxd5 $1", "6. c4xd5 e5-e4", "7. dxc6 exf3", "8. Qb3 1-0"].join(":"), {newlineChar: ":"});
  assert.equal(read.history().length, 15);
  assert.deepEqual(read.getHeaders(), {Event: "Wijk aan Zee", Result: "1-0"});
  assert.throws(() => read.loadPgn("1. Pc2c4", {strict: true}), /Invalid move in PGN: Pc2c4/);
  const black = new Chess("4k3/8/8/8/8/8/8/4K2R b K - 0 5");
  black.move("Ke7");
  black.move("O-O");
  assert.equal(black.pgn(), '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 5"]\n\n5... Ke7 6. O-O');
  const again = new Chess();
  again.loadPgn(black.pgn());
  assert.equal(again.fen(), black.fen());
});

test("comments", () => {
  const chess = new Chess();
  chess.loadPgn("1. e4 e5 {king's pawn} 2. Nf3 Nc6 3. Bc4 Bc5 {giuoco piano} *");
  assert.equal(chess.getComment(), "giuoco piano");
  assert.deepEqual(chess.getComments(), [
    {fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", comment: "king's pawn"},
    {fen: "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", comment: "giuoco piano"}]);
  assert.equal(chess.removeComment(), "giuoco piano");
  assert.equal(chess.getComment(), undefined);
  assert.equal(chess.removeComments().length, 1);
  assert.deepEqual(chess.getComments(), []);
  const one = played("e4");
  one.setComment("best {by test}");
  assert.equal(one.pgn(), "1. e4 {best [by test]}");
});

test("FEN is looked at", () => {
  assert.deepEqual(validateFen("2n1r3/p1k2pp1/B1p3b1/P7/5bP1/2N1B3/1P2KP2/2R5 b - - 4 25"), {ok: true});
  for (const fen of ["4r3/8/X12XPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45", DEFAULT_POSITION.replace("KQkq", "KK"), "8/8",
    DEFAULT_POSITION.replace(" w ", " x "), DEFAULT_POSITION.replace("- 0", "e4 0"), DEFAULT_POSITION.replace("0 1", "-1 1"),
    DEFAULT_POSITION.replace("0 1", "0 0"), DEFAULT_POSITION.replace("8/8", "9/8"), DEFAULT_POSITION.replace("8/8", "44/8"),
    DEFAULT_POSITION.replace("RNBQKBNR", "RNBQKBNP"), DEFAULT_POSITION.replace("RNBQKBNR", "RNBKKBNR")]) {
    const {ok, error} = validateFen(fen);
    assert.ok(!ok && error.length > 0, fen);
  }
});

test("a random game to its end", () => {
  const chess = new Chess();
  let seed = 7;
  while (!chess.isGameOver()) {
    const moves = chess.moves();
    seed = (seed * 1103515245 + 12345) % 2147483648;
    chess.move(moves[seed % moves.length]);
  }
  const again = new Chess();
  again.loadPgn(chess.pgn());
  assert.equal(again.fen(), chess.fen());
});
