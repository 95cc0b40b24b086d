package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.rookery.app.book.Book;
import org.rookery.app.book.PhraseIndex;
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
  /** Entries of the index that are shown. */
  private static final int SHOWN = 3;

  @Parameters(
      arity = "0..*",
      paramLabel = "WORD",
      description = "The word; or several that say what you look for.")
  private List<String> words = List.of();

  @Mixin private Streams streams = new Streams();

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
    List<String> texts = texts(word, library);
    if (texts.isEmpty()) {
      new PhraseIndex()
          .search(word, SHOWN).stream().map(entry -> text(entry, library)).forEach(texts::add);
      Book.recipes(word, 1).stream().map(WordsCommand::text).forEach(texts::add);
    }
    if (texts.isEmpty()) {
      throw new Refusal("There is no word `" + word + "`." + guess(word, library));
    }
    streams.out().print(String.join("\n", texts));
    return ExitCode.FINE;
  }

  /** A phrase of the index, and how its words are written. */
  private static String text(PhraseIndex.Entry entry, List<Library.Entry> library) {
    StringBuilder text = new StringBuilder(entry.phrase()).append('\n');
    for (String word : entry.words()) {
      texts(word, library).stream()
          .flatMap(String::lines)
          .filter(line -> !line.isBlank() && !line.startsWith("  "))
          .limit(1)
          .forEach(line -> text.append("   ").append(line).append('\n'));
    }
    return text.toString();
  }

  private static String text(Book.Recipe recipe) {
    return "In `rookery book cookbook`: "
        + recipe.wish()
        + "\n"
        + recipe.lines().lines().map(line -> "   " + line + "\n").collect(Collectors.joining());
  }

  /** What the manual and the library say of a word. */
  private static List<String> texts(String word, List<Library.Entry> library) {
    List<String> texts = new ArrayList<>(List.of(Manual.word(word)));
    library.stream()
        .filter(m -> m.name().equals(word))
        .map(Library.Entry::text)
        .forEach(texts::add);
    texts.removeIf(String::isEmpty);
    return texts;
  }

  private static String guess(String word, List<Library.Entry> library) {
    List<String> names = new ArrayList<>(Manual.names());
    library.forEach(macro -> names.add(macro.name()));
    return Suggestions.nearest(word, names).map(n -> " Did you mean `" + n + "`?").orElse("");
  }
}
