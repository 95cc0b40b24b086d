package org.rookery.web.studio;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.rookery.exchange.diagram.DiagramExport;
import org.rookery.exchange.fairy.ExportComparison;
import org.rookery.exchange.parts.ExportedText;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.web.table.Json;

/** Interactive Diagrams and sections of a configuration of Fairy-Stockfish, each read back. */
public final class Exports implements Exporter {
  private final DiagramExport diagrams;
  private final ExportComparison sections;

  /**
   * Exports.
   *
   * @param library rules of a name and a text, which may include the standard library
   */
  public Exports(BiFunction<String, String, Rules> library) {
    diagrams = new DiagramExport(library);
    sections = new ExportComparison(library);
  }

  @Override
  public String export(String verb, Loading loading) {
    return verb.equals("fairy-section")
        ? answer(
            loading,
            "Rules with errors cannot be exported.",
            game -> sections.exported(game, "variant"))
        : answer(
            loading, "Rules with errors have no diagram.", game -> diagrams.of(game, "diagram"));
  }

  private static String answer(Loading loading, String none, Function<Game, ExportedText> export) {
    ExportedText made = loading.game().map(export).orElse(null);
    if (made == null) {
      return Json.of(Map.of("problem", none));
    }
    return Json.of(
        made.text().isEmpty()
            ? Map.of("problem", String.join(" ", made.told()))
            : Map.of("page", made.text(), "told", made.told()));
  }
}
