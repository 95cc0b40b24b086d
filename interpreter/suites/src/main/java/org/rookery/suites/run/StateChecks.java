package org.rookery.suites.run;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Expect;
import org.rookery.suites.format.YamlPlaces;

/** Compares how a position stands with what is expected of it. */
final class StateChecks {
  private final CaseContext context;
  private final GameEngine game;
  private final Phrases phrases;
  private final Position position;
  private final String pointer;
  private final List<String> after;

  StateChecks(CaseContext context, Position position, String pointer, List<String> after) {
    this.context = context;
    this.game = context.game;
    this.phrases = context.phrases;
    this.position = position;
    this.pointer = pointer;
    this.after = after;
  }

  /** Looks at the keys that are about what the position is like. */
  void check(Expect expect) throws BadSuite {
    if (expect.check() != null) {
      context.witness.state(position, Key.CHECK);
      boolean check = game.generator().inCheck(position, position.as());
      if (check != expect.check()) {
        context.value(where(Key.CHECK, inside("check")), "check", expect.check(), check);
      }
    }
    if (expect.outcome() != null) {
      outcome(expect.outcome());
    }
    if (expect.board() != null) {
      board(expect.board());
    }
    if (expect.hand() != null) {
      hands(expect.hand());
    }
    if (expect.flags() != null) {
      flags(expect.flags());
    }
    if (expect.view() != null) {
      views(expect.view());
    }
  }

  private String inside(String key) {
    return YamlPlaces.child(pointer, key);
  }

  private Mismatch.Where where(Key key, String inside) {
    return context.where(key, inside, after, position);
  }

  private void outcome(String words) throws BadSuite {
    context.witness.state(position, Key.OUTCOME);
    String wanted = words.strip();
    new OutcomePhrase(game.program(), context.suite, phrases).verify(inside("outcome"), wanted);
    String got = Phrases.outcome(game, position);
    if (!says(got, wanted) && !says(got, winners(wanted))) {
      context.value(where(Key.OUTCOME, inside("outcome")), "outcome", wanted, got);
    }
  }

  private static boolean says(String got, String wanted) {
    return got.equals(wanted) || got.startsWith(wanted + " by ") || got.startsWith(wanted + " (");
  }

  /** Of two rivals, one loses when the other wins: the outcome as that of the winner. */
  private String winners(String outcome) {
    List<String> players = game.program().players();
    int[] rivals = IntStream.range(0, players.size()).filter(game.program()::competes).toArray();
    for (int i = 0; rivals.length == 2 && i < rivals.length; i++) {
      String loses = players.get(rivals[i]) + " loses";
      if (outcome.equals(loses) || outcome.startsWith(loses + " by ")) {
        return players.get(rivals[1 - i]) + " wins" + outcome.substring(loses.length());
      }
    }
    return outcome;
  }

  private void board(Map<String, String> pieces) throws BadSuite {
    context.witness.state(position, Key.BOARD);
    for (Map.Entry<String, String> piece : pieces.entrySet()) {
      String there = YamlPlaces.child(inside("board"), piece.getKey());
      int square = phrases.square(there, piece.getKey());
      context.witness.square(position, square);
      boolean isColumn = Phrases.isColumn(piece.getValue());
      String wanted = Phrases.standing(game, phrases.pieces(there, piece.getValue()), isColumn);
      String got = Phrases.standing(game, position, square, isColumn);
      if (!got.equals(wanted)) {
        context.value(where(Key.BOARD, there), "board: " + piece.getKey(), wanted, got);
      }
    }
  }

  private void hands(Map<String, Map<String, Integer>> hands) throws BadSuite {
    context.witness.state(position, Key.HAND);
    for (Map.Entry<String, Map<String, Integer>> hand : hands.entrySet()) {
      String there = YamlPlaces.child(inside("hand"), hand.getKey());
      int player = phrases.player(there, hand.getKey());
      Map<String, Integer> wanted = new TreeMap<>(hand.getValue());
      for (String piece : wanted.keySet()) {
        phrases.type(YamlPlaces.child(there, piece), piece);
      }
      wanted.values().removeIf(count -> count == 0);
      Map<String, Integer> got = Phrases.hand(game, position, player);
      if (!got.equals(wanted)) {
        context.value(where(Key.HAND, there), "hand of " + hand.getKey(), wanted, got);
      }
    }
  }

  private void views(Map<String, String> views) throws BadSuite {
    context.witness.state(position, Key.VIEW);
    for (Map.Entry<String, String> view : views.entrySet()) {
      String there = YamlPlaces.child(inside("view"), view.getKey());
      int player = phrases.player(there, view.getKey());
      String wanted = view.getValue().strip();
      String got = Phrases.view(game, position, player);
      if (!withHand(wanted).equals(withHand(got))) {
        context.value(where(Key.VIEW, there), "view of " + view.getKey(), wanted, got);
      }
    }
  }

  /** A view whose hands are empty, be that said or not. */
  private static String withHand(String view) {
    return view.endsWith("]") ? view : view + "[]";
  }

  /** State is as wanted when setting it would change nothing. */
  private void flags(Map<String, Object> flags) throws BadSuite {
    context.witness.state(position, Key.FLAGS);
    DeclaredState known = new DeclaredState(game, context.suite, phrases);
    for (Map.Entry<String, Object> flag : flags.entrySet()) {
      counters(flag.getKey(), flag.getValue());
      Map<String, Object> one = Map.of(flag.getKey(), flag.getValue());
      if (!known.set(position.setup(), inside("flags"), one).equals(position.setup())) {
        context.value(
            where(Key.FLAGS, YamlPlaces.child(inside("flags"), flag.getKey())),
            "flags: " + flag.getKey(),
            flag.getValue(),
            known.words(position.setup(), flag.getKey()));
      }
    }
  }

  /** Tells which counters a flag may speak of: one, or one for each player named. */
  private void counters(String name, Object value) {
    if (value instanceof Map<?, ?> players) {
      players.keySet().forEach(key -> context.witness.counter(position, name + "-" + key));
    } else {
      context.witness.counter(position, name);
    }
  }
}
