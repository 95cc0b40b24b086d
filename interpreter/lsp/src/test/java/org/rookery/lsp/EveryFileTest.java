package org.rookery.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.Test;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.files.Rulebook;
import org.rookery.language.source.Source;
import org.rookery.lsp.text.Ranges;

/** The server on the files of {@code rules/}: it is quick, renames safely and survives typing. */
class EveryFileTest {
  /** Milliseconds; the machine that builds may be busy. */
  private static final long SLOW = Long.getLong("rookery.lsp.slow", 1_000);

  private static final int EDITS = Integer.getInteger("rookery.lsp.edits", 50);

  private static List<Path> files() {
    return new Rulebook(Editor.HOME)
        .files().stream().filter(f -> f.toString().endsWith(".rules")).toList();
  }

  private static String name(Path file) {
    return Editor.HOME.relativize(file.toAbsolutePath().normalize()).toString();
  }

  @Test
  void answersComeInTime() throws Exception {
    Editor editor = new Editor();
    List<Long> diagnoses = new ArrayList<>();
    List<Long> completions = new ArrayList<>();
    int step = Integer.getInteger("rookery.lsp.every", 20);
    List<Path> files = files();
    for (int i = 0; i < files.size(); i += step) {
      String file = name(files.get(i));
      String text = Files.readString(files.get(i));
      editor.open(file, text);
      editor.change(file, text + " ");
      long start = System.nanoTime();
      editor.change(file, text + "  ");
      diagnoses.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
      Position end = new Position(2, 0);
      start = System.nanoTime();
      editor
          .server()
          .getTextDocumentService()
          .completion(new CompletionParams(Editor.id(file), end))
          .get(20, TimeUnit.SECONDS);
      completions.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
      editor
          .server()
          .getTextDocumentService()
          .didClose(new DidCloseTextDocumentParams(Editor.id(file)));
    }
    diagnoses.sort(null);
    completions.sort(null);
    String figures =
        diagnoses.size()
            + " files; diagnoses "
            + figures(diagnoses)
            + "; completions "
            + figures(completions);
    assertThat(diagnoses.get(diagnoses.size() - 1)).as(figures).isLessThan(SLOW);
    assertThat(completions.get(completions.size() - 1)).as(figures).isLessThan(SLOW);
  }

  private static String figures(List<Long> sorted) {
    return "median "
        + sorted.get(sorted.size() / 2)
        + " ms, longest "
        + sorted.get(sorted.size() - 1)
        + " ms";
  }

  @Test
  void renamingChangesNoGame() throws Exception {
    Editor editor = new Editor();
    for (String[] wish :
        List.of(
            new String[] {"rules/chess.rules", "King", "Monarch"},
            new String[] {"stdlib/boards.rules", "last-rank", "goal-rank"},
            new String[] {"stdlib/castling.rules", "castle", "rochade"})) {
      Path main = Editor.HOME.resolve(wish[0]);
      String text = Files.readString(main);
      editor.open(wish[0], text);
      Position place;
      if (wish[1].equals("King")) {
        place = editor.at(wish[0], "(name King)", 7);
      } else if (wish[1].equals("castle")) {
        place = editor.at(wish[0], "(define castle", 9);
      } else {
        place = editor.at(wish[0], "(name last-rank)", 8);
      }
      WorkspaceEdit edit =
          editor
              .server()
              .getTextDocumentService()
              .rename(new RenameParams(Editor.id(wish[0]), place, wish[2]))
              .get(120, TimeUnit.SECONDS);
      Map<Path, String> changed = new HashMap<>();
      edit.getChanges()
          .forEach((uri, edits) -> changed.put(Path.of(URI.create(uri)), applied(uri, edits)));
      assertThat(changed).isNotEmpty();
      Rulebook before = new Rulebook(Editor.HOME);
      Rulebook after = before.editing(changed);
      int compared = 0;
      for (Path file : files()) {
        boolean sample = compared < 6 && changed.containsKey(file.toRealPath());
        if (sample) {
          compared++;
          assertThat(leaves(after.open(file).load().orThrow()))
              .as(file.toString())
              .isEqualTo(leaves(before.open(file).load().orThrow()));
        }
      }
      assertThat(compared).isPositive();
    }
  }

  private static long leaves(Game game) {
    return new Perft(game.engine().generator()).count(game.engine().start(), 2);
  }

  private static String applied(String uri, List<TextEdit> edits) {
    try {
      String text = Files.readString(Path.of(URI.create(uri)));
      Source source = Source.of("x", text);
      StringBuilder out = new StringBuilder(text);
      for (int i = edits.size() - 1; i >= 0; i--) {
        int start = Ranges.offset(source, edits.get(i).getRange().getStart());
        int end = Ranges.offset(source, edits.get(i).getRange().getEnd());
        out.replace(start, end, edits.get(i).getNewText());
      }
      return out.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void typingNeverBreaksIt() throws Exception {
    Editor editor = new Editor();
    Random random = new Random(7);
    String file = "rules/chess.rules";
    String text = Files.readString(Editor.HOME.resolve(file));
    editor.open(file, text);
    String typed = text;
    for (int i = 0; i < EDITS; i++) {
      int at = random.nextInt(typed.length() + 1);
      int until = Math.min(typed.length(), at + random.nextInt(12));
      String insert =
          List.of("", "(", ")", "\"", ";", "(piece", " n ", "$x").get(random.nextInt(8));
      typed = typed.substring(0, at) + insert + typed.substring(until);
      List<Diagnostic> told = editor.change(file, typed);
      Position place = Ranges.position(Source.of("x", typed), Math.min(at, typed.length()));
      var documents = editor.server().getTextDocumentService();
      documents.completion(new CompletionParams(Editor.id(file), place)).get(20, TimeUnit.SECONDS);
      documents.hover(new HoverParams(Editor.id(file), place)).get(20, TimeUnit.SECONDS);
      documents
          .semanticTokensFull(new SemanticTokensParams(Editor.id(file)))
          .get(20, TimeUnit.SECONDS);
      if (i % 10 == 9) {
        Editor fresh = new Editor();
        fresh.open(file, text);
        assertThat(fresh.change(file, typed)).isEqualTo(told);
        typed = text;
      }
    }
  }
}
