package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.board.Topology;

/** Reads the fields of a position's text one after the other. */
final class PositionFields {
  /** The most that a counter may be in its field; what is more stands behind, in braces. */
  static final int MOST_COUNTED = 4095;

  private static final int MAX_COUNT = 100_000;

  private final GameProgram program;
  private final Labels labels;
  private final PlacementText placement;
  private final Optional<CastlingPieces> castlingPieces;
  private final PlayerText players;
  private final TurnOrder turnOrder;
  private final List<Field> fields;
  private int next;

  PositionFields(
      GameProgram program,
      Labels labels,
      PlacementText placement,
      Optional<CastlingPieces> castlingPieces,
      List<Field> fields) {
    this.program = program;
    this.labels = labels;
    this.placement = placement;
    this.castlingPieces = castlingPieces;
    this.players = new PlayerText(program);
    this.turnOrder = new TurnOrder(program);
    this.fields = fields;
  }

  /** The counters of FEN's check field, in the order of players. */
  static List<Integer> checkCounters(GameProgram program) {
    return IntStream.range(0, program.counters().size())
        .filter(counter -> program.counters().get(counter).fen())
        .boxed()
        .toList();
  }

  /**
   * The letters of these rights, each once: a player's castling before their other pieces that have
   * not moved, of which those that may castle need not be told.
   */
  static String letters(GameProgram program, long rights) {
    List<Right> held =
        IntStream.range(0, program.rights().size())
            .filter(right -> (rights >>> right & 1) != 0)
            .mapToObj(right -> program.rights().get(right))
            .filter(right -> !right.letter().isEmpty())
            .toList();
    return held.stream()
        .filter(right -> held.stream().noneMatch(other -> isPartOf(right, other)))
        .sorted(
            Comparator.comparing(Right::player)
                .thenComparing(right -> right.squares().size() == 1)
                .thenComparing(right -> right.squares().size() == 1 ? right.letter() : ""))
        .map(Right::letter)
        .distinct()
        .collect(Collectors.joining());
  }

  private static boolean isPartOf(Right single, Right pair) {
    return single.squares().size() == 1
        && pair.squares().size() > 1
        && pair.squares().containsAll(single.squares());
  }

  Setup read() throws TextException {
    int player = fields.size() > 1 ? players.parse(fields.get(1)) : players.first();
    PlacementReader.Placed placed = placement.parse(fields.get(0), player);
    next = Math.min(2, fields.size());
    boolean isShort = isShort();
    Optional<Field> castling = isShort ? Optional.empty() : take();
    Optional<Field> passed = isShort ? Optional.empty() : take();
    int[] counters = program.counters().stream().mapToInt(c -> c.initial()).toArray();
    if (next < fields.size() && (isChecks(fields.get(next).text()) || isOneBeforeTheClock())) {
      checks(fields.get(next++), false, counters);
    }
    int clock =
        next < fields.size() ? fields.get(next++).number("half-move clock", 0, MAX_COUNT) : 0;
    Optional<Field> number = take();
    int turn =
        number.isPresent()
            ? Math.max(1, number.get().number("move number", 0, MAX_COUNT))
            : firstTurn(player);
    if (next < fields.size()
        && fields.get(next).text().startsWith("+")
        && (isChecks(fields.get(next).text().substring(1)) || isOnly(next, 1))) {
      checks(fields.get(next++), true, counters);
    }
    if (next < fields.size()) {
      throw fields
          .get(next)
          .problem(
              "Nothing more is expected here; "
                  + TextException.quoted(fields.get(next).text())
                  + " is too much.");
    }
    int step = turnOrder.step(player, turn);
    if (step < 0) {
      throw number
          .orElse(fields.get(0))
          .problem(turnOrder.never(program.players().get(player), player, turn));
    }
    Setup setup = setup(placed, castling, counters).withTurn(step, turn).withClock(clock);
    return passed.isPresent() && !passed.get().text().equals("-")
        ? passed(passed.get(), placed.board(), player, setup)
        : setup;
  }

  /** The number of a player's first turn: rounds begin with another's, such as a die's. */
  private int firstTurn(int player) {
    return IntStream.rangeClosed(1, program.turnOrder().size() + 1)
        .filter(turn -> turnOrder.step(player, turn) >= 0)
        .findFirst()
        .orElse(1);
  }

  /**
   * Whether the fields of castling and of skipped squares are left out, as XBoard does in games
   * that have neither: a number comes where they should stand.
   */
  private boolean isShort() {
    return next < fields.size()
        && (isNumber(fields.get(next).text()) || isChecks(fields.get(next).text()));
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(Character::isDigit);
  }

  /** Whether a text is numbers with signs of addition between them. */
  private static boolean isChecks(String text) {
    boolean digit = false;
    boolean several = false;
    for (int i = 0; i < text.length(); i++) {
      boolean plus = text.charAt(i) == '+';
      if (plus ? !digit : !Character.isDigit(text.charAt(i))) {
        return false;
      }
      several |= plus;
      digit = !plus;
    }
    return several && digit;
  }

  /** Whether the only counter that stands in a position comes here, with clock and turn behind. */
  private boolean isOneBeforeTheClock() {
    return isOnly(next, 0) && isOnly(next + 1, 0) && isOnly(next + 2, 0);
  }

  /** Whether one number gives all counters and the field is a number from this character on. */
  private boolean isOnly(int field, int from) {
    return checkCounters(program).size() == 1
        && field < fields.size()
        && fields.get(field).text().length() > from
        && fields.get(field).text().chars().skip(from).allMatch(Character::isDigit);
  }

  private Optional<Field> take() {
    return next < fields.size() ? Optional.of(fields.get(next++)) : Optional.empty();
  }

  private Setup setup(PlacementReader.Placed placed, Optional<Field> castling, int[] counters)
      throws TextException {
    Setup setup = Setup.empty(program);
    for (int square = 0; square < placed.board().length; square++) {
      if (placed.board()[square] != Contents.EMPTY) {
        setup = setup.withSquare(program, square, placed.board()[square]);
        setup = setup.withBeneath(square, placed.beneath().getOrDefault(square, List.of()));
      }
    }
    for (int content = 1; content < placed.hand().length; content++) {
      boolean supply = program.pieces().get(program.contents().type(content)).supply();
      int inHand = supply ? program.start().hand()[content] : placed.hand()[content];
      if (inHand > 0) {
        setup = setup.withHand(content, inHand);
      }
    }
    for (int counter = 0; counter < counters.length; counter++) {
      setup = setup.withCounter(counter, counters[counter]);
    }
    long rights = castling.isPresent() && castlingPieces.isEmpty() ? rights(castling.get()) : 0;
    setup = setup.withRights(rights | StateText.unwrittenRights(program, setup.board()));
    return castlingPieces.isPresent() ? castlingPieces.get().read(castling, setup) : setup;
  }

  private long rights(Field field) throws TextException {
    long rights = 0;
    if (field.text().equals("-")) {
      return rights;
    }
    for (int i = 0; i < field.text().length(); i++) {
      long meant = rights(field.text().substring(i, i + 1));
      if (meant == 0) {
        String known = letters(program, -1L);
        throw field.problem(
            i,
            known.isEmpty()
                ? "This game has no castling rights; write `-`."
                : "There is no castling right `"
                    + field.text().charAt(i)
                    + "`; there are `"
                    + known
                    + "`.");
      }
      rights |= meant;
    }
    return rights | ofCastlingPieces(rights);
  }

  /** Pieces that may castle have not moved. */
  private long ofCastlingPieces(long rights) {
    long singles = 0;
    for (int pair = 0; pair < program.rights().size(); pair++) {
      for (int number = 0; number < program.rights().size(); number++) {
        Right single = program.rights().get(number);
        boolean meant = (rights >>> pair & 1) != 0 && !single.letter().isEmpty();
        singles |= meant && isPartOf(single, program.rights().get(pair)) ? 1L << number : 0;
      }
    }
    return singles;
  }

  /**
   * The rights with that letter, or else those of the piece on that file, upper case for the first
   * player.
   */
  private long rights(String letter) {
    long byLetter = 0;
    long byFile = 0;
    for (int number = 0; number < program.rights().size(); number++) {
      Right right = program.rights().get(number);
      String partner = labels.square(right.squares().get(right.squares().size() - 1));
      String file = partner.substring(0, 1);
      boolean first = right.player() == players.first();
      byLetter |= right.letter().equals(letter) ? 1L << number : 0;
      byFile |=
          !right.letter().isEmpty() && letter.equals(first ? file.toUpperCase(Locale.ROOT) : file)
              ? 1L << number
              : 0;
    }
    return byLetter != 0 ? byLetter : byFile;
  }

  /**
   * Squares without spaces; one that holds a piece is where the piece stands that skipped the
   * others.
   */
  private Setup passed(Field field, int[] board, int player, Setup setup) throws TextException {
    List<Integer> squares = new ArrayList<>();
    int passer = Topology.NOWHERE;
    int at = 0;
    while (at < field.text().length()) {
      int length = squareAt(field.text(), at);
      if (length == 0) {
        throw field.problem(
            at,
            "Expected the square a piece has skipped, or `-`, not "
                + TextException.quoted(field.text().substring(at))
                + ".");
      }
      int square = labels.square(field.text().substring(at, at + length)).orElseThrow();
      if (squares.contains(square) || square == passer) {
        throw field.problem(at, "The square " + labels.square(square) + " is named twice.");
      } else if (board[square] == Contents.EMPTY) {
        squares.add(square);
      } else {
        passer = square;
      }
      at += length;
    }
    passer =
        passer != Topology.NOWHERE
            ? passer
            : new EnPassantFinder(program, board, squares).find(player);
    if (passer == Topology.NOWHERE) {
      throw field.problem(
          "No piece on the board can have skipped "
              + TextException.quoted(field.text())
              + " in the last move.");
    }
    return setup.withPassed(squares, passer);
  }

  private int squareAt(String text, int at) {
    int longest = Math.min(text.length(), at + labels.longestSquare());
    for (int end = longest; end > at; end--) {
      if (labels.square(text.substring(at, end)).isPresent()) {
        return end - at;
      }
    }
    return 0;
  }

  private String names(List<Integer> counters) {
    return counters.stream()
        .map(counter -> "`" + program.counters().get(counter).name() + "`")
        .collect(Collectors.joining(", "));
  }

  private void checks(Field field, boolean given, int[] counters) throws TextException {
    List<Integer> known = checkCounters(program);
    String[] numbers = (given ? field.text().substring(1) : field.text()).split("\\+", -1);
    if (numbers.length != known.size()) {
      throw field.problem(
          known.isEmpty()
              ? "This game has no counters that stand in a position."
              : "Expected "
                  + known.size()
                  + " numbers with `+` between them, of the counters "
                  + names(known)
                  + ", not "
                  + numbers.length
                  + ".");
    }
    for (int i = 0; i < numbers.length; i++) {
      int number = new Field(numbers[i], field.column()).number("counter", 0, MOST_COUNTED);
      int initial = program.counters().get(known.get(i)).initial();
      // A counter that starts above zero counts the checks that are left.
      counters[known.get(i)] = given && initial > 0 ? initial - number : number;
    }
  }
}
