package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** What elaborating a text came to. */
record RulesText(List<GameModel> games, Diagnostics diagnostics) {
  static RulesText rules(String text) {
    return of("test.rules", text);
  }

  static RulesText zrf(String text) {
    return of("test.zrf", text);
  }

  private static RulesText of(String name, String text) {
    Diagnostics diagnostics = new Diagnostics();
    var expansion = new Expander(SourceLoader.NONE, diagnostics).expand(Source.of(name, text));
    Dialect dialect = Dialect.of(name);
    List<GameModel> games =
        Elaborator.games(expansion, dialect, diagnostics).stream()
            .map(game -> Elaborator.elaborate(game, dialect, diagnostics))
            .toList();
    return new RulesText(games, diagnostics);
  }

  /** The only game, or the last, when nothing at all was told. */
  GameModel clean() {
    assertThat(DiagnosticRenderer.render(diagnostics)).isEmpty();
    return games.get(games.size() - 1);
  }

  /** The last game, when nothing worse than a warning was told. */
  GameModel loaded() {
    assertThat(diagnostics.hasErrors()).as(DiagnosticRenderer.render(diagnostics)).isFalse();
    return games.get(games.size() - 1);
  }

  /** The sections of a printed game and of its pieces that start so, without their parentheses. */
  static List<String> lines(GameModel game, String start) {
    return ModelForms.of(game).stream()
        .flatMap(RulesText::sections)
        .map(FormPrinter::line)
        .map(line -> line.substring(1, line.length() - 1))
        .filter(line -> line.startsWith(start))
        .toList();
  }

  private static Stream<Form> sections(Form section) {
    Stream<Form> inner =
        section.isHeadedBy("piece") || section.isHeadedBy("board")
            ? ((Form.Group) section).items().stream().filter(Form.Group.class::isInstance)
            : Stream.of();
    return Stream.concat(Stream.of(section), inner);
  }

  /** What was told, as {@code code: text} in reading order. */
  List<String> told() {
    return diagnostics.sorted().stream()
        .map(d -> d.code() + ": " + d.span().text().replaceAll("\\s+", " "))
        .toList();
  }

  /** The messages with what stands beside the caret. */
  List<String> messages() {
    return diagnostics.sorted().stream().map(RulesText::message).toList();
  }

  private static String message(Diagnostic diagnostic) {
    String label = diagnostic.label();
    return diagnostic.message() + (label == null ? "" : " " + label);
  }

  /** A small game with a piece X that has one block of these statements. */
  static RulesText block(String statements) {
    return rules(withBlock(statements));
  }

  /** The same in an old file. */
  static RulesText oldBlock(String statements) {
    return zrf(withBlock(statements));
  }

  /** What the statements of a block come to, printed. */
  static String lowered(String statements) {
    String line = lines(block(statements).clean(), "moves (").get(0);
    return line.substring("moves (".length(), line.length() - 1);
  }

  private static String withBlock(String statements) {
    return """
        (game (title "Test")
          (board (rectangle 4 4)
            (zone (name camp) (positions (own-rank 4))))
          (piece (name X) (attribute ready? false) (attribute to-go false)
            (moves (%s) (move-type jump) (n add)))
          (piece (name Y))
          (counter hits 0 (per player))
          (board-setup (White (X a1) (Y b1)) (Black (X d4))))
        """
        .formatted(statements);
  }
}
