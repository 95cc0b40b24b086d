package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import org.rookery.exchange.fairy.ExportComparison;
import org.rookery.exchange.fairy.FairyExport;
import org.rookery.game.Game;
import org.rookery.game.files.Rulebook;

/**
 * A game as a section of Fairy-Stockfish's configuration, read back and compared.
 *
 * @param text the section; empty where nothing can be said
 * @param told what it cannot say, and in what the game read back differs
 * @param isSame whether the game read back is the same, as far as was tried
 */
record FairySection(String text, List<String> told, boolean isSame) {
  /** The section of that name. */
  static FairySection of(Game game, String name) {
    FairyExport.Exported exported = FairyExport.of(game, name);
    List<String> told = new ArrayList<>();
    exported.unsaid().forEach(what -> told.add("Cannot be said: " + what + "."));
    if (exported.text().isEmpty()) {
      return new FairySection("", told, false);
    }
    String difference = new ExportComparison(Rulebook.here()).difference(game, exported.text());
    if (difference.isEmpty()) {
      return new FairySection(exported.text(), told, true);
    }
    told.add(difference);
    return new FairySection("# " + difference + "\n" + exported.text(), told, false);
  }
}
