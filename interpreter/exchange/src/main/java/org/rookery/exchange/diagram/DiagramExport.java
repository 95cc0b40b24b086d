package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.rookery.compiler.model.GameModel;
import org.rookery.exchange.diagram.DiagramGaps.Gap;
import org.rookery.exchange.parts.AlikeLines;
import org.rookery.exchange.parts.AlternateTurns;
import org.rookery.exchange.parts.ExportedText;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/**
 * Writes a game as a page with its Interactive Diagram, reads it back, and tells what of the game
 * is not in it.
 */
public final class DiagramExport {
  private static final String SCRIPT =
      "<script type=\"text/javascript\""
          + " src=\"https://www.chessvariants.com/membergraphics/MSinteractive-diagrams/betza.js\">"
          + "</script>";

  private static final String ROYALLESS =
      "the goal: no piece is royal, and in a diagram some piece is";

  private final BiFunction<String, String, Rules> library;

  /**
   * An export.
   *
   * @param library rules of a name and a text, which may include the standard library: so the page
   *     is read back
   */
  public DiagramExport(BiFunction<String, String, Rules> library) {
    this.library = library;
  }

  /** A game as a page; {@code name} stands for its diagram in the page. */
  public ExportedText of(Game game, String name) {
    List<String> obstacles = obstacles(game);
    if (!obstacles.isEmpty()) {
      return unwritten(obstacles);
    }
    DiagramBoard board = new DiagramBoard(game);
    DiagramArmy army = new DiagramArmy(game, board);
    obstacles.addAll(army.obstacles());
    if (army.hasOthers()) {
      obstacles.add("pieces that belong to neither player");
    }
    Optional<ExportedPromotions> promotions =
        ExportedPromotions.fit(army.promoting(), board.ranks());
    if (promotions.isEmpty()) {
      List<String> names = army.promoting().keySet().stream().map(army::name).toList();
      obstacles.add("where and to what " + String.join(", ", names) + " promote");
    }
    if (!obstacles.isEmpty()) {
      return unwritten(obstacles);
    }
    DiagramDescription description =
        new DiagramDescription(game, board, army, promotions.orElse(ExportedPromotions.NONE));
    List<String> lines = description.write(name);
    if (description.royals().isEmpty()) {
      return unwritten(List.of(ROYALLESS));
    }
    List<Gap> gaps = new ArrayList<>(description.unsaid());
    GameModel model = game.compiled().model();
    if (!model.setup().lots().isEmpty()) {
      gaps.add(new Gap("that lots decide where pieces begin; the first is drawn here", true));
    }
    String body = "<div class=\"idiagram\">\n" + String.join("\n", lines) + "\n</div>\n";
    Optional<Game> back = read(body);
    String difference =
        "What was written cannot be played when it is read back, so it was not compared.";
    if (back.isPresent()) {
      GameModel other = back.get().compiled().model();
      gaps.addAll(DiagramGaps.between(model, other));
      difference = new DiagramComparison(game, back.get(), army, description.order()).difference();
      if (difference.isEmpty()) {
        difference = decisive(gaps, DiagramGaps.between(other, model));
      }
    }
    Set<String> unsaid = new LinkedHashSet<>();
    gaps.forEach(gap -> unsaid.add(gap.words()));
    return new ExportedText(page(game, unsaid, difference, body), List.copyOf(unsaid), difference);
  }

  /** That one of the games has a rule that the other has not, though it was not met in play. */
  private static String decisive(List<Gap> here, List<Gap> there) {
    for (Gap gap : here) {
      if (gap.decides()) {
        return "The diagram is another game: it cannot say this: " + gap.words() + ".";
      }
    }
    return there.stream()
        .filter(Gap::decides)
        .findFirst()
        .map(gap -> "The diagram is another game: read back, it says this: " + gap.words() + ".")
        .orElse("");
  }

  private static ExportedText unwritten(List<String> obstacles) {
    return new ExportedText("", List.copyOf(obstacles), "No diagram is written.");
  }

  private Optional<Game> read(String body) {
    List<Imported> back =
        DiagramImport.read(Source.of("export.html", body), "export", new Diagnostics());
    return back.stream()
        .filter(Imported::isWritten)
        .findFirst()
        .flatMap(one -> library.apply("export.rules", one.text()).load().game());
  }

  private static List<String> obstacles(Game game) {
    GameModel model = game.compiled().model();
    List<String> obstacles = new ArrayList<>();
    game.obstacle().ifPresent(obstacles::add);
    DiagramBoard.obstacle(game).ifPresent(obstacles::add);
    if (!AlternateTurns.has(model)) {
      obstacles.add(
          "the order of turns: in a diagram two players move in turn, by the same rules, and keep"
              + " their sides");
    }
    if (model.royals().isEmpty()) {
      obstacles.add(ROYALLESS);
    }
    if (!model.setup().covered().isEmpty() || game.program().options().stacks()) {
      obstacles.add("pieces upon each other");
    }
    return obstacles;
  }

  private static String page(Game game, Set<String> unsaid, String difference, String body) {
    StringBuilder page = new StringBuilder();
    String file = game.file().replaceFirst(".*[/\\\\]", "");
    page.append(comment(game.title() + ": made by `rookery export diagram` from " + file + "."));
    if (!difference.isEmpty()) {
      page.append(comment(difference));
    }
    AlikeLines.grouped(unsaid)
        .forEach(what -> page.append(comment("Cannot be said: " + what + ".")));
    page.append(comment("The fourth field of a piece is its picture in graphicsDir."));
    return page.append(SCRIPT).append('\n').append(body).toString();
  }

  /** A comment of a page, which no text ends. */
  private static String comment(String text) {
    return "<!-- " + text.replace("--", "- -").replace("<", "&lt;").replace(">", "&gt;") + " -->\n";
  }
}
