package org.rookery.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.rookery.lint.check.Fix;

/** Carries out fixes in a text. */
public final class Mending {
  private Mending() {}

  /**
   * The text with all fixes carried out that do not touch each other; of those that do, the first.
   *
   * @param location of the text: fixes of other sources are left out
   */
  public static String of(String text, String location, List<Fix> fixes) {
    List<Fix> chosen = new ArrayList<>();
    int end = -1;
    List<Fix> sorted = new ArrayList<>(fixes);
    sorted.removeIf(fix -> !fix.span().source().location().equals(location));
    sorted.sort(Comparator.comparingInt(fix -> fix.span().start()));
    for (Fix fix : sorted) {
      if (fix.span().start() >= end) {
        chosen.add(fix);
        end = fix.span().end();
      }
    }
    StringBuilder mended = new StringBuilder(text);
    for (int i = chosen.size() - 1; i >= 0; i--) {
      Fix fix = chosen.get(i);
      mended.replace(fix.span().start(), fix.span().end(), fix.text());
    }
    return mended.toString();
  }
}
