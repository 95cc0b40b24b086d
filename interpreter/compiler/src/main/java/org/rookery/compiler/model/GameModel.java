package org.rookery.compiler.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram.CaptureChoice;

/**
 * A whole game.
 *
 * @param texts title, description, history, strategy and the like, by their word
 * @param knownAs what other programs call it, by the program's name
 * @param turnTexts how turns are written, the first text that a turn can fill counting
 * @param handOrder the pieces that positions name first in a hand, in this order
 * @param skippedInFen whether positions tell all squares that were skipped, and who skipped them
 * @param players every declared player in order; those missing from the turn order are neutral
 * @param turnOrder what is due, in order; after the last comes item {@code repeatFrom}
 * @param pieRule how the second player may take over the other side, if at all
 * @param mayPass when players may pass: where one of these holds; empty where it is no question
 * @param most of a player's legal moves those alone may be made by which this number, after the
 *     turns they have in a row, becomes as great as it can; fixed where there is no such duty
 * @param points how many points each player has when the game ends, if they are counted
 * @param fog what says that players see only what their pieces reach, if anything does
 * @param umpire who tells which moves are legal to players who see only their own pieces, if anyone
 *     does
 * @param hidden which pieces are known to their owners only, if any are
 * @param simultaneous how players choose their moves at the same time, if they do
 * @param draws the players who draw from hands by chance
 * @param teams the players of each team of several
 * @param elimination how players go out while others play on, if they do
 * @param movePriorities move types in falling priority; empty when all moves are equal
 * @param options settings by name, in ZRF's spelling ({@code pass turn}), values as written
 */
public record GameModel(
    Map<String, String> texts,
    Map<String, List<String>> knownAs,
    List<String> turnTexts,
    List<String> handOrder,
    boolean skippedInFen,
    BoardModel board,
    List<String> players,
    List<TurnItem> turnOrder,
    int repeatFrom,
    Optional<PieRule> pieRule,
    List<PieceModel> pieces,
    SetupModel setup,
    List<Hook> hooks,
    List<Phase> phases,
    List<AnotherTurn> anotherTurns,
    List<Condition> mayPass,
    Amount most,
    List<CounterModel> counters,
    List<RoyalModel> royals,
    List<EndingModel> endings,
    Optional<PointsModel> points,
    Optional<Origin> fog,
    Optional<UmpireModel> umpire,
    Optional<HiddenModel> hidden,
    Optional<SimultaneousModel> simultaneous,
    List<DrawModel> draws,
    List<List<String>> teams,
    Optional<EliminationModel> elimination,
    List<String> movePriorities,
    CapturedPieces capturedPieces,
    ClockModel clock,
    Map<String, String> options,
    Origin origin) {

  /** Whether two players, or a player and themselves, win and lose together. */
  public boolean areAllied(String player, String other) {
    return player.equals(other)
        || teams.stream().anyMatch(team -> team.contains(player) && team.contains(other));
  }

  /**
   * Whether a player has no turns, but owns what belonged to those who are out: everybody may
   * capture that.
   */
  public boolean isHeir(String player) {
    return elimination.filter(out -> out.heir().equals(player)).isPresent();
  }

  /** Whether hidden pieces look like those of this name. */
  public boolean isStandIn(String piece) {
    return hidden.filter(types -> types.standIn().equals(piece)).isPresent();
  }

  /** The game's name. */
  public String title() {
    return texts.getOrDefault("title", "untitled");
  }

  /** What is said of a game whose moves are not in its file. */
  public static final String NEEDS_PLUG_IN =
      "The moves of this game come from a plug-in of Zillions, which does not run here.";

  /** Whether a plug-in of Zillions is to make the moves, which does not run here. */
  public boolean needsPlugIn() {
    return texts.containsKey("engine");
  }

  /**
   * One item of the turn order.
   *
   * @param player who chooses
   * @param as whose pieces move
   * @param phase a phase or a move type; empty for an ordinary turn
   */
  public record TurnItem(String player, String as, String phase, Origin origin) {}

  /**
   * What a turn of a phase needs beyond its first part.
   *
   * @param name the phase; empty for every turn
   * @param when asked after the first part ({@link Condition.Captures} is about that part)
   * @param moveType the blocks the further part is made of, by any piece of the mover
   * @param otherwise the reason by which the mover loses when they cannot; empty when such a turn
   *     is illegal
   * @param together whether every piece, of any player, that has just one move of that type makes
   *     it, all at once
   */
  public record Phase(
      String name,
      Condition when,
      String moveType,
      String otherwise,
      boolean together,
      Origin origin) {}

  /**
   * When who has made a turn has the next one, too.
   *
   * @param when asked after the turn, before counters change by themselves
   * @param thrown whether chance has its turns before it again, too
   */
  public record AnotherTurn(Condition when, boolean thrown, Origin origin) {}

  /**
   * Statements that run for several pieces.
   *
   * @param pieces for which pieces (the side is ignored)
   * @param condition for {@link Kind#MAY_MOVE}: must hold, with the cursor on the start
   * @param statements for the others: run at each emission, with the cursor on the arrival square
   */
  public record Hook(
      Kind kind, Filter pieces, Condition condition, List<Statement> statements, Origin origin) {
    /** When a hook runs. */
    public enum Kind {
      MAY_MOVE,
      ON_MOVE,
      ON_CAPTURE,
      ON_DROP
    }
  }

  /**
   * A number kept with the position.
   *
   * @param perPlayer whether each player has their own
   * @param fen whether FEN's check field shows it
   * @param outsideRepetition whether positions that differ in it are the same where they repeat
   * @param after changes after every turn; {@link Side#SELF} in them is the player whose counter it
   *     is
   */
  public record CounterModel(
      String name,
      boolean perPlayer,
      int initial,
      boolean fen,
      boolean outsideRepetition,
      List<Change> after,
      Origin origin) {
    /** One that each player has, from 0 on, for a rule that counts by itself. */
    public static CounterModel ofEachPlayer(String name, Origin origin) {
      return new CounterModel(name, true, 0, false, false, List.of(), origin);
    }

    /** Adds {@code by}, read off the position after a turn, when the condition holds there. */
    public record Change(Condition when, Amount by) {}
  }

  /**
   * An umpire, who tells players that see only their own pieces which of their moves are legal.
   *
   * @param named the pieces that are told from others when they are captured, and of whose captures
   *     it is told how many are legal
   */
  public record UmpireModel(List<String> named, Origin origin) {}

  /**
   * Players choose their moves at the same time.
   *
   * @param survivors the types of pieces that stay where they arrive together with others
   */
  public record SimultaneousModel(List<String> survivors, Origin origin) {
    /** The counter, one for each player, of what they have chosen in this round. */
    public static final String CHOSEN = "chosen";
  }

  /**
   * Royal pieces: they must not be left attacked.
   *
   * @param players whose pieces are royal
   * @param onlyDisplacement whether only captures by displacement attack them
   * @param mayNotGiveCheck whether a turn that attacks an enemy royal piece is illegal too
   * @param eachPart whether every part of a compound turn is judged by itself
   * @param inTheEnd whether a player who has several turns in a row must have their own safe only
   *     after the last of them, but may attack their opponents' with no other: as old files have it
   */
  public record RoyalModel(
      List<String> players,
      List<String> pieces,
      boolean onlyDisplacement,
      boolean mayNotGiveCheck,
      boolean eachPart,
      boolean inTheEnd,
      Origin origin) {}

  /**
   * A way the game ends.
   *
   * @param players for whom it is evaluated, each as {@link Side#SELF} of the condition
   * @param isDead whether it only says that no player can win any more: perft does not look at it
   */
  public record EndingModel(
      String reason,
      List<String> players,
      Result result,
      Condition when,
      boolean isDead,
      Origin origin) {
    /** An ending that perft looks at. */
    public EndingModel(
        String reason, List<String> players, Result result, Condition when, Origin origin) {
      this(reason, players, result, when, false, origin);
    }

    /** What it is for that player. */
    public enum Result {
      WIN,
      LOSS,
      DRAW,
      COUNT
    }
  }

  /**
   * Where captured pieces go, and which of them must be captured.
   *
   * @param toHand whether the captor gets them in hand, in their own colour
   * @param choices what comes first among captures, asked one after the other
   */
  public record CapturedPieces(boolean toHand, List<Preference> choices) {}

  /**
   * What comes first among captures of which one must be made: those of the highest score.
   *
   * @param worth what each piece counts; others count nothing
   */
  public record Preference(CaptureChoice.Kind kind, Map<String, Integer> worth) {}

  /**
   * What resets the clock of quiet plies.
   *
   * @param pieces whose moves reset it
   */
  public record ClockModel(boolean captures, List<String> pieces) {}
}
