package org.rookery.exchange.parts;

import java.util.ArrayList;
import java.util.List;

/**
 * A game in the words of another program.
 *
 * @param text empty where nothing can be written of the game
 * @param unsaid what of the rules it does not say, each as a clause or a sentence
 * @param difference in what the game that is read back from it differs, or that none is written, as
 *     a sentence; empty where no difference was found
 */
public record ExportedText(String text, List<String> unsaid, String difference) {
  /** Whether there is a text, and the game that is read back from it was found to be the same. */
  public boolean isSame() {
    return !text.isEmpty() && difference.isEmpty();
  }

  /** All that is to be told of it, each as a line. */
  public List<String> told() {
    List<String> told = new ArrayList<>();
    AlikeLines.grouped(unsaid).forEach(what -> told.add("Cannot be said: " + what + "."));
    if (!difference.isEmpty()) {
      told.add(difference);
    }
    return told;
  }
}
