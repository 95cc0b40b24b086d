package org.rookery.exchange.diagram;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.language.source.Span;

/** Reads where pieces stand: lists of squares for White, and for Black, or mirrored for Black. */
final class Squares {
  private static final Pattern PART =
      Pattern.compile("([a-zA-Z])(\\d{1,2})(?:-([a-zA-Z])(\\d{1,2}))?");
  private static final int RANK = 100;

  private final int files;
  private final int ranks;
  private final int firstRank;
  private final String symmetry;
  private final UnsupportedFeatures unsaid;

  /**
   * Reads squares of a board.
   *
   * @param firstRank the number of the rank nearest to White
   * @param symmetry what Black's squares are when they are not said
   */
  Squares(int files, int ranks, int firstRank, String symmetry, UnsupportedFeatures unsaid) {
    this.files = files;
    this.ranks = ranks;
    this.firstRank = firstRank;
    this.symmetry = symmetry;
    this.unsaid = unsaid;
  }

  int files() {
    return files;
  }

  BoardRegion none() {
    return BoardRegion.where(files, ranks, (file, rank) -> false);
  }

  BoardRegion union(BoardRegion one, BoardRegion other) {
    return BoardRegion.where(
        files, ranks, (file, rank) -> one.has(file, rank) || other.has(file, rank));
  }

  /** White's squares and Black's. */
  List<BoardRegion> read(InteractiveDiagram.Line line, int field) {
    String text = line.field(field);
    int black = text.indexOf(",,");
    BoardRegion white = region(black < 0 ? text : text.substring(0, black), line.place(field));
    return List.of(
        white, black < 0 ? reflected(white) : region(text.substring(black + 2), line.place(field)));
  }

  private BoardRegion reflected(BoardRegion white) {
    return switch (symmetry) {
      case "none" -> none();
      case "rotate" ->
          BoardRegion.where(
              files, ranks, (file, rank) -> white.has(files - 1 - file, ranks - 1 - rank));
      default -> BoardRegion.where(files, ranks, (file, rank) -> white.has(file, ranks - 1 - rank));
    };
  }

  private BoardRegion region(String list, Span place) {
    TreeSet<Integer> found = new TreeSet<>();
    for (String word : list.split("[,\\s]+")) {
      Matcher part = PART.matcher(word);
      boolean on = part.matches() && isOn(part.group(1), part.group(2));
      if (on && part.group(3) != null) {
        on = isOn(part.group(3), part.group(4));
      }
      if (on) {
        add(part, found);
      } else if (!word.isEmpty()) {
        unsaid.warn(
            place,
            "`"
                + word
                + "` is no square of a board of "
                + files
                + " files and "
                + ranks
                + " ranks.");
      }
    }
    return new BoardRegion(files, ranks, found);
  }

  private static int file(String letter) {
    return Character.toLowerCase(letter.charAt(0)) - 'a';
  }

  private int rank(String number) {
    return Integer.parseInt(number) - firstRank;
  }

  private boolean isOn(String letter, String number) {
    int rank = rank(number);
    return file(letter) < files && rank >= 0 && rank < ranks;
  }

  private void add(Matcher part, Set<Integer> found) {
    boolean one = part.group(3) == null;
    int file = file(part.group(1));
    int rank = rank(part.group(2));
    int lastFile = one ? file : file(part.group(3));
    int lastRank = one ? rank : rank(part.group(4));
    for (int f = Math.min(file, lastFile); f <= Math.max(file, lastFile); f++) {
      for (int r = Math.min(rank, lastRank); r <= Math.max(rank, lastRank); r++) {
        found.add(r * RANK + f);
      }
    }
  }
}
