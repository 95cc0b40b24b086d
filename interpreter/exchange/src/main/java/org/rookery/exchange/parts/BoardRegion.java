package org.rookery.exchange.parts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * Some squares of a board, files and ranks counted from 0.
 *
 * @param squares each as rank * 100 + file
 */
public record BoardRegion(int files, int ranks, TreeSet<Integer> squares) {
  private static final int RANK = 100;

  public static BoardRegion where(int files, int ranks, BiPredicate<Integer, Integer> isIn) {
    TreeSet<Integer> squares = new TreeSet<>();
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        if (isIn.test(file, rank)) {
          squares.add(rank * RANK + file);
        }
      }
    }
    return new BoardRegion(files, ranks, squares);
  }

  /** The squares of a list such as {@code a* *8}; nothing if it is none. */
  public static Optional<BoardRegion> parse(String text, int files, int ranks) {
    TreeSet<Integer> squares = new TreeSet<>();
    List<String> words = text.equals("-") ? List.of() : List.of(text.strip().split("\\s+"));
    for (String word : new LinkedHashSet<>(words)) {
      if (!word.matches("[a-lA-L*](\\d{1,2}|\\*)")) {
        return Optional.empty();
      }
      char letter = Character.toLowerCase(word.charAt(0));
      String digits = word.substring(1);
      for (int file = 0; file < files; file++) {
        for (int rank = 0; rank < ranks; rank++) {
          boolean onRank = digits.equals("*") || rank == Integer.parseInt(digits) - 1;
          if ((letter == '*' || letter - 'a' == file) && onRank) {
            squares.add(rank * RANK + file);
          }
        }
      }
    }
    return Optional.of(new BoardRegion(files, ranks, squares));
  }

  public boolean isEmpty() {
    return squares.isEmpty();
  }

  public boolean isAll() {
    return squares.size() == files * ranks;
  }

  public boolean has(int file, int rank) {
    return squares.contains(rank * RANK + file);
  }

  public boolean hasNamed(String square) {
    return squares.stream().anyMatch(s -> name(s % RANK, s / RANK).equals(square));
  }

  public BoardRegion and(BoardRegion other) {
    return where(files, ranks, (file, rank) -> has(file, rank) && other.has(file, rank));
  }

  public BoardRegion without(BoardRegion other) {
    return where(files, ranks, (file, rank) -> has(file, rank) && !other.has(file, rank));
  }

  public static String name(int file, int rank) {
    return (char) ('a' + file) + "" + (rank + 1);
  }

  /** As positions of a rules file: whole ranks, and rectangles named by their corners. */
  public String positions() {
    if (isEmpty()) {
      return "(without (rank 1) (rank 1))";
    } else if (isAll()) {
      return "(all)";
    }
    List<String> parts = new ArrayList<>();
    StringBuilder whole = new StringBuilder();
    TreeMap<String, List<Integer>> runs = new TreeMap<>();
    for (int rank = 0; rank < ranks; rank++) {
      int row = rank;
      if (where(files, 1, (file, unused) -> has(file, row)).isAll()) {
        whole.append(' ').append(rank + 1);
      } else {
        addRuns(rank, runs);
      }
    }
    if (whole.length() > 0) {
      parts.add("(rank" + whole + ")");
    }
    runs.forEach((run, rows) -> addRectangles(run, rows, parts));
    return String.join(" ", parts);
  }

  private void addRuns(int rank, TreeMap<String, List<Integer>> runs) {
    int first = -1;
    for (int file = 0; file <= files; file++) {
      boolean in = file < files && has(file, rank);
      if (in && first < 0) {
        first = file;
      } else if (!in && first >= 0) {
        String run = (char) ('a' + first) + "" + (char) ('a' + file - 1);
        runs.computeIfAbsent(run, unused -> new ArrayList<>()).add(rank);
        first = -1;
      }
    }
  }

  private static void addRectangles(String run, List<Integer> rows, List<String> parts) {
    int start = 0;
    for (int i = 1; i <= rows.size(); i++) {
      if (i == rows.size() || rows.get(i) != rows.get(i - 1) + 1) {
        String from = name(run.charAt(0) - 'a', rows.get(start));
        String to = name(run.charAt(1) - 'a', rows.get(i - 1));
        parts.add(from.equals(to) ? from : from + "-" + to);
        start = i;
      }
    }
  }
}
