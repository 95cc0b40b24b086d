package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Expect;
import org.rookery.suites.format.YamlPlaces;

/** Compares the legal moves of a position with those expected. */
final class TurnChecks {
  private final CaseContext context;
  private final Position position;
  private final String pointer;
  private final List<String> after;
  private final TurnTexts turns;

  private TurnChecks(
      CaseContext context, Position position, TurnTexts turns, String pointer, List<String> after) {
    this.context = context;
    this.position = position;
    this.pointer = pointer;
    this.after = after;
    this.turns = turns;
  }

  /** Looks at the keys that are about turns. */
  static void check(
      CaseContext context,
      Position position,
      TurnsHere turns,
      String pointer,
      List<String> after,
      Expect expect)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    if (expect.count() != null
        || expect.moves() != null
        || expect.legal() != null
        || expect.illegal() != null
        || expect.targets() != null) {
      new TurnChecks(context, position, turns.texts(), pointer, after).check(expect);
    }
  }

  private void check(Expect expect) throws BadSuite, CaseTimeLimit.OutOfTime {
    if (expect.count() != null || expect.moves() != null) {
      context.witness.turns(position);
    }
    if (expect.count() != null && expect.count() != turns.moves().size()) {
      context.value(where(Key.COUNT, "count"), "count", expect.count(), turns.moves().size());
    }
    if (expect.moves() != null) {
      exactly(expect.moves());
    }
    if (expect.legal() != null) {
      legal(expect.legal());
    }
    if (expect.illegal() != null) {
      illegal(expect.illegal());
    }
    if (expect.targets() != null) {
      for (Map.Entry<String, List<String>> from : expect.targets().entrySet()) {
        targets(from.getKey(), from.getValue());
      }
    }
  }

  private Mismatch.Where where(Key key, String name) {
    return context.where(key, YamlPlaces.child(pointer, name), after, position);
  }

  private Mismatch.Where where(Key key, String name, Object item) {
    String inside = YamlPlaces.child(YamlPlaces.child(pointer, name), item);
    return context.where(key, inside, after, position);
  }

  private void legal(List<String> texts) throws CaseTimeLimit.OutOfTime {
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      context.patience.begin("`" + text + "`");
      Reading reading = context.read(position, turns, text);
      if (!(reading instanceof Reading.Found)) {
        context.missing(
            where(Key.LEGAL, "legal", i), "`" + text + "`", text, Phrases.said(turns, reading));
      }
    }
  }

  /** A text that could be no turn of this game is a slip of the pen, not an illegal turn. */
  private void illegal(List<String> texts) throws BadSuite, CaseTimeLimit.OutOfTime {
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      context.patience.begin("`" + text + "`");
      Reading reading = context.read(position, turns, text);
      if (!(reading instanceof Reading.NoFit nothing)) {
        context.add(
            new Mismatch.Turns(
                where(Key.ILLEGAL, "illegal", i),
                "`" + text + "`",
                "no legal move",
                Phrases.said(turns, reading),
                List.of(),
                meant(reading).stream().map(turns::complete).toList()));
      } else if (!turns.isTurn(text)) {
        throw context.suite.bad(
            YamlPlaces.child(YamlPlaces.child(pointer, "illegal"), i),
            "`" + text + "` could be no move of this game, legal or not: " + nothing.reason());
      }
    }
  }

  /** The legal moves that a text may mean. */
  private static List<Move> meant(Reading reading) {
    if (reading instanceof Reading.Found found) {
      return List.of(found.move());
    }
    return reading instanceof Reading.Ambiguous several ? several.moves() : List.of();
  }

  private void exactly(List<String> texts) throws CaseTimeLimit.OutOfTime {
    Set<Move> surplus = new LinkedHashSet<>(turns.moves());
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      context.patience.begin("moves: `" + text + "`");
      Reading reading = turns.readExactly(text);
      if (reading instanceof Reading.Found found) {
        surplus.remove(found.move());
      } else {
        context.missing(
            where(Key.MOVES, "moves", i),
            "moves: `" + text + "`",
            text,
            Phrases.said(turns, reading));
      }
    }
    if (!surplus.isEmpty()) {
      context.add(
          new Mismatch.Turns(
              where(Key.MOVES, "moves"),
              "moves",
              "no more",
              "also " + surplus.stream().map(turns::shortest).toList(),
              List.of(),
              surplus.stream().map(turns::complete).toList()));
    }
  }

  private void targets(String from, List<String> names) throws BadSuite {
    String inside = YamlPlaces.child(YamlPlaces.child(pointer, "targets"), from);
    int origin = context.phrases.square(inside, from);
    context.witness.turnsOf(position, origin);
    BitSet expected = context.phrases.squares(inside, names);
    BitSet got = new BitSet();
    List<String> surplus = new ArrayList<>();
    for (Move move : turns.moves()) {
      MoveChanges changes = turns.changes(move);
      if (changes.origin() == origin) {
        got.set(changes.target());
        if (!expected.get(changes.target())) {
          surplus.add(turns.shown(move));
        }
      }
    }
    if (!got.equals(expected)) {
      BitSet lacking = (BitSet) expected.clone();
      lacking.andNot(got);
      List<String> missing =
          lacking.stream().mapToObj(to -> from + "-" + context.game.labels().square(to)).toList();
      context.add(
          new Mismatch.Turns(
              where(Key.TARGETS, "targets", from),
              "targets of " + from,
              context.phrases.squares(expected),
              context.phrases.squares(got),
              missing,
              surplus));
    }
  }
}
