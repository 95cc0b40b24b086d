package org.rookery.app.regress;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.Changes;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.Why;

/** Compares a position with what is expected of it. */
final class Examiner {
  private final GameEngine game;
  private final SuiteReader.Read read;
  private final Phrases phrases;
  private final Patience patience;
  private final List<Mismatch> mismatches = new ArrayList<>();

  Examiner(GameEngine game, SuiteReader.Read read, Phrases phrases, Patience patience) {
    this.game = game;
    this.read = read;
    this.phrases = phrases;
    this.patience = patience;
  }

  /** What does not hold, in the order of the format's keys. */
  List<Mismatch> examine(Position position, String pointer, Suite.Expect expect)
      throws BadSuite, Patience.OutOfTime {
    turns(position, pointer, expect);
    state(position, pointer, expect);
    if (expect.after() != null) {
      for (Map.Entry<String, Suite.Expect> turn : expect.after().entrySet()) {
        String inside = YamlPlaces.child(YamlPlaces.child(pointer, "after"), turn.getKey());
        after(position, inside, turn.getKey(), turn.getValue());
      }
    }
    if (expect.perft() != null) {
      for (Map.Entry<Integer, Long> leaves : new TreeMap<>(expect.perft()).entrySet()) {
        perft(position, pointer, leaves.getKey(), leaves.getValue());
      }
    }
    return mismatches;
  }

  private void turns(Position position, String pointer, Suite.Expect expect)
      throws BadSuite, Patience.OutOfTime {
    if (expect.count() == null
        && expect.moves() == null
        && expect.legal() == null
        && expect.illegal() == null
        && expect.targets() == null) {
      return;
    }
    TurnTexts turns = turnsOf(game, position);
    if (expect.count() != null && expect.count() != turns.moves().size()) {
      mismatch("count", expect.count(), turns.moves().size());
    }
    if (expect.moves() != null) {
      exactly(turns, expect.moves());
    }
    if (expect.legal() != null) {
      legal(turns, expect.legal());
    }
    if (expect.illegal() != null) {
      illegal(turns, YamlPlaces.child(pointer, "illegal"), expect.illegal());
    }
    if (expect.targets() != null) {
      String inside = YamlPlaces.child(pointer, "targets");
      for (Map.Entry<String, List<String>> from : expect.targets().entrySet()) {
        targets(turns, YamlPlaces.child(inside, from.getKey()), from.getKey(), from.getValue());
      }
    }
  }

  private void legal(TurnTexts turns, List<String> texts) throws Patience.OutOfTime {
    for (String text : texts) {
      patience.begin("`" + text + "`");
      if (!(turns.read(text) instanceof Reading.Found)) {
        mismatch("`" + text + "`", "a legal turn", said(turns, turns.read(text)));
      }
    }
  }

  /** A text that could be no turn of this game is a slip of the pen, not an illegal turn. */
  private void illegal(TurnTexts turns, String pointer, List<String> texts)
      throws BadSuite, Patience.OutOfTime {
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      patience.begin("`" + text + "`");
      Reading reading = turns.read(text);
      if (!(reading instanceof Reading.NoFit nothing)) {
        mismatch("`" + text + "`", "no legal turn", said(turns, reading));
      } else if (!turns.isTurn(text)) {
        throw read.bad(
            YamlPlaces.child(pointer, i),
            "`" + text + "` could be no turn of this game, legal or not: " + nothing.reason());
      }
    }
  }

  /** The legal turns of a position; none when the game is over. */
  static TurnTexts turnsOf(GameEngine game, Position position) {
    return game.adjudicator().isOver(position)
        ? new TurnTexts(game.generator(), position, List.of())
        : game.turns(position);
  }

  /** What a text came to that should be a turn to be played, in a few words. */
  static String refused(GameEngine game, Position position, TurnTexts turns, String text) {
    Outcome outcome = game.adjudicator().outcome(position);
    Reading reading = turns.read(text);
    if (outcome.isOver() && turns.moves().isEmpty()) {
      return "the game is over: " + Phrases.outcome(game, outcome);
    } else if (reading instanceof Reading.NoFit) {
      return Why.explain(game, position, text).lines().findFirst().orElseThrow();
    }
    return said(turns, reading);
  }

  /** What a text came to, in a few words. */
  static String said(TurnTexts turns, Reading reading) {
    if (reading instanceof Reading.Found found) {
      return "the turn " + turns.complete(found.move());
    } else if (reading instanceof Reading.Ambiguous ambiguous) {
      return "several: "
          + ambiguous.moves().stream()
              .limit(8)
              .map(turns::complete)
              .collect(Collectors.joining(" | "))
          + (ambiguous.moves().size() > 8 ? " | …" : "");
    }
    return ((Reading.NoFit) reading).reason();
  }

  private void exactly(TurnTexts turns, List<String> texts) throws Patience.OutOfTime {
    Set<Move> missing = new LinkedHashSet<>(turns.moves());
    for (String text : texts) {
      patience.begin("moves: `" + text + "`");
      if (turns.read(text) instanceof Reading.Found found) {
        missing.remove(found.move());
      } else {
        mismatch("moves: `" + text + "`", "a legal turn", said(turns, turns.read(text)));
      }
    }
    if (!missing.isEmpty()) {
      mismatch("moves", "no more", "also " + missing.stream().map(turns::shortest).toList());
    }
  }

  private void targets(TurnTexts turns, String pointer, String from, List<String> names)
      throws BadSuite {
    int origin = phrases.square(pointer, from);
    BitSet expected = phrases.squares(pointer, names);
    BitSet got = new BitSet();
    for (Move move : turns.moves()) {
      Changes changes = turns.changes(move);
      if (changes.origin() == origin) {
        got.set(changes.target());
      }
    }
    if (!got.equals(expected)) {
      mismatch("targets of " + from, phrases.squares(expected), phrases.squares(got));
    }
  }

  private void state(Position position, String pointer, Suite.Expect expect) throws BadSuite {
    if (expect.check() != null) {
      boolean check = game.generator().inCheck(position, position.as());
      if (check != expect.check()) {
        mismatch("check", expect.check(), check);
      }
    }
    if (expect.outcome() != null) {
      outcome(position, pointer, expect.outcome());
    }
    if (expect.board() != null) {
      for (Map.Entry<String, String> man : expect.board().entrySet()) {
        String inside = YamlPlaces.child(YamlPlaces.child(pointer, "board"), man.getKey());
        int square = phrases.square(inside, man.getKey());
        int wanted = phrases.content(inside, man.getValue());
        if (position.content(square) != wanted) {
          String got = game.labels().inWords(position.content(square));
          mismatch("board: " + man.getKey(), game.labels().inWords(wanted), got);
        }
      }
    }
    if (expect.hand() != null) {
      hands(position, YamlPlaces.child(pointer, "hand"), expect.hand());
    }
    if (expect.flags() != null) {
      flags(position, YamlPlaces.child(pointer, "flags"), expect.flags());
    }
  }

  private void outcome(Position position, String pointer, String words) throws BadSuite {
    String wanted = words.strip();
    String bare = wanted.contains(" by ") ? wanted.substring(0, wanted.indexOf(" by ")) : wanted;
    boolean known = bare.equals("ongoing") || bare.equals("draw");
    for (String player : game.program().players()) {
      known |= bare.equals(player + " wins");
    }
    if (!known) {
      throw read.bad(
          YamlPlaces.child(pointer, "outcome"),
          "`"
              + words
              + "` should be `ongoing`, `draw` or `PLAYER wins`, perhaps with ` by REASON`.");
    }
    Outcome outcome = game.adjudicator().outcome(position);
    String got = Phrases.outcome(game, outcome);
    if (!got.equals(wanted) && !got.startsWith(wanted + " by ")) {
      mismatch("outcome", wanted, got);
    }
  }

  private void hands(Position position, String pointer, Map<String, Map<String, Integer>> hands)
      throws BadSuite {
    for (Map.Entry<String, Map<String, Integer>> hand : hands.entrySet()) {
      String inside = YamlPlaces.child(pointer, hand.getKey());
      int player = phrases.player(inside, hand.getKey());
      Map<String, Integer> wanted = new TreeMap<>(hand.getValue());
      for (String piece : wanted.keySet()) {
        phrases.type(YamlPlaces.child(inside, piece), piece);
      }
      wanted.values().removeIf(count -> count == 0);
      Map<String, Integer> got = phrases.hand(position, player);
      if (!got.equals(wanted)) {
        mismatch("hand of " + hand.getKey(), wanted, got);
      }
    }
  }

  /** State is as wanted when setting it would change nothing. */
  private void flags(Position position, String pointer, Map<String, Object> flags) throws BadSuite {
    Flags known = new Flags(game, read, phrases);
    for (Map.Entry<String, Object> flag : flags.entrySet()) {
      if (!known
          .set(position.setup(), pointer, Map.of(flag.getKey(), flag.getValue()))
          .equals(position.setup())) {
        mismatch(
            "flags: " + flag.getKey(),
            flag.getValue(),
            known.words(position.setup(), flag.getKey()));
      }
    }
  }

  private void after(Position position, String pointer, String text, Suite.Expect expect)
      throws BadSuite, Patience.OutOfTime {
    patience.begin("after `" + text + "`");
    TurnTexts turns = turnsOf(game, position);
    Reading reading = turns.read(text);
    if (!(reading instanceof Reading.Found found)) {
      mismatch("after `" + text + "`", "a legal turn", refused(game, position, turns, text));
      return;
    }
    if (expect.captured() != null) {
      BitSet wanted = phrases.squares(YamlPlaces.child(pointer, "captured"), expect.captured());
      BitSet got = turns.changes(found.move()).captured();
      if (!got.equals(wanted)) {
        mismatch("after `" + text + "`: captured", phrases.squares(wanted), phrases.squares(got));
      }
    }
    position.make(found.move());
    List<Mismatch> inner =
        new Examiner(game, read, phrases, patience).examine(position, pointer, expect);
    position.unmake();
    inner.forEach(mismatch -> mismatches.add(mismatch.after("`" + text + "`")));
  }

  private void perft(Position position, String pointer, int depth, long wanted)
      throws BadSuite, Patience.OutOfTime {
    if (depth < 0 || depth > 99) {
      throw read.bad(
          YamlPlaces.child(pointer, "perft"), "A depth of " + depth + " cannot be searched.");
    }
    patience.begin("perft " + depth);
    Leaves leaves = new Leaves(game, patience);
    long got = leaves.count(position, depth);
    if (got != wanted) {
      StringBuilder divide = new StringBuilder();
      if (depth > 0) {
        TurnTexts turns = turnsOf(game, position);
        leaves
            .divide(position, depth)
            .forEach(
                (move, below) ->
                    divide.append(turns.shortest(move)).append(": ").append(below).append('\n'));
      }
      mismatches.add(new Mismatch("perft " + depth, "" + wanted, "" + got, divide.toString()));
    }
  }

  private void mismatch(String what, Object expected, Object got) {
    mismatches.add(new Mismatch(what, expected.toString(), got.toString()));
  }
}
