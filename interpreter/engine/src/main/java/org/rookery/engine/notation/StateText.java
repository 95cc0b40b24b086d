package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveGroup;
import org.rookery.program.Right;

/**
 * The state of a position that FEN has no field for, as {@code {name=value,…}}.
 *
 * <p>Counters go by their names and have numbers; attributes go by their names and list the squares
 * of the pieces that have them, joined by dots; the names in lower case below are the rest.
 */
final class StateText {
  private static final String STEP = "step";
  private static final String UNMOVED = "unmoved";
  private static final String PASSED = "passed";
  private static final String PASSER = "passer";
  private static final String CONTINUES = "continues";
  private static final String WITH = "with";
  private static final String ENDED = "ended";
  private static final String PASSES = "passes";
  private static final String LAST_FROM = "last-from";
  private static final String LAST_TO = "last-to";

  private static final int MOST_PASSES = 1_000_000;

  private final GameProgram program;
  private final Labels labels;

  StateText(GameProgram program, Labels labels) {
    this.program = program;
    this.labels = labels;
  }

  /**
   * The rights without a letter whose pieces stand in place: held, unless the state says otherwise.
   */
  static long unwrittenRights(GameProgram program, List<Integer> board) {
    long held = 0;
    for (int number = 0; number < program.rights().size(); number++) {
      Right right = program.rights().get(number);
      boolean inPlace = right.letter().isEmpty();
      for (int i = 0; i < right.squares().size(); i++) {
        inPlace &= board.get(right.squares().get(i)).equals(right.contents().get(i));
      }
      held |= inPlace ? 1L << number : 0;
    }
    return held;
  }

  /** What must be added to {@code said} to make it {@code meant}; empty when they are equal. */
  String print(Setup said, Setup meant) {
    List<String> entries = new ArrayList<>();
    for (int counter = 0; counter < program.counters().size(); counter++) {
      if (!said.counters().get(counter).equals(meant.counters().get(counter))) {
        entries.add(
            word(program.counters().get(counter).name()) + "=" + meant.counters().get(counter));
      }
    }
    for (int attribute = 0; attribute < program.attributes().size(); attribute++) {
      if (!having(said, attribute).equals(having(meant, attribute))) {
        entries.add(word(program.attributes().get(attribute)) + "=" + having(meant, attribute));
      }
    }
    if (said.rights() != meant.rights()) {
      entries.add(UNMOVED + "=" + unmoved(meant.rights()));
    }
    if (said.step() != meant.step()) {
      entries.add(STEP + "=" + (meant.step() + 1));
    }
    if (!said.passed().equals(meant.passed())) {
      entries.add(PASSED + "=" + squares(meant.passed()));
    }
    if (said.passer() != meant.passer()) {
      entries.add(PASSER + "=" + square(meant.passer()));
    }
    if (said.continuation() != meant.continuation()) {
      entries.add(CONTINUES + "=" + square(meant.continuation()));
    }
    if (said.continuationGroup() != meant.continuationGroup()) {
      entries.add(WITH + "=" + group(meant.continuationGroup()));
    }
    if (said.decided() != meant.decided()) {
      entries.add(ENDED + "=" + (meant.decided() + 1));
    }
    if (said.passes() != meant.passes()) {
      entries.add(PASSES + "=" + meant.passes());
    }
    if (said.lastFrom() != meant.lastFrom()) {
      entries.add(LAST_FROM + "=" + square(meant.lastFrom()));
    }
    if (said.lastTo() != meant.lastTo()) {
      entries.add(LAST_TO + "=" + square(meant.lastTo()));
    }
    return entries.isEmpty() ? "" : "{" + String.join(",", entries) + "}";
  }

  private String having(Setup setup, int attribute) {
    return IntStream.range(0, setup.board().size())
        .filter(square -> setup.board().get(square) != Contents.EMPTY)
        .filter(square -> (setup.attributes().get(square) >>> attribute & 1) != 0)
        .mapToObj(labels::square)
        .collect(Collectors.joining("."));
  }

  private String squares(List<Integer> squares) {
    return squares.stream().map(labels::square).collect(Collectors.joining("."));
  }

  private String unmoved(long rights) {
    return IntStream.range(0, program.rights().size())
        .filter(right -> (rights >>> right & 1) != 0)
        .mapToObj(right -> name(program.rights().get(right)))
        .collect(Collectors.joining("."));
  }

  private String name(Right right) {
    return right.squares().stream().map(labels::square).collect(Collectors.joining("-"));
  }

  private String square(int square) {
    return square == Position.NOWHERE ? "-" : labels.square(square);
  }

  private String group(int group) {
    return group == MoveGroup.ANY ? "any" : word(program.groups().get(group));
  }

  /** A name without what would end a field or an entry. */
  private static String word(String name) {
    return name.replaceAll("[\\s,={}]", "-");
  }

  /** {@code setup} with the state that the field adds. */
  Setup parse(Field field, Setup setup) throws TextException {
    String text = field.text();
    if (!text.endsWith("}")) {
      throw field.problem(text.length(), "The state that begins with `{` should end with `}`.");
    }
    Setup result = setup;
    Set<String> said = new HashSet<>();
    int at = 1;
    for (String entry : text.substring(1, text.length() - 1).split(",", -1)) {
      int equals = entry.indexOf('=');
      if (equals > 0) {
        String name = entry.substring(0, equals);
        if (!said.add(name)) {
          throw field.problem(at, TextException.quoted(name) + " is said twice.");
        }
        Field value = new Field(entry.substring(equals + 1), field.column() + at + equals + 1);
        result = with(result, name, value, new Field(name, field.column() + at));
      } else if (!entry.isEmpty()) {
        throw field.problem(
            at, TextException.quoted(entry) + " should be a name and a value, such as `turns=3`.");
      }
      at += entry.length() + 1;
    }
    return result;
  }

  private Setup with(Setup setup, String name, Field value, Field at) throws TextException {
    for (int counter = 0; counter < program.counters().size(); counter++) {
      if (word(program.counters().get(counter).name()).equals(name)) {
        return setup.withCounter(counter, value.number(name, -1_000_000, 1_000_000));
      }
    }
    for (int attribute = 0; attribute < program.attributes().size(); attribute++) {
      if (word(program.attributes().get(attribute)).equals(name)) {
        return withAttribute(setup, attribute, squares(value));
      }
    }
    if (name.equals(PASSES) && program.options().countsPasses()) {
      return setup.withPasses(value.number(name, 0, MOST_PASSES));
    }
    if (program.options().asksForLastMove()) {
      if (name.equals(LAST_FROM)) {
        return setup.withLastMove(square(value), setup.lastTo());
      } else if (name.equals(LAST_TO)) {
        return setup.withLastMove(setup.lastFrom(), square(value));
      }
    }
    return switch (name) {
      case UNMOVED -> setup.withRights(rights(value));
      case PASSED -> setup.withPassed(squares(value), setup.passer());
      case STEP -> withStep(setup, value);
      case PASSER -> setup.withPassed(setup.passed(), square(value));
      case ENDED -> setup.withDecided(value.number(name, 1, program.endings().size()) - 1);
      case CONTINUES -> setup.withContinuation(square(value), setup.continuationGroup());
      case WITH -> setup.withContinuation(setup.continuation(), group(value));
      default ->
          throw at.problem("The game has no state called " + TextException.quoted(name) + ".");
    };
  }

  /** The step tells apart turns of the player to move: another player's contradicts that field. */
  private Setup withStep(Setup setup, Field value) throws TextException {
    int step = value.number(STEP, 1, program.turnOrder().size()) - 1;
    int mover = program.turnOrder().get(setup.step()).player();
    int player = program.turnOrder().get(step).player();
    if (player != mover) {
      throw value.problem(
          "Step "
              + value.text()
              + " of the turn order is "
              + program.players().get(player)
              + "'s, but the position says that "
              + program.players().get(mover)
              + " is to move.");
    }
    return setup.withStep(step);
  }

  private Setup withAttribute(Setup setup, int attribute, List<Integer> named) {
    Set<Integer> squares = new HashSet<>(named);
    Setup result = setup;
    for (int square = 0; square < setup.board().size(); square++) {
      int bits = setup.attributes().get(square) & ~(1 << attribute);
      int wanted = squares.contains(square) ? bits | 1 << attribute : bits;
      if (setup.board().get(square) != Contents.EMPTY) {
        result = result.withSquare(square, setup.board().get(square), wanted);
      }
    }
    return result;
  }

  private List<Integer> squares(Field value) throws TextException {
    List<Integer> squares = new ArrayList<>();
    for (Field name : names(value)) {
      squares.add(square(name));
    }
    return squares;
  }

  private static List<Field> names(Field value) {
    List<Field> names = new ArrayList<>();
    int column = value.column();
    for (String name : value.text().isEmpty() ? new String[0] : value.text().split("\\.", -1)) {
      names.add(new Field(name, column));
      column += name.length() + 1;
    }
    return names;
  }

  private long rights(Field value) throws TextException {
    long rights = 0;
    for (Field name : names(value)) {
      int found = -1;
      for (int number = 0; number < program.rights().size(); number++) {
        found = name(program.rights().get(number)).equals(name.text()) ? number : found;
      }
      if (found < 0) {
        throw name.problem(
            "The game knows no right of unmoved pieces " + TextException.quoted(name.text()) + ".");
      }
      rights |= 1L << found;
    }
    return rights;
  }

  private int square(Field value) throws TextException {
    Optional<Integer> square =
        value.text().equals("-") ? Optional.of(Position.NOWHERE) : labels.square(value.text());
    return square.orElseThrow(
        () -> value.problem("There is no square " + TextException.quoted(value.text()) + "."));
  }

  private int group(Field value) throws TextException {
    if (value.text().equals("any")) {
      return MoveGroup.ANY;
    }
    for (int group = 0; group < program.groups().size(); group++) {
      if (word(program.groups().get(group)).equals(value.text())) {
        return group;
      }
    }
    throw value.problem("The game has no move type " + TextException.quoted(value.text()) + ".");
  }
}
