/** The squares from the eighth rank to the first, each from the a-file to the h-file. */
export const SQUARES = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank));

const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const SLANTING = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const LEAPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];

/** What a FEN's first field says stands on each square. */
export function boardOf(placement) {
  const squares = {};
  let i = 0;
  for (const letter of placement.replaceAll("/", "")) {
    if (letter >= "1" && letter <= "8") {
      i += Number(letter);
    } else {
      squares[SQUARES[i++]] = {type: letter.toLowerCase(), color: letter === letter.toLowerCase() ? "b" : "w"};
    }
  }
  return squares;
}

/** The first field of the FEN of a board. */
export function fenOf(squares) {
  const letters = SQUARES.map((square) => {
    const piece = squares[square];
    return piece ? piece.color === "w" ? piece.type.toUpperCase() : piece.type : "1";
  }).join("");
  return letters.match(/.{8}/g).join("/").replace(/1+/g, (gap) => String(gap.length));
}

/** A FEN without its counts: what has to be equal where a position is repeated. */
export const bare = (fen) => fen.split(" ").slice(0, 4).join(" ");

/** The squares of a colour's pieces that attack a square, whether or not it is empty or their own. */
export function attackersOf(squares, square, color) {
  const at = (x, y) => x >= 0 && x < 8 && y >= 0 && y < 8 ? SQUARES[8 * y + x] : undefined;
  const i = SQUARES.indexOf(square);
  const [x, y] = [i % 8, i >> 3];
  const found = [];
  const look = (steps, far, types) => {
    for (const [dx, dy] of steps) {
      for (let step = 1; step <= far; step++) {
        const there = at(x + step * dx, y + step * dy);
        if (there === undefined) {
          break;
        }
        const piece = squares[there];
        if (piece) {
          if (piece.color === color && types.includes(piece.type)) {
            found.push(there);
          }
          break;
        }
      }
    }
  };
  if (i >= 0) {
    look(STRAIGHT, 7, "rq");
    look(SLANTING, 7, "bq");
    look(LEAPS, 1, "n");
    look([...STRAIGHT, ...SLANTING], 1, "k");
    const behind = color === "w" ? 1 : -1;
    look([[-1, behind], [1, behind]], 1, "p");
  }
  return found.sort((one, other) => SQUARES.indexOf(one) - SQUARES.indexOf(other));
}

/** Whether there are pieces enough for a mate. */
export function isEnough(squares) {
  const light = (square) => ((SQUARES.indexOf(square) >> 3) + SQUARES.indexOf(square)) % 2;
  const others = Object.entries(squares).filter(([, piece]) => piece.type !== "k");
  const bishops = others.filter(([, piece]) => piece.type === "b");
  const single = others.length === 1 && "bn".includes(others[0][1].type);
  const alike = bishops.length === others.length && new Set(bishops.map(([square]) => light(square))).size <= 1;
  return !(others.length === 0 || single || alike);
}

/** Of castling rights those whose King and Rook are at home. */
export function rights(has, squares) {
  const home = {K: ["e1", "h1"], Q: ["e1", "a1"], k: ["e8", "h8"], q: ["e8", "a8"]};
  const kept = ["K", "Q", "k", "q"].filter((letter) => {
    const color = letter === letter.toUpperCase() ? "w" : "b";
    const [king, rook] = home[letter].map((square) => squares[square]);
    return has.includes(letter) && king?.type === "k" && king.color === color && rook?.type === "r" && rook.color === color;
  });
  return kept.join("") || "-";
}

/** Whether a text is the FEN of a position of chess, and if not, why. */
export function validateFen(fen) {
  const bad = (error) => ({ok: false, error});
  const fields = String(fen).split(/\s+/);
  if (fields.length !== 6) {
    return bad("a FEN has 6 fields, and this has " + fields.length);
  }
  const [placement, turn, castling, skipped, half, full] = fields;
  if (!/^[1-9]\d*$/.test(full)) {
    return bad("6th field (move number) is invalid [from 1 up].");
  }
  if (!/^\d+$/.test(half)) {
    return bad("5th field (half-move count) is invalid [from 0 up].");
  }
  if (!/^(-|[abcdefgh][36])$/.test(skipped)) {
    return bad("4th field (en passant square) is invalid.");
  }
  if (!/^(-|K?Q?k?q?)$/.test(castling) || castling === "") {
    return bad("3rd field (castling rights) is invalid.");
  }
  if (turn !== "w" && turn !== "b") {
    return bad("2nd field (side to move) is invalid.");
  }
  if (skipped !== "-" && (skipped[1] === "3") !== (turn === "b")) {
    return bad("4th field (en passant square) is invalid [other side].");
  }
  const ranks = placement.split("/");
  if (ranks.length !== 8) {
    return bad("1st field (piece positions) is invalid [8 ranks].");
  }
  for (const rank of ranks) {
    if (/[^1-8pnbrqkPNBRQK]/.test(rank)) {
      return bad("1st field (piece positions) is invalid [invalid piece].");
    }
    if (/\d\d/.test(rank)) {
      return bad("1st field (piece positions) is invalid [two numbers in a row].");
    }
    if ([...rank].reduce((sum, letter) => sum + (Number(letter) || 1), 0) !== 8) {
      return bad("1st field (piece positions) is invalid [8 squares a rank].");
    }
  }
  for (const [letter, name] of [["K", "white"], ["k", "black"]]) {
    const count = placement.split(letter).length - 1;
    if (count !== 1) {
      return bad((count === 0 ? "missing " : "too many ") + name + " king" + (count === 0 ? "" : "s"));
    }
  }
  return /[pP]/.test(ranks[0] + ranks[7]) ? bad("a pawn stands on the first or the last rank") : {ok: true};
}
