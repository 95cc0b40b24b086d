package org.rookery.tests.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.Test;
import org.rookery.game.files.Rulebook;
import org.rookery.tests.Checkout;

/** Problems and completions come while an author types, whatever file it is. */
class PromptAnswersTest {
  private static final System.Logger LOG = System.getLogger("answers");

  /** Milliseconds until the problems are there; the machine that builds may be busy. */
  private static final long SLOW = Long.getLong("rookery.lsp.slow", 1_000);

  /** The same until the completions are. */
  private static final long COMPLETED = SLOW / 2;

  private static final int EVERY = Integer.getInteger("rookery.lsp.every", 30);

  /** The best of so many: what is measured is the server, not the garbage of the machine. */
  private static final int TIMES = 3;

  private record Figures(String file, double problems, double completions) {}

  @Test
  void answers_come_in_time() throws Exception {
    Rulebook rulebook = new Rulebook(Checkout.path(""));
    List<Path> files = new ArrayList<>(rulebook.files());
    files.addAll(rulebook.libraryFiles());
    Editor editor = new Editor();
    // A server that has just started is slow.
    measured(editor, rulebook.find(Checkout.path("rules"), "chess"));
    List<Figures> all = new ArrayList<>();
    for (int i = 0; i < files.size(); i += EVERY) {
      all.add(measured(editor, files.get(i)));
    }
    List<String> slow =
        all.stream()
            .filter(each -> each.problems() > SLOW || each.completions() > COMPLETED)
            .map(Figures::toString)
            .toList();
    String told =
        all.size()
            + " files; problems "
            + figures(all.stream().map(Figures::problems).sorted().toList())
            + "; completions "
            + figures(all.stream().map(Figures::completions).sorted().toList());
    LOG.log(System.Logger.Level.INFO, told);
    assertThat(slow).as(told).isEmpty();
  }

  private static String figures(List<Double> sorted) {
    return String.format(
        Locale.ROOT,
        "median %.1f ms, 95 %% in %.1f ms, longest %.1f ms",
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() * 95 / 100),
        sorted.get(sorted.size() - 1));
  }

  private static Figures measured(Editor editor, Path path) throws Exception {
    String file = Checkout.path("").relativize(path.toAbsolutePath().normalize()).toString();
    String text = Checkout.read(path);
    editor.open(file, text);
    Random random = new Random(1);
    double problems = Double.MAX_VALUE;
    double completions = Double.MAX_VALUE;
    for (int i = 0; i < TIMES; i++) {
      int line = 1 + random.nextInt((int) text.lines().count());
      long start = System.nanoTime();
      editor.change(file, text + " ".repeat(i + 1));
      problems = Math.min(problems, (System.nanoTime() - start) / 1e6);
      start = System.nanoTime();
      editor
          .server()
          .getTextDocumentService()
          .completion(new CompletionParams(Editor.id(file), new Position(line, 3)))
          .get(20, TimeUnit.SECONDS);
      completions = Math.min(completions, (System.nanoTime() - start) / 1e6);
    }
    editor
        .server()
        .getTextDocumentService()
        .didClose(new DidCloseTextDocumentParams(Editor.id(file)));
    return new Figures(file, problems, completions);
  }
}
