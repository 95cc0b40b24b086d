package org.rookery.mutation.operator;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Moves pieces in the position where the game begins, and takes them away. */
final class SetupMutations implements Mutator {
  /** An empty square of a rank that has been taken apart. */
  private static final String EMPTY = "1";

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (!spot.isInside("board-setup") || spot.form() instanceof Form.Group) {
      return;
    }
    if (spot.outerWord().equals("fen") && spot.form() instanceof Form.Text text) {
      for (String other : others(text.value())) {
        out.accept(spot.instead(Operator.SETUP, new Form.Text(other, text.origin())));
      }
    } else if (names.squares().contains(spot.word()) && !spot.isHead()) {
      out.accept(
          spot.instead(Operator.SETUP, MutationNames.after(names.squares(), spot.word(), 1)));
      out.accept(spot.without(Operator.SETUP));
    } else if (names.pieces().contains(spot.word()) && names.pieces().size() > 1) {
      out.accept(spot.instead(Operator.SETUP, MutationNames.after(names.pieces(), spot.word(), 1)));
    }
  }

  private static Set<String> others(String fen) {
    int end = fen.indexOf(' ') < 0 ? fen.length() : fen.indexOf(' ');
    int hand = fen.indexOf('[') < 0 ? end : Math.min(end, fen.indexOf('['));
    String[] ranks = fen.substring(0, hand).split("/", -1);
    Set<String> others = new LinkedHashSet<>();
    for (int r = 0; r < ranks.length; r++) {
      List<String> squares = squares(ranks[r]);
      for (int i = 0; i + 1 < squares.size(); i++) {
        if (!squares.get(i).equals(squares.get(i + 1))) {
          List<String> swapped = new ArrayList<>(squares);
          swapped.set(i, squares.get(i + 1));
          swapped.set(i + 1, squares.get(i));
          others.add(with(ranks, r, swapped) + fen.substring(hand));
        }
      }
      if (!squares.isEmpty() && !squares.get(r % squares.size()).equals(EMPTY)) {
        List<String> fewer = new ArrayList<>(squares);
        fewer.set(r % squares.size(), EMPTY);
        others.add(with(ranks, r, fewer) + fen.substring(hand));
      }
    }
    others.remove(fen);
    return others;
  }

  /**
   * What stands on the squares of a rank, from left to right; pieces may have signs before them.
   */
  private static List<String> squares(String rank) {
    List<String> squares = new ArrayList<>();
    int i = 0;
    while (i < rank.length()) {
      int start = i;
      if (Character.isDigit(rank.charAt(i))) {
        while (i < rank.length() && Character.isDigit(rank.charAt(i))) {
          i++;
        }
        int gap = Integer.parseInt(rank.substring(start, Math.min(i, start + 3)));
        squares.addAll(Collections.nCopies(gap, EMPTY));
        continue;
      }
      while (i < rank.length() - 1 && "+-~!'".indexOf(rank.charAt(i)) >= 0) {
        i++;
      }
      if (rank.charAt(i) == '{') {
        i = Math.max(i, rank.indexOf('}', i));
      }
      i++;
      squares.add(rank.substring(start, i));
    }
    return squares;
  }

  private static String with(String[] ranks, int number, List<String> squares) {
    StringBuilder rank = new StringBuilder();
    int gap = 0;
    for (String square : squares) {
      if (square.equals(EMPTY)) {
        gap++;
        continue;
      }
      rank.append(gap > 0 ? gap : "").append(square);
      gap = 0;
    }
    rank.append(gap > 0 ? gap : "");
    String[] copy = ranks.clone();
    copy[number] = rank.toString();
    return String.join("/", copy);
  }
}
