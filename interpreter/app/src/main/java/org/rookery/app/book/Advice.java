package org.rookery.app.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.app.book.Finder.Field;
import org.rookery.app.book.Finder.Scored;
import org.rookery.app.book.Finder.Thing;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Library;
import org.rookery.game.files.Remark;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.game.files.Summary;

/** What there is to say to an author who says in his own words what he looks for. */
public final class Advice {
  /** A word is found by what it says, behind phrases and recipes that are as much like the wish. */
  private static final double WORD = 0.7;

  /** What a recipe tells beside its wish. */
  private static final double RECIPE = 0.5;

  /** A game is found by its name, and by what it says of itself. */
  private static final double GAME = 0.6;

  /** A remark in the rules of a game is about that game. */
  private static final double REMARK = 0.8;

  /** An example that is much less like the wish than the best answer is none. */
  private static final double EXAMPLE = 0.5;

  /** Words that stand below so great a part of all remarks tell nothing of what they are about. */
  private static final double EVERYWHERE = 0.1;

  /** A word as it stands in rules. */
  private static final Pattern HEAD = Pattern.compile("\\(([a-z][a-z?-]*)");

  private static final String CHAPTER = "book/";
  private static final String COMMAND = "rookery/";

  private final Finder<Candidate> finder;
  private final Rulebook rulebook;
  private final List<Library.Entry> library;

  /**
   * An answer.
   *
   * @param title what it is about
   * @param text the answer with its title, each line with its end
   * @param words those of the language and the library that it names; {@code rules/NAME} is a game
   */
  public record Answer(String title, String text, List<String> words) {}

  /**
   * An answer whose text is made when it is shown: few are.
   *
   * @param remark whether it stands in the rules of a game, which is an example and no answer
   */
  record Candidate(String title, Set<String> words, boolean remark, Supplier<String> text) {
    Answer answer() {
      return new Answer(title, text.get(), List.copyOf(words));
    }
  }

  /** Advice from the index, the cookbook, the manual, the library and the games of a rulebook. */
  public Advice(Rulebook rulebook) {
    this.rulebook = rulebook;
    library = rulebook.library();
    List<Thing<Candidate>> things = new ArrayList<>();
    PhraseIndex index = new PhraseIndex();
    for (PhraseIndex.Entry entry : index.all()) {
      things.add(thing(entry.phrase(), entry.words(), () -> text(entry), fields(entry)));
    }
    for (PhraseIndex.Entry entry : index.asked()) {
      Field wish = new Field(entry.phrase(), 1);
      things.add(thing(entry.phrase(), entry.words(), () -> text(entry), List.of(wish)));
    }
    for (Book.Recipe recipe : Book.recipes()) {
      List<String> words = HEAD.matcher(recipe.lines()).results().map(m -> m.group(1)).toList();
      Field all = new Field(recipe.wish() + " " + recipe.text(), RECIPE);
      List<Field> fields = List.of(all, new Field(recipe.wish(), 1));
      things.add(thing(recipe.wish(), words, () -> text(recipe), fields));
    }
    for (Keywords.Entry word : Manual.entries()) {
      things.add(word(word.name(), word.sentence(), () -> Manual.word(word.name())));
    }
    for (Library.Entry macro : library) {
      things.add(word(macro.name(), String.join(" ", macro.comment()), macro::text));
    }
    List<Path> games = rulebook.files();
    games.forEach(game -> things.add(game(game)));
    remarks(games).forEach(remark -> things.add(example(remark)));
    finder = new Finder<>(things);
  }

  private static Thing<Candidate> thing(
      String title, List<String> words, Supplier<String> text, List<Field> fields) {
    return new Thing<>(new Candidate(title, new TreeSet<>(words), false, text), fields);
  }

  private static Thing<Candidate> word(String name, String about, Supplier<String> text) {
    return thing(name, List.of(name), text, List.of(new Field(name + " " + about, WORD)));
  }

  private Thing<Candidate> game(Path file) {
    String name = RulesFile.bareName(file);
    String about = Summary.of(file);
    return thing(
        name,
        List.of("rules/" + name),
        () -> place(file) + "\n   " + about + "\n",
        List.of(new Field(name + " " + about, GAME), new Field(name, GAME)));
  }

  private Thing<Candidate> example(Remark remark) {
    return new Thing<>(
        new Candidate(
            place(remark.file()) + ":" + remark.line(),
            new TreeSet<>(remark.words()),
            true,
            () -> text(remark)),
        List.of(new Field(remark.comment(), REMARK)));
  }

  private String place(Path file) {
    return "rules/" + rulebook.rules().relativize(file).toString().replace('\\', '/');
  }

  /** The remarks of these games, each with those words below it that not all of them have. */
  private List<Remark> remarks(List<Path> games) {
    Set<String> known = new HashSet<>(Manual.names());
    library.forEach(macro -> known.add(macro.name()));
    List<Remark> remarks = games.stream().flatMap(f -> Remark.of(f, known).stream()).toList();
    Map<String, Integer> often = new HashMap<>();
    remarks.forEach(r -> r.words().forEach(word -> often.merge(word, 1, Integer::sum)));
    Predicate<String> tells = word -> often.getOrDefault(word, 0) < EVERYWHERE * remarks.size();
    return remarks.stream().map(remark -> remark.only(tells)).toList();
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
   * The answers that are most like a wish, the best first, where one that repeats what others say
   * comes late; none when nothing is like the wish.
   */
  public List<Answer> search(String wish, int most) {
    return find(wish, most, title -> true).stream().map(Candidate::answer).toList();
  }

  /** The same from those only whose titles pass. */
  List<Candidate> find(String wish, int most, Predicate<String> titles) {
    List<Scored<Candidate>> found =
        finder.search(wish).stream().filter(f -> titles.test(f.thing().title())).toList();
    return new Choice<>(found, Candidate::words).best(most, candidate -> !candidate.remark());
  }

  /** The remark in the rules of a game that is most like a wish. */
  public Optional<Answer> example(String wish) {
    List<Scored<Candidate>> found = finder.search(wish);
    return found.stream()
        .filter(f -> f.thing().remark() && f.score() > EXAMPLE * found.get(0).score())
        .findFirst()
        .map(f -> f.thing().answer());
  }

  private String text(Remark remark) {
    return "In "
        + place(remark.file())
        + ", line "
        + remark.line()
        + ":\n   "
        + remark.comment()
        + "\n";
  }

  private String text(PhraseIndex.Entry entry) {
    return entry.phrase()
        + "\n"
        + entry.words().stream()
            .map(this::lines)
            .flatMap(String::lines)
            .map(line -> "   " + line + "\n")
            .collect(Collectors.joining());
  }

  private static String text(Book.Recipe recipe) {
    return "In `rookery book cookbook`: "
        + recipe.wish()
        + "\n"
        + recipe.lines().lines().map(line -> "   " + line + "\n").collect(Collectors.joining());
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
