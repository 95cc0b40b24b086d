package org.rookery.tests.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.app.survey.Checker;
import org.rookery.app.survey.FileCheck;
import org.rookery.game.files.Rulebook;
import org.rookery.language.source.Source;
import org.rookery.lsp.text.Ranges;
import org.rookery.tests.Checkout;

/**
 * Whatever is typed into rules files, old rules files and suites: the server answers, and tells
 * what a server that has just started tells, and `rookery check`.
 */
class TypingTest {
  private static final System.Logger LOG = System.getLogger("typing");

  private static final int EDITS = Integer.getInteger("rookery.lsp.edits", 48);

  private static final long SEED = Long.getLong("rookery.seed", 7);

  /** So many edits until a file is looked at as a whole and left. */
  private static final int ROUND = 8;

  private static final List<String> INSERTED =
      List.of(
          "",
          "(",
          ")",
          "\"",
          ";",
          "(piece",
          " n ",
          "$x",
          "\n",
          "é",
          "(define x (",
          "King",
          ": [",
          "\t");

  private final Rulebook rulebook = new Rulebook(Checkout.path(""));
  private final Map<String, Integer> kinds = new TreeMap<>();

  @Tag("slow")
  @Test
  void typing_never_breaks_it() throws Exception {
    Random random = new Random(SEED);
    List<Path> rules = new ArrayList<>(rulebook.files());
    rules.addAll(rulebook.libraryFiles());
    List<Path> old = files(".zrf");
    List<Path> suites = files(".yaml");
    Collections.shuffle(rules, random);
    Collections.shuffle(old, random);
    Collections.shuffle(suites, random);
    Editor editor = new Editor();
    for (int round = 0; round * ROUND < EDITS; round++) {
      List<Path> from = round % 6 == 4 ? suites : round % 6 == 5 ? old : rules;
      type(editor, from.get(round % from.size()), random);
    }
    LOG.log(System.Logger.Level.INFO, kinds.toString());
    assertThat(kinds).containsKeys("rules", "yaml", "zrf");
  }

  private static List<Path> files(String ending) {
    return new ArrayList<>(
        Checkout.files("tests").stream()
            .filter(file -> file.toString().endsWith(ending))
            .filter(file -> !file.toString().contains("target"))
            .toList());
  }

  private void type(Editor editor, Path path, Random random) throws Exception {
    String file = Checkout.path("").relativize(path.toAbsolutePath().normalize()).toString();
    kinds.merge(file.substring(file.lastIndexOf('.') + 1), 1, Integer::sum);
    String text = Checkout.read(path);
    editor.open(file, text);
    String typed = text;
    List<Diagnostic> told = List.of();
    for (int i = 0; i < ROUND; i++) {
      int at = random.nextInt(typed.length() + 1);
      // Half of the changes are small: a file that is all wrong says little.
      int until = Math.min(typed.length(), at + (i % 2 == 0 ? 0 : random.nextInt(12)));
      String insert =
          i % 2 == 0 ? other(typed, random) : INSERTED.get(random.nextInt(INSERTED.size()));
      typed = typed.substring(0, at) + insert + typed.substring(until);
      told = editor.change(file, typed);
      ask(editor, file, Ranges.position(Source.of("x", typed), Math.min(at, typed.length())));
      if (i % 4 == 3) {
        compare(file, typed, told, editor);
        typed = text;
      }
    }
    editor
        .server()
        .getTextDocumentService()
        .didClose(new DidCloseTextDocumentParams(Editor.id(file)));
  }

  /** A few characters from elsewhere in the text. */
  private static String other(String text, Random random) {
    int from = random.nextInt(text.length() + 1);
    return text.substring(from, Math.min(text.length(), from + random.nextInt(9)));
  }

  private static void ask(Editor editor, String file, Position place) throws Exception {
    var documents = editor.server().getTextDocumentService();
    var id = Editor.id(file);
    documents.completion(new CompletionParams(id, place)).get(20, TimeUnit.SECONDS);
    documents.hover(new HoverParams(id, place)).get(20, TimeUnit.SECONDS);
    documents.signatureHelp(new SignatureHelpParams(id, place)).get(20, TimeUnit.SECONDS);
    documents.documentSymbol(new DocumentSymbolParams(id)).get(20, TimeUnit.SECONDS);
    documents.semanticTokensFull(new SemanticTokensParams(id)).get(20, TimeUnit.SECONDS);
    documents
        .formatting(new DocumentFormattingParams(id, new FormattingOptions()))
        .get(20, TimeUnit.SECONDS);
  }

  private void compare(String file, String typed, List<Diagnostic> told, Editor editor)
      throws Exception {
    Editor fresh = new Editor();
    fresh.open(file, Checkout.read(Checkout.path(file)));
    assertThat(fresh.change(file, typed)).as(file).isEqualTo(told);
    if (!file.endsWith(".yaml")) {
      assertThat(places(editor.save(file))).as(file + "\n" + typed).isEqualTo(checked(file, typed));
    }
  }

  private static List<String> places(List<Diagnostic> problems) {
    return problems.stream()
        .map(d -> d.getCode().getLeft() + " " + d.getMessage().getLeft())
        .toList();
  }

  /** The same from {@code rookery check}. */
  private List<String> checked(String file, String typed) {
    Path path = Checkout.path(file);
    FileCheck check =
        new Checker(rulebook.editing(Map.of(path, typed)), Duration.ofMinutes(1), false)
            .check(path);
    assertThat(check.failure()).isEmpty();
    return check.problems().stream().map(problem -> told(file, problem)).toList();
  }

  private static String told(String file, FileCheck.Problem problem) {
    StringBuilder text = new StringBuilder(problem.code()).append(' ');
    if (!file.endsWith(problem.file()) && !problem.file().endsWith(file)) {
      text.append(problem.file()).append(':').append(problem.line()).append(':');
      text.append(problem.column()).append(": ");
    }
    text.append(problem.message());
    if (problem.label() != null) {
      text.append(" (").append(problem.label()).append(')');
    }
    return text.append(problem.help() == null ? "" : "\n" + problem.help()).toString();
  }
}
