package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import org.rookery.game.LegalMove;

/** What a person touches to make a move. */
public final class Clicks {
  private Clicks() {}

  /**
   * Squares, and {@code *Letter} for a piece in hand. Where a part goes on from where the one
   * before it ended, that square is not touched again.
   */
  public static List<String> of(LegalMove move) {
    List<String> clicks = new ArrayList<>();
    move.parts().forEach(part -> add(part, clicks));
    return clicks;
  }

  /** For each part of a move, the number of clicks after which it is complete. */
  static List<Integer> ends(LegalMove move) {
    List<String> clicks = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    for (LegalMove.Part part : move.parts()) {
      add(part, clicks);
      ends.add(clicks.size());
    }
    return ends;
  }

  private static void add(LegalMove.Part part, List<String> clicks) {
    String text = part.text().split(";", 2)[0]; // what follows from it is not touched
    int star = text.indexOf('*');
    if (part.from().isPresent()) {
      String from = part.from().get();
      if (clicks.isEmpty() || !clicks.get(clicks.size() - 1).equals(from)) {
        clicks.add(from);
      }
    } else if (star > 0) {
      clicks.add("*" + text.substring(0, star));
    }
    part.to().ifPresent(clicks::add);
  }
}
