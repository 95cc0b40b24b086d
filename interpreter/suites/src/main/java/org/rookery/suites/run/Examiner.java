package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Expect;
import org.rookery.suites.format.YamlPlaces;

/** Compares a position, and those after it, with what is expected of them. */
final class Examiner {
  private final CaseContext context;

  Examiner(CaseContext context) {
    this.context = context;
  }

  /** Notes what does not hold, in the order of the format's keys. */
  void examine(Position position, String pointer, List<String> after, Expect expect)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    TurnsHere turns = new TurnsHere(context.game, position);
    TurnChecks.check(context, position, turns, pointer, after, expect);
    new StateChecks(context, position, pointer, after).check(expect);
    if (expect.after() != null) {
      for (Map.Entry<String, Expect> turn : expect.after().entrySet()) {
        String inside = YamlPlaces.child(YamlPlaces.child(pointer, "after"), turn.getKey());
        after(position, turns, inside, after, turn.getKey(), turn.getValue());
      }
    }
    if (expect.perft() != null) {
      for (Map.Entry<Integer, Long> leaves : new TreeMap<>(expect.perft()).entrySet()) {
        String inside = YamlPlaces.child(pointer, "perft");
        Mismatch.Where where =
            context.where(Key.PERFT, YamlPlaces.child(inside, leaves.getKey()), after, position);
        perft(position, turns, where, leaves.getKey(), leaves.getValue(), expect);
      }
    }
  }

  private void after(
      Position position,
      TurnsHere here,
      String pointer,
      List<String> after,
      String text,
      Expect expect)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    context.patience.begin("after `" + text + "`");
    TurnTexts turns = here.texts();
    Reading reading = context.read(position, turns, text);
    if (!(reading instanceof Reading.Found found)) {
      context.missing(
          context.where(Key.AFTER, pointer, after, position),
          "after `" + text + "`",
          text,
          context.refused(position, turns, text));
      return;
    }
    List<String> inner = new ArrayList<>(after);
    inner.add(text);
    BitSet got = turns.changes(found.move()).captured();
    position.make(found.move());
    try {
      if (expect.captured() != null) {
        captured(position, YamlPlaces.child(pointer, "captured"), inner, got, expect.captured());
      }
      examine(position, pointer, List.copyOf(inner), expect);
    } finally {
      position.unmake();
    }
  }

  private void captured(
      Position position, String pointer, List<String> after, BitSet got, List<String> names)
      throws BadSuite {
    context.witness.state(position, Key.CAPTURED);
    BitSet wanted = context.phrases.squares(pointer, names);
    if (!got.equals(wanted)) {
      context.value(
          context.where(Key.CAPTURED, pointer, after, position),
          "captured",
          context.phrases.squares(wanted),
          context.phrases.squares(got));
    }
  }

  private void perft(
      Position position,
      TurnsHere here,
      Mismatch.Where where,
      int depth,
      long wanted,
      Expect expect)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    if (depth < 0 || depth > 99) {
      throw context.suite.bad(where.pointer(), "A depth of " + depth + " cannot be searched.");
    }
    context.patience.begin("perft " + depth);
    context.witness.leaves(position, depth);
    Leaves leaves = new Leaves(context.game, context.patience);
    long got = leaves.count(position, depth);
    if (got != wanted) {
      List<Mismatch.Branch> divide = new ArrayList<>();
      if (depth > 0) {
        TurnTexts turns = here.texts();
        Map<Move, Long> known = known(turns, depth, expect);
        leaves
            .divide(position, depth)
            .forEach(
                (move, n) ->
                    divide.add(new Mismatch.Branch(turns.shortest(move), n, of(known, move))));
      }
      context.add(new Mismatch.Leaves(where, depth, wanted, got, List.copyOf(divide)));
    }
  }

  private static OptionalLong of(Map<Move, Long> known, Move move) {
    Long wanted = known.get(move);
    return wanted == null ? OptionalLong.empty() : OptionalLong.of(wanted);
  }

  /** How many leaves the suite expects below turns, going by what it says after them. */
  private static Map<Move, Long> known(TurnTexts turns, int depth, Expect expect) {
    Map<Move, Long> known = new HashMap<>();
    if (expect.after() != null) {
      expect
          .after()
          .forEach(
              (text, then) -> {
                Long wanted = then.perft() == null ? null : then.perft().get(depth - 1);
                Integer count = then.count();
                if (wanted == null && depth == 2 && count != null) {
                  wanted = count.longValue();
                }
                if (wanted != null && turns.readExactly(text) instanceof Reading.Found found) {
                  known.put(found.move(), wanted);
                }
              });
    }
    return known;
  }
}
