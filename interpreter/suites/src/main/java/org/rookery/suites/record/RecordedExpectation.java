package org.rookery.suites.record;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Expect;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.YamlPlaces;
import org.rookery.suites.run.CaseTimeLimit;
import org.rookery.suites.run.DeclaredState;
import org.rookery.suites.run.Leaves;
import org.rookery.suites.run.Phrases;

/** What holds of a position, written as the lines of an {@code expect} that asks for it. */
final class RecordedExpectation {
  private static final int WIDTH = 110;

  private final GameEngine game;
  private final Suite suite;
  private final Phrases phrases;
  private final CaseTimeLimit patience;
  private final List<String> lines = new ArrayList<>();

  RecordedExpectation(GameEngine game, Suite suite, Phrases phrases, CaseTimeLimit patience) {
    this.game = game;
    this.suite = suite;
    this.phrases = phrases;
    this.patience = patience;
  }

  /**
   * The lines, indented by so many spaces.
   *
   * @param asked the keys to write; null for those that make a start
   */
  List<String> of(Position position, String pointer, @Nullable Expect asked, int indent)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    TurnTexts turns = Phrases.turnsOf(game, position);
    if (asked == null || asked.count() != null) {
      line(indent, "count: " + turns.moves().size());
    }
    if (asked == null || asked.moves() != null) {
      list(
          indent,
          "moves",
          turns.moves().stream().map(turns::shortest).map(RecordedExpectation::quoted).toList());
    }
    if (asked != null) {
      texts(turns, asked, indent);
      targets(turns, pointer, asked, indent);
    }
    if (asked == null || asked.check() != null) {
      line(indent, "check: " + game.generator().inCheck(position, position.as()));
    }
    if (asked == null || asked.outcome() != null) {
      line(indent, "outcome: " + Phrases.outcome(game, position));
    }
    if (asked != null) {
      state(position, pointer, asked, indent);
      after(position, pointer, asked, indent);
      perft(position, asked, indent);
    }
    return lines;
  }

  /** What was thought legal or illegal goes where it belongs. */
  private void texts(TurnTexts turns, Expect asked, int indent) {
    List<String> texts = new ArrayList<>();
    texts.addAll(asked.legal() == null ? List.of() : asked.legal());
    texts.addAll(asked.illegal() == null ? List.of() : asked.illegal());
    Predicate<String> legal = text -> turns.readExactly(text) instanceof Reading.Found;
    List<String> yes = texts.stream().filter(legal).map(RecordedExpectation::quoted).toList();
    List<String> no =
        texts.stream().filter(legal.negate()).map(RecordedExpectation::quoted).toList();
    if (!yes.isEmpty()) {
      list(indent, "legal", yes);
    }
    if (!no.isEmpty()) {
      list(indent, "illegal", no);
    }
  }

  private void targets(TurnTexts turns, String pointer, Expect asked, int indent) throws BadSuite {
    if (asked.targets() == null) {
      return;
    }
    line(indent, "targets:");
    for (String from : asked.targets().keySet()) {
      int origin =
          phrases.square(YamlPlaces.child(YamlPlaces.child(pointer, "targets"), from), from);
      BitSet squares = new BitSet();
      for (Move move : turns.moves()) {
        MoveChanges changes = turns.changes(move);
        if (changes.origin() == origin) {
          squares.set(changes.target());
        }
      }
      line(indent + 2, from + ": " + phrases.squares(squares));
    }
  }

  private void state(Position position, String pointer, Expect asked, int indent) throws BadSuite {
    if (asked.board() != null) {
      List<String> pieces = new ArrayList<>();
      for (Map.Entry<String, String> piece : asked.board().entrySet()) {
        String name = piece.getKey();
        int square =
            phrases.square(YamlPlaces.child(YamlPlaces.child(pointer, "board"), name), name);
        boolean isColumn = Phrases.isColumn(piece.getValue());
        String words = Phrases.standing(game, position, square, isColumn);
        pieces.add(name + ": " + (isColumn ? quoted(words) : words));
      }
      line(indent, "board: {" + String.join(", ", pieces) + "}");
    }
    if (asked.hand() != null) {
      List<String> hands = new ArrayList<>();
      for (String name : asked.hand().keySet()) {
        int player =
            phrases.player(YamlPlaces.child(YamlPlaces.child(pointer, "hand"), name), name);
        hands.add(name + ": " + flow(Phrases.hand(game, position, player)));
      }
      line(indent, "hand: {" + String.join(", ", hands) + "}");
    }
    if (asked.flags() != null) {
      DeclaredState flags = new DeclaredState(game, suite, phrases);
      List<String> values = new ArrayList<>();
      for (String name : asked.flags().keySet()) {
        values.add(name + ": " + flags.words(position.setup(), name).replace("=", ": "));
      }
      line(indent, "flags: {" + String.join(", ", values) + "}");
    }
    if (asked.view() != null) {
      List<String> views = new ArrayList<>();
      for (String name : asked.view().keySet()) {
        int player = phrases.player(YamlPlaces.child(pointer, "view"), name);
        views.add(name + ": \"" + Phrases.view(game, position, player) + "\"");
      }
      line(indent, "view: {" + String.join(", ", views) + "}");
    }
  }

  private void after(Position position, String pointer, Expect asked, int indent)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    if (asked.after() == null) {
      return;
    }
    line(indent, "after:");
    for (Map.Entry<String, Expect> turn : asked.after().entrySet()) {
      String inside = YamlPlaces.child(YamlPlaces.child(pointer, "after"), turn.getKey());
      TurnTexts turns = Phrases.turnsOf(game, position);
      if (!(turns.readExactly(turn.getKey()) instanceof Reading.Found found)) {
        throw suite.bad(
            inside,
            "`" + turn.getKey() + "` is no longer a legal move: nothing can be recorded after it.");
      }
      line(indent + 2, quoted(turn.getKey()) + ":");
      BitSet captured = turns.changes(found.move()).captured();
      if (turn.getValue().captured() != null) {
        line(indent + 4, "captured: " + phrases.squares(captured));
      }
      position.make(found.move());
      lines.addAll(
          new RecordedExpectation(game, suite, phrases, patience)
              .of(position, inside, turn.getValue(), indent + 4));
      position.unmake();
    }
  }

  private void perft(Position position, Expect asked, int indent) throws CaseTimeLimit.OutOfTime {
    if (asked.perft() != null) {
      Map<Integer, Long> counts = new TreeMap<>();
      for (int depth : asked.perft().keySet()) {
        patience.begin("perft " + depth);
        counts.put(depth, new Leaves(game, patience).count(position, depth));
      }
      line(indent, "perft: " + flow(counts));
    }
  }

  private static String flow(Map<?, ?> map) {
    return map.toString().replace("=", ": ");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void line(int indent, String text) {
    lines.add(" ".repeat(indent) + text);
  }

  private void list(int indent, String key, List<String> items) {
    StringBuilder line = new StringBuilder(" ".repeat(indent)).append(key).append(": [");
    for (int i = 0; i < items.size(); i++) {
      if (i > 0) {
        line.append(",");
        if (line.length() + items.get(i).length() > WIDTH) {
          lines.add(line.toString());
          line = new StringBuilder(" ".repeat(indent + 1));
        }
        line.append(' ');
      }
      line.append(items.get(i));
    }
    lines.add(line.append(']').toString());
  }
}
