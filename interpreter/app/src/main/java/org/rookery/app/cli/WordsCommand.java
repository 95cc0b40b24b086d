package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rookery.app.book.Advice;
import org.rookery.app.book.Tool;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Library;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.upgrade.Outdated;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains the words of the language. */
@Command(
    name = "words",
    description =
        "Explain a word of the rules language or of the standard library, or print the manual of"
            + " all of them.")
final class WordsCommand implements Callable<Integer> {
  /** Answers to a wish. */
  private static final int SHOWN = 5;

  @Parameters(
      arity = "0..*",
      paramLabel = "WORD",
      description = "The word; or several that describe what you look for.")
  private List<String> words = List.of();

  private final Supplier<List<Tool>> tools;

  @Mixin private Streams streams = new Streams();

  /** Explains words, and finds these commands. */
  WordsCommand(Supplier<List<Tool>> tools) {
    this.tools = tools;
  }

  @Override
  public Integer call() {
    List<Library.Entry> library = Rulebook.here().library();
    if (words.isEmpty()) {
      streams.out().print(Manual.markdown());
      streams.out().print("\n## Macros of the standard library\n");
      library.forEach(macro -> streams.out().print("\n" + macro.text()));
      return ExitCode.FINE;
    }
    String word = String.join(" ", words).strip();
    List<String> texts = new ArrayList<>(Advice.texts(word, library));
    if (texts.isEmpty()) {
      String guess =
          Outdated.today(word)
              .map(today -> " It is `" + today + "` today.")
              .orElseGet(() -> word.contains(" ") ? "" : guess(word, library));
      new Advice(Rulebook.here(), tools.get())
          .search(word, SHOWN)
          .forEach(answer -> texts.add(answer.text()));
      if (texts.isEmpty()) {
        throw new Refusal("There is no word `" + word + "`." + guess);
      }
      if (!guess.isEmpty()) {
        texts.add(0, "There is no word `" + word + "`." + guess + "\n");
      }
    }
    streams.out().print(String.join("\n", texts));
    return ExitCode.FINE;
  }

  private static String guess(String word, List<Library.Entry> library) {
    List<String> names =
        Manual.entries().stream()
            .map(Keywords.Entry::name)
            .collect(Collectors.toCollection(ArrayList::new));
    library.forEach(macro -> names.add(macro.name()));
    return Suggestions.nearest(word, names).map(n -> " Did you mean `" + n + "`?").orElse("");
  }
}
