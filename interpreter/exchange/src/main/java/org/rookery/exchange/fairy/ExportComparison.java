package org.rookery.exchange.fairy;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.rookery.exchange.parts.ExportedText;
import org.rookery.exchange.parts.GameDifference;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** Compares a game with what its exported section is when it is read back. */
public final class ExportComparison {
  private static final int GAMES = 3;
  private static final int PLIES = 80;

  private final BiFunction<String, String, Rules> library;
  private final GameDifference comparison =
      new GameDifference(GAMES, PLIES, (match, move) -> move.uci());

  /**
   * A comparison.
   *
   * @param library rules of a name and a text, which may include the standard library: so the
   *     section is read back
   */
  public ExportComparison(BiFunction<String, String, Rules> library) {
    this.library = library;
  }

  /** A game as a section of that name; a difference stands above it, too. */
  public ExportedText exported(Game game, String name) {
    FairyExport.Exported section = FairyExport.of(game, name);
    if (section.text().isEmpty()) {
      return new ExportedText("", section.unsaid(), "");
    }
    String difference = difference(game, section.text());
    String remark = difference.isEmpty() ? "" : "# " + difference + "\n";
    return new ExportedText(remark + section.text(), section.unsaid(), difference);
  }

  /**
   * In what the section's game differs from this one, in a sentence, or nothing: in the numbers of
   * moves after one and two moves, or in the moves and the results in random games.
   */
  public String difference(Game game, String section) {
    List<Imported> back =
        FairyImport.read(
            Source.of("export.ini", section), Map.of(), name -> true, new Diagnostics());
    if (back.stream().noneMatch(Imported::isWritten)) {
      return "What was written cannot be read back, so it was not compared.";
    }
    return library
        .apply("export.rules", back.get(0).text())
        .load()
        .game()
        .map(other -> difference(game, other))
        .orElse("What was written cannot be played when it is read back, so it was not compared.");
  }

  private String difference(Game game, Game other) {
    String difference = comparison.between(game, other);
    return difference.isEmpty() ? "" : "The variant is another game: " + difference;
  }
}
