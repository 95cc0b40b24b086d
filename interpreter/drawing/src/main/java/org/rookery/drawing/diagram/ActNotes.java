package org.rookery.drawing.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rookery.engine.notation.Labels;
import org.rookery.program.Article;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** What the acts of a piece do that signs cannot say, as sentences. */
final class ActNotes {
  private static final int EXAMPLES = 4;
  private static final int LISTED = 8;

  private final GameProgram program;
  private final Contents contents;
  private final Labels labels;
  private final int content;
  private final int start;

  ActNotes(GameProgram program, int content, int start) {
    this.program = program;
    this.contents = program.contents();
    this.labels = new Labels(program);
    this.content = content;
    this.start = start;
  }

  List<String> of(List<Act> acts) {
    List<String> notes = new ArrayList<>();
    changes(acts, notes);
    ownPieces(acts, notes);
    skips(acts, notes);
    enPassant(acts, notes);
    columns(acts, notes);
    if (acts.stream().anyMatch(act -> act.has(Edit.CONTINUE))) {
      notes.add("After some of its moves it may go on.");
    }
    examples(acts, notes);
    return notes;
  }

  private void columns(List<Act> acts, List<String> notes) {
    List<Act> going = acts.stream().filter(act -> act.target(start) != start).toList();
    if (going.stream().anyMatch(act -> act.covers(act.target(start)))) {
      notes.add(
          going.stream().allMatch(act -> act.covers(act.target(start)))
              ? "It covers what stands where it goes."
              : "With some of its moves it covers what stands where it goes.");
    }
    if (acts.stream().anyMatch(act -> act.does(ColumnWork.UNDER))) {
      boolean always =
          acts.stream().allMatch(act -> act.removed().isEmpty() || act.does(ColumnWork.UNDER));
      notes.add(
          always
              ? "Of a column it captures only the top piece, which goes under it."
              : "With some of its moves it captures only the top piece of a column, which goes under it.");
    }
    if (going.stream().anyMatch(act -> act.does(ColumnWork.CARRY))) {
      notes.add(
          going.stream().allMatch(act -> act.does(ColumnWork.CARRY))
              ? "Only pieces from the top of its column go."
              : "With some of its moves only pieces from the top of its column go.");
    }
  }

  /** Names in a row, cut short when there are many. */
  static String list(Collection<String> names) {
    String some = names.stream().limit(LISTED).collect(Collectors.joining(", "));
    return names.size() > LISTED ? some + ", …" : some;
  }

  private void changes(List<Act> acts, List<String> notes) {
    Set<String> staying = new TreeSet<>();
    Set<String> going = new TreeSet<>();
    Set<String> squares = new TreeSet<>();
    boolean onlyCaptures = true;
    for (Act act : acts) {
      int target = act.target(start);
      for (int word : act.edits()) {
        if (Edit.kind(word) == Edit.TYPE && Edit.b(word) == target) {
          boolean stays = target == start;
          (stays ? staying : going).add(program.pieces().get(Edit.a(word)).name());
          if (!stays) {
            squares.add(labels.square(target));
            onlyCaptures &= !act.mayBeEmpty(target) || !act.removed().isEmpty();
          }
        }
      }
    }
    if (!staying.isEmpty()) {
      notes.add("Where it stands it may become " + list(staying) + ".");
    }
    if (!going.isEmpty()) {
      String when = onlyCaptures ? " as it captures" : "";
      String on = squares.size() > LISTED ? "" : ", on " + list(squares);
      notes.add("It may become " + list(going) + when + on + ".");
    }
  }

  /** Where an enemy may capture it though it has gone on. */
  private void skips(List<Act> acts, List<String> notes) {
    Set<String> said = new LinkedHashSet<>();
    for (Act act : acts) {
      int target = act.target(start);
      String over =
          act.edits().stream()
              .filter(word -> Edit.kind(word) == Edit.PASSED)
              .map(word -> labels.square(Edit.b(word)))
              .collect(Collectors.joining(" and "));
      if (!over.isEmpty()) {
        said.add("When it goes to " + labels.square(target) + ", it skips " + over + ".");
      }
    }
    said.stream().limit(EXAMPLES).forEach(notes::add);
  }

  private void enPassant(List<Act> acts, List<String> notes) {
    List<String> squares =
        acts.stream()
            .filter(Act::takesPasser)
            .map(act -> labels.square(act.target(start)))
            .distinct()
            .toList();
    if (!squares.isEmpty()) {
      notes.add(
          "En passant: to "
              + list(squares)
              + " when a piece has just skipped that square, capturing that piece.");
    }
  }

  private void ownPieces(List<Act> acts, List<String> notes) {
    Set<String> own = new TreeSet<>();
    Set<String> enemy = new TreeSet<>();
    for (Act act : acts) {
      int target = act.target(start);
      BitSet need = act.needs().getOrDefault(target, new BitSet());
      // Where a piece was skipped stands none, whatever rules of all captures ask there.
      if (target != start && !act.takesNothing(target) && !act.takesPasser()) {
        need.stream()
            .filter(piece -> piece != Contents.EMPTY)
            .forEach(piece -> (isOwn(piece) ? own : enemy).add(labels.square(target)));
      }
    }
    if (!own.isEmpty()) {
      String where = own.equals(enemy) ? "" : ", on " + list(own);
      notes.add("It may capture pieces of its own side" + where + ".");
    }
  }

  private boolean isOwn(int piece) {
    return contents.owner(piece) == contents.owner(content);
  }

  /** A few acts in full that need other pieces: one of each kind of need. */
  private void examples(List<Act> acts, List<String> notes) {
    List<Act> fewestPiecesFirst = new ArrayList<>(acts);
    fewestPiecesFirst.sort(Comparator.comparingInt(act -> act.others(start).cardinality()));
    Set<String> shown = new HashSet<>();
    Map<String, String> examples = new LinkedHashMap<>();
    for (Act act : fewestPiecesFirst) {
      BitSet pieces = act.others(start);
      int target = act.target(start);
      String effect = act.seen() + (act.mayBeEmpty(target) ? "" : pieceWords(act, target));
      // What can be done with fewer pieces does not need the others.
      if (shown.add(effect) && !pieces.isEmpty()) {
        String kind =
            pieces.stream()
                    .mapToObj(s -> pieceWords(act, s) + act.removed().get(s))
                    .sorted()
                    .toList()
                + (target == start ? " in place" : "");
        examples.putIfAbsent(kind, example(act, pieces));
      }
    }
    examples.values().stream().limit(EXAMPLES).forEach(notes::add);
  }

  private String example(Act act, BitSet pieces) {
    int target = act.target(start);
    List<String> parts = new ArrayList<>();
    List<String> needed = new ArrayList<>();
    parts.add(target == start ? "where it stands" : "to " + labels.square(target));
    if (!act.mayBeEmpty(target) && target != start) {
      int on = act.target(target);
      parts.add(
          on == target
              ? "capturing " + pieceWords(act, target) + " there"
              : "from where " + pieceWords(act, target) + " goes to " + labels.square(on));
    }
    if (act.removed().get(start)) {
      parts.add("it leaves the board");
    }
    if (target != start && act.capturesItself(target)) {
      parts.add("it is captured itself");
    }
    pieces.stream()
        .forEach(
            square -> {
              String piece = pieceWords(act, square) + " on " + labels.square(square);
              if (act.removed().get(square)) {
                parts.add((act.captures(square) ? "capturing " : "removing ") + piece);
              } else {
                needed.add(piece);
              }
            });
    String with = needed.isEmpty() ? "" : ", with " + String.join(" and ", needed);
    return "For example: " + String.join(", ", parts) + with + ".";
  }

  /** What must stand on a square, in words. */
  private String pieceWords(Act act, int square) {
    BitSet pieces = (BitSet) act.needs().getOrDefault(square, new BitSet()).clone();
    pieces.clear(Contents.EMPTY);
    int first = pieces.nextSetBit(0);
    if (pieces.cardinality() == 1 && program.competes(contents.owner(first))) {
      return Article.a(labels.inWords(first));
    }
    Set<Integer> types = new TreeSet<>();
    Set<Integer> owners = new TreeSet<>();
    for (int piece = pieces.nextSetBit(0); piece >= 0; piece = pieces.nextSetBit(piece + 1)) {
      types.add(contents.type(piece));
      owners.add(contents.owner(piece));
    }
    // It does not matter whose piece of a type it is, or it is no player's, as the face of a die.
    boolean anyones = owners.size() == program.players().size();
    if (types.size() == 1 && (anyones || pieces.cardinality() == 1)) {
      return Article.a(program.pieces().get(contents.type(first)).name());
    }
    boolean own = pieces.stream().anyMatch(this::isOwn);
    boolean enemy = pieces.stream().anyMatch(piece -> !isOwn(piece));
    return own && enemy ? "a piece" : own ? "a friend" : "an enemy";
  }
}
