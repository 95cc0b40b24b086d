export type Color = "w" | "b";
export type PieceSymbol = "p" | "n" | "b" | "r" | "q" | "k";
type File = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
type Rank = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type Square = `${File}${Rank}`;
export interface Piece {
  color: Color;
  type: PieceSymbol;
}

export const WHITE: "w";
export const BLACK: "b";
export const PAWN: "p";
export const KNIGHT: "n";
export const BISHOP: "b";
export const ROOK: "r";
export const QUEEN: "q";
export const KING: "k";
export const DEFAULT_POSITION: string;
export const SQUARES: Square[];
export function validateFen(fen: string): {ok: boolean; error?: string};

export interface Move {
  color: Color;
  from: Square;
  to: Square;
  piece: PieceSymbol;
  captured?: PieceSymbol;
  promotion?: PieceSymbol;
  flags: string;
  san: string;
  lan: string;
  before: string;
  after: string;
  isCapture(): boolean;
  isPromotion(): boolean;
  isEnPassant(): boolean;
  isKingsideCastle(): boolean;
  isQueensideCastle(): boolean;
  isBigPawn(): boolean;
}

export class Chess {
  constructor(fen?: string, options?: {skipValidation?: boolean});
  load(fen: string, options?: {skipValidation?: boolean; preserveHeaders?: boolean}): void;
  reset(): void;
  clear(options?: {preserveHeaders?: boolean}): void;
  fen(options?: {forceEnpassantSquare?: boolean}): string;
  get(square: Square): Piece | undefined;
  put(piece: Piece, square: Square): boolean;
  remove(square: Square): Piece | undefined;
  board(): ({square: Square; type: PieceSymbol; color: Color} | null)[][];
  ascii(): string;
  findPiece(piece: Piece): Square[];
  squareColor(square: Square): "light" | "dark" | null;
  attackers(square: Square, color?: Color): Square[];
  isAttacked(square: Square, color: Color): boolean;
  turn(): Color;
  setTurn(color: Color): boolean;
  getCastlingRights(color: Color): {k: boolean; q: boolean};
  setCastlingRights(color: Color, rights: {k?: boolean; q?: boolean}): boolean;
  moveNumber(): number;
  hash(): string;
  isCheck(): boolean;
  inCheck(): boolean;
  isCheckmate(): boolean;
  isStalemate(): boolean;
  isInsufficientMaterial(): boolean;
  isThreefoldRepetition(): boolean;
  isDrawByFiftyMoves(): boolean;
  isDraw(): boolean;
  isGameOver(): boolean;
  isPromotion(move: {from: Square; to: Square}): boolean;
  moves(options?: {verbose?: false; square?: Square; piece?: PieceSymbol}): string[];
  moves(options: {verbose: true; square?: Square; piece?: PieceSymbol}): Move[];
  move(move: string | {from: string; to: string; promotion?: string}, options?: {strict?: boolean}): Move;
  undo(): Move | null;
  history(options?: {verbose?: false}): string[];
  history(options: {verbose: true}): Move[];
  perft(depth: number): number;
  pgn(options?: {newline?: string; maxWidth?: number}): string;
  loadPgn(pgn: string, options?: {strict?: boolean; newlineChar?: string}): void;
  header(...pairs: string[]): Record<string, string>;
  setHeader(key: string, value: string): Record<string, string>;
  removeHeader(key: string): boolean;
  getHeaders(): Record<string, string>;
  getComment(): string | undefined;
  setComment(comment: string): void;
  removeComment(): string | undefined;
  /** The older name of removeComment. */
  deleteComment(): string | undefined;
  getComments(): {fen: string; comment: string}[];
  /** The older name of removeComments. */
  deleteComments(): {fen: string; comment: string}[];
  removeComments(): {fen: string; comment: string}[];
}
