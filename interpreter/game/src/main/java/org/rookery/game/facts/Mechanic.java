package org.rookery.game.facts;

/** What happens in a game, as people look for it. */
public enum Mechanic {
  /** Some pieces must not be left attacked. */
  ROYAL("royal pieces"),
  /** Pieces come from the hand onto the board besides those that move there. */
  DROPS("drops"),
  /** Pieces are placed and do not move. */
  PLACING("placing only"),
  /** What a player captures they may use. */
  REUSE("captures change sides"),
  /** Dice or the like. */
  CHANCE("chance"),
  /** A player who can capture must. */
  COMPULSORY("compulsory captures"),
  /** A move goes on with the same piece. */
  CHAINS("chains of captures or steps"),
  /** A player may have several turns in a row. */
  SEVERAL("several moves a turn"),
  /** A move needs a second part, perhaps of another piece. */
  PARTS("moves of several parts"),
  /** A piece changes its type. */
  PROMOTION("promotion or change of type"),
  /** A piece changes its owner on the board. */
  CONVERSION("pieces change owner"),
  /** Two pieces move at once where neither has moved before. */
  CASTLING("castling"),
  /** A piece may be captured on a square that it passed. */
  EN_PASSANT("en passant"),
  /** A piece needs another to jump over. */
  JUMPS("jumps over pieces"),
  /** A piece captures where it does not go. */
  REMOTE("captures from elsewhere"),
  /** A player may pass. */
  PASSING("passing"),
  /** The second player may take over the first player's side. */
  SWAP("pie rule"),
  /** Players do not see the whole board. */
  FOG("fog"),
  /** Players see only their own pieces, and an umpire tells which of their moves are legal. */
  UMPIRE("umpire"),
  /** Players do not know all pieces of others. */
  HIDDEN("hidden pieces"),
  /** Players choose at the same time, and their moves are made at once. */
  SIMULTANEOUS("simultaneous moves"),
  /** A player wins by joining parts of the board. */
  CONNECTION("joining sides"),
  /** The player with more pieces or points wins. */
  COUNTING("counting at the end"),
  /** Seeds are sown. */
  SOWING("sowing"),
  /** The players begin with different pieces. */
  ARMIES("unequal armies"),
  /** Some pieces belong to no player who has turns. */
  NEUTRAL("neutral pieces"),
  /** Some players win and lose together. */
  TEAMS("teams"),
  /** A player goes out while others play on. */
  ELIMINATION("players go out");

  private final String words;

  Mechanic(String words) {
    this.words = words;
  }

  /** The mechanic in words. */
  public String words() {
    return words;
  }
}
