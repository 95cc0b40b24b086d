package org.rookery.app.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Library;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.upgrade.Outdated;

/**
 * What there is to say about a word, or about a wish in several.
 *
 * @param isFound whether there is anything; otherwise the text says what was not found
 */
public record WordAnswer(String text, boolean isFound) {
  /** Answers to a wish. */
  private static final int SHOWN = 5;

  /**
   * The answer from the manual and the library or, for a word they do not know, from all advice.
   *
   * @param tools the commands of the program; asked for only where advice is looked for
   */
  public static WordAnswer of(
      String word, Rulebook rulebook, Supplier<List<CommandDescription>> tools) {
    List<Library.Entry> library = rulebook.library();
    List<String> texts = new ArrayList<>(Advice.texts(word, library));
    if (texts.isEmpty()) {
      String guess =
          Outdated.today(word)
              .map(today -> " It is `" + today + "` today.")
              .orElseGet(() -> word.contains(" ") ? "" : guess(word, library));
      new Advice(rulebook, tools.get())
          .search(word, SHOWN)
          .forEach(answer -> texts.add(answer.text()));
      if (texts.isEmpty()) {
        return new WordAnswer("There is no word `" + word + "`." + guess, false);
      }
      if (!guess.isEmpty()) {
        texts.add(0, "There is no word `" + word + "`." + guess + "\n");
      }
    }
    return new WordAnswer(String.join("\n", texts), true);
  }

  private static String guess(String word, List<Library.Entry> library) {
    List<String> names =
        Manual.entries().stream()
            .map(Keywords.Entry::name)
            .collect(Collectors.toCollection(ArrayList::new));
    library.forEach(macro -> names.add(macro.name()));
    return Suggestions.question(word, names).map(asked -> " " + asked).orElse("");
  }
}
