package org.rookery.app.book;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.app.book.Finder.Field;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Library;

/** What there is to say to an author who says in his own words what he looks for. */
public final class Advice {
  /** A word is found by what it says, behind phrases and recipes that are as much like the wish. */
  private static final double WORD = 0.7;

  /** What a recipe tells beside its wish. */
  private static final double RECIPE = 0.5;

  /** So many answers are put in order; what is behind them is like nothing that was asked. */
  private static final int LOOKED_AT = 40;

  /** A word as it stands in rules. */
  private static final Pattern HEAD = Pattern.compile("\\(([a-z][a-z?-]*)");

  private static final String CHAPTER = "book/";
  private static final String COMMAND = "rookery/";

  private final Finder<Answer> finder = new Finder<>();
  private final List<Library.Entry> library;

  /**
   * An answer.
   *
   * @param title what it is about
   * @param text the answer with its title, each line with its end
   * @param words those of the language and the library that it names
   */
  public record Answer(String title, String text, List<String> words) {}

  /** Advice from the index, the cookbook, the manual, and these macros. */
  public Advice(List<Library.Entry> library) {
    this.library = List.copyOf(library);
    for (PhraseIndex.Entry entry : new PhraseIndex().all()) {
      finder.add(answer(entry), fields(entry));
    }
    for (Book.Recipe recipe : Book.recipes()) {
      finder.add(
          answer(recipe),
          List.of(
              new Field(recipe.wish() + " " + recipe.text(), RECIPE), new Field(recipe.wish(), 1)));
    }
    for (Keywords.Entry word : Manual.entries()) {
      Answer answer = new Answer(word.name(), Manual.word(word.name()), List.of(word.name()));
      finder.add(answer, List.of(new Field(word.name() + " " + word.sentence(), WORD)));
    }
    for (Library.Entry macro : library) {
      Answer answer = new Answer(macro.name(), macro.text(), List.of(macro.name()));
      finder.add(
          answer, List.of(new Field(macro.name() + " " + String.join(" ", macro.comment()), WORD)));
    }
  }

  private static List<Field> fields(PhraseIndex.Entry entry) {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field(entry.phrase() + " " + String.join(" ", entry.words()), 1));
    for (String way : entry.phrase().split("[,:] ")) {
      fields.add(new Field(way, 1));
    }
    return fields;
  }

  /**
   * The answers that are most like a wish, the best first, but those behind that name no word which
   * better ones have not named; none when nothing is like it.
   */
  public List<Answer> search(String wish, int most) {
    List<Answer> fresh = new ArrayList<>();
    List<Answer> stale = new ArrayList<>();
    Set<String> named = new HashSet<>();
    for (Answer answer : finder.search(wish, LOOKED_AT).stream().distinct().toList()) {
      boolean says = answer.words().isEmpty() || !named.containsAll(answer.words());
      (says ? fresh : stale).add(answer);
      named.addAll(answer.words());
    }
    return Stream.concat(fresh.stream(), stale.stream()).limit(most).toList();
  }

  private Answer answer(PhraseIndex.Entry entry) {
    String lines =
        entry.words().stream()
            .map(this::lines)
            .flatMap(String::lines)
            .map(line -> "   " + line + "\n")
            .collect(Collectors.joining());
    return new Answer(entry.phrase(), entry.phrase() + "\n" + lines, entry.words());
  }

  private static Answer answer(Book.Recipe recipe) {
    String lines =
        recipe.lines().lines().map(line -> "   " + line + "\n").collect(Collectors.joining());
    String title = "In `rookery book cookbook`: " + recipe.wish();
    List<String> words = HEAD.matcher(recipe.lines()).results().map(m -> m.group(1)).toList();
    return new Answer(recipe.wish(), title + "\n" + lines, words);
  }

  /** How a word is written and the first line of what it says. */
  private String lines(String word) {
    if (word.startsWith(CHAPTER) || word.startsWith(COMMAND)) {
      return "rookery " + word.replace(COMMAND, "").replace('/', ' ');
    }
    List<String> texts = texts(word, library);
    return texts.isEmpty() ? "" : texts.get(0).lines().limit(2).collect(Collectors.joining("\n"));
  }

  /** What the manual and the library say of a word. */
  public static List<String> texts(String word, List<Library.Entry> library) {
    return Stream.concat(
            Stream.of(Manual.word(word)),
            library.stream().filter(m -> m.name().equals(word)).map(Library.Entry::text))
        .filter(text -> !text.isEmpty())
        .toList();
  }
}
