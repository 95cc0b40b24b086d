package org.rookery.app.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.language.diagnostic.Suggestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains the words of the language. */
@Command(
    name = "words",
    description = "Explain a word of the rules language, or print the manual of all of them.")
final class WordsCommand implements Callable<Integer> {
  @Parameters(index = "0", arity = "0..1", paramLabel = "WORD", description = "The word.")
  private @Nullable String word;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (word == null) {
      streams.out().print(Manual.markdown());
      return ExitCode.FINE;
    }
    String text = Manual.word(word);
    if (text.isEmpty()) {
      String guess =
          Suggestions.nearest(word, Manual.names())
              .map(near -> " Did you mean `" + near + "`?")
              .orElse("");
      throw new Refusal("There is no word `" + word + "`." + guess);
    }
    streams.out().print(text);
    return ExitCode.FINE;
  }
}
