package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Library;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Suggestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains the words of the language. */
@Command(
    name = "words",
    description =
        "Explain a word of the rules language or of the standard library, or print the manual of all of them.")
final class WordsCommand implements Callable<Integer> {
  @Parameters(index = "0", arity = "0..1", paramLabel = "WORD", description = "The word.")
  private @Nullable String word;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    List<Library.Entry> library = Rulebook.here().library();
    if (word == null) {
      streams.out().print(Manual.markdown());
      streams.out().print("\n## Macros of the standard library\n");
      library.forEach(macro -> streams.out().print("\n" + macro.text()));
      return ExitCode.FINE;
    }
    List<String> texts = new ArrayList<>(List.of(Manual.word(word)));
    library.stream()
        .filter(m -> m.name().equals(word))
        .map(Library.Entry::text)
        .forEach(texts::add);
    texts.removeIf(String::isEmpty);
    if (texts.isEmpty()) {
      throw new Refusal("There is no word `" + word + "`." + guess(word, library));
    }
    streams.out().print(String.join("\n", texts));
    return ExitCode.FINE;
  }

  private static String guess(String word, List<Library.Entry> library) {
    List<String> names = new ArrayList<>(Manual.names());
    library.forEach(macro -> names.add(macro.name()));
    return Suggestions.nearest(word, names).map(n -> " Did you mean `" + n + "`?").orElse("");
  }
}
