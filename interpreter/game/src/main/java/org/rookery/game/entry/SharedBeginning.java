package org.rookery.game.entry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * Turns that begin alike: the parts they share are made on a position of its own, and what is left
 * of each is read and printed there like a turn.
 */
final class SharedBeginning {
  private final Match match;
  private final List<LegalMove> turns;
  private final String typed;
  private final List<List<Component>> shared;
  private final Position position;
  private final Map<Move, List<LegalMove>> byRest = new LinkedHashMap<>();
  private final TurnTexts rests;

  /**
   * The turns that a text leaves open.
   *
   * @param turns two or more
   * @param typed what was typed, for turns that share no part
   */
  SharedBeginning(Match match, List<LegalMove> turns, String typed) {
    this.match = match;
    this.turns = turns;
    this.typed = typed;
    shared = shared();
    position = new Position(match.position());
    int[] words = words(turns.get(0).move());
    int from = 0;
    for (int i = 0; i < shared.size(); i++) {
      int end = endOfPart(words, from);
      position.makePart(words, from, end);
      from = end + 1;
    }
    for (LegalMove turn : turns) {
      byRest.computeIfAbsent(rest(turn), unused -> new ArrayList<>()).add(turn);
    }
    rests = new TurnTexts(match.engine().generator(), position, List.copyOf(byRest.keySet()));
  }

  List<LegalMove> turns() {
    return turns;
  }

  /** The first parts that all turns have, but not all parts of all of them. */
  private List<List<Component>> shared() {
    List<List<List<Component>>> parts = turns.stream().map(this::parts).toList();
    int longest = parts.stream().mapToInt(List::size).max().orElse(0);
    List<List<Component>> first = parts.get(0);
    int equal = 0;
    while (equal < first.size() && beginAlike(parts, first, equal + 1)) {
      equal++;
    }
    return equal == longest ? List.of() : first.subList(0, equal);
  }

  private static boolean beginAlike(
      List<List<List<Component>>> parts, List<List<Component>> first, int many) {
    return parts.stream()
        .allMatch(p -> p.size() >= many && p.subList(0, many).equals(first.subList(0, many)));
  }

  private List<List<Component>> parts(LegalMove turn) {
    return MoveChanges.of(match.position(), turn.move()).parts();
  }

  private Move rest(LegalMove turn) {
    int[] words = words(turn.move());
    int from = 0;
    for (int i = 0; i < shared.size(); i++) {
      from = Math.min(words.length, endOfPart(words, from) + 1);
    }
    return Move.of(words, from, words.length);
  }

  private static int endOfPart(int[] words, int from) {
    int end = from;
    while (end < words.length && Edit.kind(words[end]) != Edit.PART) {
      end++;
    }
    return end;
  }

  private static int[] words(Move move) {
    int[] words = new int[move.words()];
    Arrays.setAll(words, move::word);
    return words;
  }

  // ---- reading

  /** The turns that a text may mean as what is left of them; none when it fits none. */
  List<LegalMove> read(String text) {
    Reading reading = rests.read(text);
    if (reading instanceof Reading.Found found) {
      return turnsOf(List.of(found.move()));
    } else if (reading instanceof Reading.Ambiguous several) {
      return turnsOf(several.moves());
    }
    return turnsOf(named(text));
  }

  /** What is left that a square or a piece is enough to tell. */
  private List<Move> named(String text) {
    Labels labels = match.engine().labels();
    if (labels.square(text).isPresent()) {
      int square = labels.square(text).get();
      List<Move> there = moves(changes -> changes.target() == square);
      return there.isEmpty() ? moves(changes -> origin(changes) == square) : there;
    }
    BitSet pieces = pieces(text.startsWith("=") ? text.substring(1) : text);
    return pieces.isEmpty() ? List.of() : moves(changes -> puts(changes, pieces));
  }

  private interface Asked {
    boolean of(MoveChanges changes);
  }

  private List<Move> moves(Asked asked) {
    return byRest.keySet().stream().filter(rest -> asked.of(changes(rest))).toList();
  }

  /** Pieces of a letter or name, in whatever case, of whatever player. */
  private BitSet pieces(String text) {
    Contents contents = match.game().program().contents();
    BitSet pieces = new BitSet();
    for (int content = 1; content < contents.size(); content++) {
      String name = match.game().program().pieces().get(contents.type(content)).name();
      if (name.equalsIgnoreCase(text)
          || match.engine().labels().of(content).equalsIgnoreCase(text)) {
        pieces.set(content);
      }
    }
    return pieces;
  }

  private static boolean puts(MoveChanges changes, BitSet pieces) {
    return changes.parts().get(0).stream()
        .anyMatch(
            component ->
                (component instanceof Component.Place place && pieces.get(place.content()))
                    || (component instanceof Component.Drop drop && pieces.get(drop.content())));
  }

  private List<LegalMove> turnsOf(List<Move> rest) {
    return rest.stream().flatMap(move -> turnsOf(move).stream()).toList();
  }

  private List<LegalMove> turnsOf(Move rest) {
    return Objects.requireNonNull(byRest.get(rest));
  }

  // ---- showing

  /** What has been told. */
  String text() {
    return shared.isEmpty() ? typed : rests.text(shared.stream().flatMap(List::stream).toList());
  }

  /** What is left, each as a text that {@link #read} takes. */
  List<String> rests() {
    return byRest.keySet().stream()
        .map(rest -> rest.words() == 0 ? TurnEntry.STOP : rests.shortest(rest))
        .distinct()
        .toList();
  }

  /** How many parts are made. */
  int partsMade() {
    return shared.size();
  }

  /** What the next parts change; for a turn that may stop here, nothing. */
  List<List<Component>> nextParts() {
    return byRest.keySet().stream()
        .map(rest -> rest.words() == 0 ? List.<Component>of() : changes(rest).parts().get(0))
        .toList();
  }

  /** The squares that the parts made have changed. */
  BitSet touched() {
    BitSet touched = new BitSet();
    for (Component component : shared.stream().flatMap(List::stream).toList()) {
      if (component instanceof Component.Go go) {
        touched.set(go.from());
      }
      if (component.square() != Component.NO_SQUARE) {
        touched.set(component.square());
      }
    }
    return touched;
  }

  /** Where the parts made lead. */
  Position position() {
    return position;
  }

  /** The square that the last part made has led to. */
  int arrived() {
    List<Component> last = shared.get(shared.size() - 1);
    return last.stream()
        .filter(Component.Go.class::isInstance)
        .findFirst()
        .or(() -> last.stream().findFirst())
        .map(Component::square)
        .orElse(Component.NO_SQUARE);
  }

  private MoveChanges changes(Move rest) {
    return rests.changes(rest);
  }

  private static int origin(MoveChanges changes) {
    return changes.origin();
  }
}
