package org.rookery.game.files;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;

/** What other programs call the game of a rules file, read from its own text alone. */
final class ProgramNames {
  private ProgramNames() {}

  /**
   * By the program's name; empty for a file that defines several games, or none by its own text.
   * Names that a macro makes are not seen: nothing is included or expanded, which would take long
   * for all the games of a folder.
   */
  static Optional<Map<String, List<String>>> of(Source source) {
    // Most of the time goes into reading.
    if (!source.text().contains("known-as")) {
      return Optional.of(Map.of());
    }
    List<Form> games =
        FormReader.read(source, new Diagnostics()).stream()
            .filter(form -> form.isHeadedBy("game") || form.isHeadedBy("variant"))
            .toList();
    return games.size() == 1 && games.get(0) instanceof Form.Group game
        ? Optional.of(Listing.knownAs(game.items()))
        : Optional.empty();
  }
}
