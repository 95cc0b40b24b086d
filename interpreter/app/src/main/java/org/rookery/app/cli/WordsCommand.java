package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.rookery.app.book.CommandDescription;
import org.rookery.app.book.WordAnswer;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Rulebook;
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
  @Parameters(
      arity = "0..*",
      paramLabel = "WORD",
      description = "The word; or several that describe what you look for.")
  private List<String> words = List.of();

  private final Supplier<List<CommandDescription>> tools;

  @Mixin private Streams streams = new Streams();

  /** Explains words, and finds these commands. */
  WordsCommand(Supplier<List<CommandDescription>> tools) {
    this.tools = tools;
  }

  @Override
  public Integer call() {
    if (words.isEmpty()) {
      streams.out().print(Manual.markdown());
      streams.out().print("\n## Macros of the standard library\n");
      Rulebook.here().library().forEach(macro -> streams.out().print("\n" + macro.text()));
      return ExitCode.FINE;
    }
    WordAnswer answer = WordAnswer.of(String.join(" ", words).strip(), Rulebook.here(), tools);
    if (!answer.isFound()) {
      throw new Refusal(answer.text());
    }
    streams.out().print(answer.text());
    return ExitCode.FINE;
  }
}
