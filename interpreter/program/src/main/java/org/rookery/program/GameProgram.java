package org.rookery.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * A game ready to be played: everything the engine needs and nothing about where it came from.
 *
 * @param title the game's name for people
 * @param notation how its players write turns
 * @param players names, in playing order; neutral players too
 * @param contents the coding of square contents
 * @param pieces the piece types, by number
 * @param attributes names of the pieces' attributes, by bit number
 * @param groups names of the move groups; group {@link MoveGroup#UNTYPED} is the empty name
 * @param droppable whether pieces of a type have drop or in-hand rules
 * @param turnOrder the steps; after the last comes step {@code repeatFrom}
 * @param start the start position
 * @param rights what unmoved pieces allow, by number
 * @param counters the counters, by number
 * @param royal what must not be left attacked
 * @param forbidden what single moves forbid, by number; each seen by one player
 * @param endings in order of precedence
 * @param points how many halves of points each player has; nothing where they are not counted
 * @param teams the players of each team of several
 * @param elimination how players go out while others play on, if they do
 * @param options settings that change play
 */
public record GameProgram(
    String title,
    Notation notation,
    Topology topology,
    BoardLayout layout,
    List<String> players,
    Contents contents,
    List<PieceType> pieces,
    List<String> attributes,
    List<String> groups,
    boolean[] droppable,
    List<TurnStep> turnOrder,
    int repeatFrom,
    Start start,
    List<Right> rights,
    List<CounterRule> counters,
    Royal royal,
    List<Test> forbidden,
    List<Ending> endings,
    List<Quantity> points,
    List<List<Integer>> teams,
    Optional<Elimination> elimination,
    Options options,
    LazyRules rules) {
  /**
   * Where whole chains of partial moves are made, or counted, longer ones end: they might never.
   */
  public static final int LONGEST_CHAIN = 100;

  /**
   * The start position.
   *
   * @param board the content of each square
   * @param beneath what lies beneath the top pieces of columns, the lowest first, by square
   * @param hand how many pieces of each content are in their owner's hand
   * @param lots the other set-ups the game may begin with
   */
  public record Start(
      int[] board, Map<Integer, List<Integer>> beneath, int[] hand, StartLots lots) {
    /** The only start position, without columns. */
    public Start(int[] board, int[] hand) {
      this(board, Map.of(), hand, StartLots.NONE);
    }

    /** The contents of all squares, and the pieces that are covered. */
    public IntStream onBoard() {
      return IntStream.concat(
          IntStream.of(board),
          beneath.values().stream().flatMap(List::stream).mapToInt(Integer::intValue));
    }
  }

  /**
   * A number kept with the position.
   *
   * @param name the rules file's name, with the player's when there is one per player
   * @param initial its value at the start
   * @param after changes made to it after every turn, each when its test holds
   * @param fen whether it is part of FEN's check field, in the order of players
   * @param outsideRepetition whether positions that differ in it are the same where they repeat
   */
  public record CounterRule(
      String name, int initial, List<Change> after, boolean fen, boolean outsideRepetition) {
    /** Adds {@code by} to the counter when {@code when} holds, both asked after a turn. */
    public record Change(Test when, Quantity by) {}
  }

  /**
   * Royal safety.
   *
   * @param contents the royal pieces; none when the game has no check
   * @param onlyDisplacement whether only a capture by displacement attacks a royal piece, not one
   *     at a distance
   * @param legal further conditions a turn must meet after it has been made, per player who made it
   * @param eachPart whether check is judged after every part of a compound turn
   * @param inTheEnd whether, of several turns of a player in a row, only the last must leave their
   *     own royal pieces safe, and the others may not attack an opponent's
   */
  public record Royal(
      ContentSet contents,
      boolean onlyDisplacement,
      List<Test> legal,
      boolean eachPart,
      boolean inTheEnd) {
    /**
     * Whether an edit attacks a piece on the square of its second operand: it may take it there.
     */
    public boolean attacks(int edit) {
      return Edit.mayTake(edit) && !(onlyDisplacement && Edit.kind(edit) == Edit.CAPTURE);
    }
  }

  /**
   * Settings that change play.
   *
   * @param passTurn whether a player may pass
   * @param passWhen what must hold for a pass, for each player whose pieces move; empty where
   *     nothing must
   * @param passPartial whether a player may stop a chain of partial moves
   * @param capturesFirst whether a capture must be made when there is one
   * @param maximalCaptures whether a chain must capture as many pieces as possible
   * @param dearer the contents of which, of chains that capture equally many, as many as possible
   *     must be captured; none where any of those chains will do
   * @param capturedToHand whether a captured piece goes to its captor's hand
   * @param toEnemyHand whether it goes to the hand of its owner's enemy then, no matter which
   *     player captured it
   * @param recycleCaptures whether a captured piece goes back to its own owner's hand
   * @param includeHands whether endings that count pieces count those in hand too
   * @param clockReset the contents whose moves reset the clock
   * @param resetByCapture whether a capture resets the clock
   * @param wholeChains whether a chain of partial moves is one turn
   * @param takesLast whether pieces captured by such a chain stay on the board until the turn ends
   * @param countsPasses whether some rule asks how many turns in a row were passes
   * @param asksForLastMove whether some rule asks where the last move began or ended
   * @param goesOnFirst whether of parts that capture the same those come first after which a chain
   *     goes on
   * @param drawsDeadPositions whether the game is drawn where no player can win any more
   * @param stacks whether a square may hold more than one piece, on top of each other
   * @param discards whether some move gives up pieces in hand
   * @param hiding what players do not see while the game goes on
   * @param choices which of the captures must be made, asked one after the other
   */
  public record Options(
      Passing passTurn,
      List<Test> passWhen,
      boolean passPartial,
      boolean capturesFirst,
      boolean maximalCaptures,
      ContentSet dearer,
      boolean capturedToHand,
      boolean toEnemyHand,
      boolean recycleCaptures,
      boolean includeHands,
      ContentSet clockReset,
      boolean resetByCapture,
      boolean wholeChains,
      boolean takesLast,
      boolean countsPasses,
      boolean asksForLastMove,
      boolean goesOnFirst,
      boolean drawsDeadPositions,
      boolean stacks,
      boolean discards,
      Hiding hiding,
      List<CaptureChoice> choices) {}

  /**
   * What players do not see of a position while the game goes on.
   *
   * @param fog whether they see nothing but their own pieces and the squares that their moves could
   *     change
   * @param umpire who tells which of their moves are legal, where they see only their own pieces
   * @param faceDown the pieces whose type only their owner's team knows, unless they are shown
   * @param standIn the piece type that others see in their place, or {@link #NO_TYPE}
   * @param shown the bit of the attribute by which a piece is shown; 0 if none ever is
   * @param simultaneous how players choose their moves at the same time, so that they do not see
   *     each other's choice, if they do
   */
  public record Hiding(
      boolean fog,
      Optional<Umpire> umpire,
      ContentSet faceDown,
      int standIn,
      int shown,
      Optional<Simultaneous> simultaneous) {
    /** For games in which no piece lies face down. */
    public static final int NO_TYPE = -1;

    /** For games in which players see everything. */
    public static final Hiding NOTHING =
        new Hiding(
            false, Optional.empty(), new ContentSet(new int[0]), NO_TYPE, 0, Optional.empty());

    /** Whether something is hidden. */
    public boolean hides() {
      return hidesPieces() || hidesChoices();
    }

    /** Whether players do not see all that stands on the board. */
    public boolean hidesPieces() {
      return hidesSquares() || hidesTypes();
    }

    /** Whether players do not see which moves others have chosen in the same round. */
    public boolean hidesChoices() {
      return simultaneous.isPresent();
    }

    /** Whether there are squares of which players know nothing. */
    public boolean hidesSquares() {
      return fog || hasUmpire();
    }

    /** Whether players see only their own pieces and try moves. */
    public boolean hasUmpire() {
      return umpire.isPresent();
    }

    /** Whether pieces lie face down. */
    public boolean hidesTypes() {
      return standIn != NO_TYPE;
    }

    /** Whether a piece on the board lies face down, by its attribute bits. */
    public boolean covers(int content, int attributes) {
      return content != Contents.EMPTY && (attributes & shown) == 0 && faceDown.has(content);
    }
  }

  /**
   * One who knows all of a position, and tells players who see only their own pieces which of their
   * moves are legal.
   *
   * @param named the pieces that are told from others when they are captured, and of whose captures
   *     it is told how many are legal
   */
  public record Umpire(ContentSet named) {}

  /**
   * Players choose their moves for the same position, one for each step of the turn order, and when
   * the last one has chosen, all are made at once.
   *
   * @param survivors the pieces that stay where they arrive together with others, which are
   *     captured
   * @param chosen the number of the first player's counter of what they have chosen: 1 for the
   *     first of their legal moves, 0 for nothing yet; the others' follow
   */
  public record Simultaneous(ContentSet survivors, int chosen) {}

  /** Whether a player's turns are chosen by chance: their name begins with {@code ?}. */
  public boolean playsAtRandom(int player) {
    return isChance(players.get(player));
  }

  /** Whether a player of that name throws dice or the like: it begins with {@code ?}. */
  public static boolean isChance(String player) {
    return player.startsWith("?");
  }

  /** Whether it is what may always come by chance, such as a face of a die: nothing to hold. */
  public boolean isChanceSupply(int content) {
    return playsAtRandom(contents.owner(content)) && pieces.get(contents.type(content)).supply();
  }

  /** Whether a player can win: they have turns and choose them themselves. */
  public boolean competes(int player) {
    return !playsAtRandom(player) && turnOrder.stream().anyMatch(step -> step.player() == player);
  }

  /**
   * Whom the rules of a player call the opponent: the next in order who can win; where no other
   * player can, the next who has turns.
   */
  public int opponent(int player) {
    return TurnStep.next(
        player,
        players.size(),
        this::competes,
        other -> turnOrder.stream().anyMatch(step -> step.player() == other));
  }

  /** Whether two players, or a player and themselves, win and lose together. */
  public boolean areAllied(int player, int other) {
    return player == other
        || teams.stream().anyMatch(team -> team.contains(player) && team.contains(other));
  }

  /** The players who win and lose with a player, that one among them, in playing order. */
  public List<Integer> teamOf(int player) {
    return teams.stream()
        .filter(team -> team.contains(player))
        .findFirst()
        .orElseGet(() -> List.of(player));
  }

  /** The names of the players who win and lose with a player. */
  public String teamName(int player) {
    return String.join(" and ", teamOf(player).stream().map(players::get).toList());
  }

  /** How many sides can win: the players of a team are one. */
  public long sides() {
    return IntStream.range(0, players.size())
        .filter(this::competes)
        .map(player -> teamOf(player).get(0))
        .distinct()
        .count();
  }

  /**
   * The player who begins: the first in the order of turns who can win, before whom dice may be
   * thrown.
   */
  public int opener() {
    return turnOrder.stream()
        .mapToInt(TurnStep::player)
        .filter(this::competes)
        .findFirst()
        .orElse(turnOrder.get(0).player());
  }

  /** The conditions that are asked of positions and of whole turns, not by the rules of a piece. */
  public Stream<Test> conditions() {
    return Stream.of(
            turnOrder.stream().flatMap(step -> Stream.of(step.again(), step.thrown())),
            turnOrder.stream().flatMap(step -> step.then().stream()).map(TurnStep.Part::when),
            counters.stream().flatMap(counter -> counter.after().stream()).map(c -> c.when()),
            royal.legal().stream(),
            forbidden.stream(),
            elimination.stream().flatMap(out -> out.when().stream()),
            endings.stream().map(Ending::when))
        .flatMap(conditions -> conditions);
  }

  /** When a player may pass. */
  public enum Passing {
    NEVER,
    ALWAYS,
    FORCED
  }

  /**
   * How a player goes out of the game while others play on.
   *
   * @param fate what becomes of their pieces
   * @param heir the player whose they become, for {@link Fate#HEIR}
   * @param when for each player when they go out although they have a legal move
   * @param out the number of the first player's counter that says as which they went out, from 1;
   *     the others' follow
   * @param opponentsOut the number of the first player's counter of opponents who are out
   */
  public record Elimination(Fate fate, int heir, List<Test> when, int out, int opponentsOut) {
    /** What becomes of the pieces of a player who is out. */
    public enum Fate {
      /** They stay as they are, the player's own. */
      STAY,
      /** They leave the game. */
      LEAVE,
      /** They become those of a player who has no turns. */
      HEIR,
      /** They become those of the player who has moved last. */
      LAST_MOVER
    }
  }

  /**
   * What comes first among captures of which one must be made: those of the highest score.
   *
   * @param worth what a piece of each content counts
   */
  public record CaptureChoice(Kind kind, List<Integer> worth) {
    /** What is counted. */
    public enum Kind {
      /** What the captor is worth. */
      CAPTOR,

      /** What the captured pieces are worth together. */
      CAPTURED,

      /**
       * The order of the captured pieces: one that is worth something, captured before the others.
       */
      EARLY
    }
  }
}
