package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.YamlPlaces;

/**
 * State that a rules file declares, by its own names: a counter has a number, or one per player; an
 * attribute has the list of squares whose pieces have it.
 */
public final class DeclaredState {
  private final GameProgram program;
  private final Suite suite;
  private final Phrases phrases;

  /** State of one game, as one suite writes it. */
  public DeclaredState(GameEngine game, Suite suite, Phrases phrases) {
    this.program = game.program();
    this.suite = suite;
    this.phrases = phrases;
  }

  /** The setup with this state. */
  public Setup set(Setup setup, String pointer, Map<String, Object> flags) throws BadSuite {
    Setup result = setup;
    for (Map.Entry<String, Object> flag : flags.entrySet()) {
      result =
          set(result, YamlPlaces.child(pointer, flag.getKey()), flag.getKey(), flag.getValue());
    }
    return result;
  }

  private Setup set(Setup setup, String pointer, String name, Object value) throws BadSuite {
    if (value instanceof Map<?, ?> perPlayer) {
      Setup result = setup;
      for (Map.Entry<?, ?> entry : perPlayer.entrySet()) {
        String player = entry.getKey().toString();
        phrases.player(YamlPlaces.child(pointer, player), player);
        result =
            set(result, YamlPlaces.child(pointer, player), name + "-" + player, entry.getValue());
      }
      return result;
    }
    int counter = counter(name);
    int attribute = program.attributes().indexOf(name);
    if (counter >= 0 && value instanceof Integer number) {
      return setup.withCounter(counter, number);
    }
    if (counter < 0 && attribute >= 0 && value instanceof List<?> squares) {
      List<String> names = squares.stream().map(String::valueOf).toList();
      var having = phrases.squares(pointer, names);
      Setup result = setup;
      for (int square = 0; square < setup.board().size(); square++) {
        int piece = setup.board().get(square);
        int bits = setup.attributes().get(square) & ~(1 << attribute);
        if (piece != Contents.EMPTY) {
          result =
              result.withSquare(square, piece, having.get(square) ? bits | 1 << attribute : bits);
        }
      }
      return result;
    }
    throw unknown(pointer, name);
  }

  /** The value of a flag as a suite writes it. */
  public String words(Setup setup, String name) {
    int counter = counter(name);
    if (counter >= 0) {
      return setup.counters().get(counter).toString();
    }
    int attribute = program.attributes().indexOf(name);
    var having = new BitSet();
    for (int square = 0; square < setup.board().size(); square++) {
      boolean has = attribute >= 0 && (setup.attributes().get(square) >>> attribute & 1) != 0;
      having.set(square, has);
    }
    if (attribute >= 0) {
      return phrases.squares(having);
    }
    Map<String, Integer> perPlayer = new LinkedHashMap<>();
    for (String player : program.players()) {
      int own = counter(name + "-" + player);
      if (own >= 0) {
        perPlayer.put(player, setup.counters().get(own));
      }
    }
    return perPlayer.toString();
  }

  private int counter(String name) {
    return IntStream.range(0, program.counters().size())
        .filter(counter -> program.counters().get(counter).name().equals(name))
        .findFirst()
        .orElse(-1);
  }

  private BadSuite unknown(String pointer, String name) {
    if (counter(name) >= 0) {
      return suite.bad(pointer, "The counter `" + name + "` should have a whole number.");
    }
    if (program.attributes().contains(name)) {
      return suite.bad(pointer, "The attribute `" + name + "` should have a list of squares.");
    }
    List<String> known = new ArrayList<>();
    program.counters().forEach(counter -> known.add(counter.name()));
    known.addAll(program.attributes());
    return suite.bad(
        pointer,
        "The rules declare no counter or attribute `"
            + name
            + "`; there are "
            + (known.isEmpty() ? "none." : String.join(", ", known) + "."));
  }
}
