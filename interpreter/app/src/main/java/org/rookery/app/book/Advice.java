package org.rookery.app.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.rookery.app.book.TextFinder.Field;
import org.rookery.app.book.TextFinder.Scored;
import org.rookery.app.book.TextFinder.Thing;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Library;
import org.rookery.game.files.Remark;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.game.files.Summary;

/** What there is to say to an author who says in their own words what they look for. */
public final class Advice {
  /** A word is found by what it says, behind phrases and recipes that are as much like the wish. */
  private static final double WORD = 0.7;

  /** What a recipe tells beside its wish. */
  private static final double RECIPE = 0.5;

  /** A game is found by its name, and by what it says of itself. */
  private static final double GAME = 0.6;

  /** A command is found by what it does, and by what its options and examples say. */
  private static final double TOOL = 0.8;

  private static final double DETAIL = 0.6;

  /** What a chapter says by the way. */
  private static final double PASSAGE = 0.5;

  /** A remark in the rules of a game is about that game. */
  private static final double REMARK = 0.8;

  /** An example much less similar to the request than the best answer is dropped. */
  private static final double EXAMPLE = 0.5;

  /** Words that stand below so great a part of all remarks tell nothing of what they are about. */
  private static final double EVERYWHERE = 0.1;

  /** A word as it stands in rules. */
  private static final Pattern HEAD = Pattern.compile("\\(([a-z][a-z?-]*)");

  private static final String UNSAYABLE = "The language cannot say this: ";
  private static final String CHAPTER = "book/";
  private static final String COMMAND = "rookery/";

  private final TextFinder<Candidate> finder;
  private final Rulebook rulebook;
  private final List<Library.Entry> library;
  private final Map<String, CommandDescription> tools = new HashMap<>();

  /**
   * An answer.
   *
   * @param title what it is about
   * @param text the answer with its title, each line with its end
   * @param words those of the language and the library that it names; {@code rules/NAME} is a game
   */
  public record Answer(String title, String text, List<String> words) {}

  /** What a candidate is: what grants a wish, an example, or that the language cannot say it. */
  enum Kind {
    ANSWER,
    EXAMPLE,
    LIMIT
  }

  /**
   * An answer whose text is made when it is shown: few are.
   *
   * @param kind what it is: only a remark is no answer, but an example
   */
  record Candidate(String title, Set<String> words, Kind kind, Supplier<String> text) {
    Answer answer() {
      return new Answer(title, text.get(), List.copyOf(words));
    }
  }

  /**
   * Advice from the index, the book, the manual, the library and the games of a rulebook, and from
   * these commands.
   */
  public Advice(Rulebook rulebook, List<CommandDescription> tools) {
    this.rulebook = rulebook;
    tools.forEach(tool -> this.tools.put(tool.name(), tool));
    library = rulebook.library();
    List<Thing<Candidate>> things = new ArrayList<>();
    PhraseIndex index = new PhraseIndex();
    for (PhraseIndex.Entry entry : index.all()) {
      things.add(thing(entry.phrase(), entry.words(), () -> text(entry), fields(entry)));
    }
    for (Book.Recipe recipe : Book.recipes()) {
      List<String> words = HEAD.matcher(recipe.lines()).results().map(m -> m.group(1)).toList();
      Field all = new Field(recipe.wish() + " " + recipe.text(), RECIPE);
      List<Field> fields = List.of(all, new Field(recipe.wish(), 1));
      things.add(thing(recipe.wish(), words, () -> text(recipe), fields));
    }
    Book.limits().forEach(limit -> things.add(thing(limit)));
    for (Keywords.Entry word : Manual.entries()) {
      things.add(word(word.name(), word.sentence(), () -> Manual.word(word.name())));
    }
    tools.forEach(tool -> things.add(thing(tool)));
    for (Passage passage : Passage.all()) {
      List<Field> fields = passage.said().stream().map(text -> new Field(text, PASSAGE)).toList();
      things.add(thing(passage.title(), passage.words(), passage::text, fields));
    }
    for (Library.Entry macro : library) {
      things.add(word(macro.name(), String.join(" ", macro.comment()), macro::text));
    }
    List<Path> games = rulebook.files();
    games.forEach(game -> things.add(game(game)));
    remarks(games).forEach(remark -> things.add(example(remark)));
    finder = new TextFinder<>(things);
  }

  private static Thing<Candidate> thing(
      String title, List<String> words, Supplier<String> text, List<Field> fields) {
    return new Thing<>(new Candidate(title, new TreeSet<>(words), Kind.ANSWER, text), fields);
  }

  private static Thing<Candidate> word(String name, String about, Supplier<String> text) {
    return thing(name, List.of(name), text, List.of(new Field(name + " " + about, WORD)));
  }

  private static Thing<Candidate> thing(CommandDescription tool) {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field(tool.name() + " " + tool.about(), TOOL));
    for (String clause : tool.about().split("[,;:] ")) {
      fields.add(new Field(tool.name() + " " + clause, TOOL));
    }
    tool.details().forEach(detail -> fields.add(new Field(detail, DETAIL)));
    return thing(tool.name(), List.of(COMMAND + tool.name()), () -> text(tool) + "\n", fields);
  }

  private static Thing<Candidate> thing(Book.Limit limit) {
    List<Field> fields =
        Stream.concat(Stream.of(limit.title()), limit.phrases().stream())
            .map(phrase -> new Field(phrase, 1))
            .toList();
    Candidate candidate =
        new Candidate(
            limit.title(),
            new TreeSet<>(Set.of("book/concepts")),
            Kind.LIMIT,
            () ->
                UNSAYABLE
                    + limit.title()
                    + ".\n"
                    + Passage.indented(StringUtils.capitalize(limit.text())));
    return new Thing<>(candidate, fields);
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
            Kind.EXAMPLE,
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
   * comes late; last a remark in the rules of a game, when one is much like the wish. None when
   * nothing is. What the language cannot say is said first, when nothing is more like the wish.
   *
   * @param most how many answers there are beside the remark
   */
  public List<Answer> search(String wish, int most) {
    List<Scored<Candidate>> found = finder.search(wish);
    List<Candidate> best = best(found, most);
    Stream<Candidate> limit =
        found.stream()
            .limit(1)
            .map(Scored::thing)
            .filter(candidate -> candidate.kind() == Kind.LIMIT);
    return Stream.of(limit, best.stream(), example(found))
        .flatMap(stream -> stream)
        .map(Candidate::answer)
        .toList();
  }

  /** The best from those only whose titles pass. */
  List<Candidate> find(String wish, int most, Predicate<String> titles) {
    return best(
        finder.search(wish).stream().filter(f -> titles.test(f.thing().title())).toList(), most);
  }

  private static List<Candidate> best(List<Scored<Candidate>> found, int most) {
    return new Choice<>(found, Candidate::words)
        .best(most, candidate -> candidate.kind() == Kind.ANSWER);
  }

  private static Stream<Candidate> example(List<Scored<Candidate>> found) {
    return found.stream()
        .filter(f -> f.thing().kind() == Kind.EXAMPLE && f.score() > EXAMPLE * found.get(0).score())
        .map(Scored::thing)
        .limit(1);
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

  private static String text(CommandDescription tool) {
    return "rookery " + tool.name() + "\n   " + tool.about();
  }

  private String text(PhraseIndex.Entry entry) {
    return entry.phrase()
        + "\n"
        + entry.words().stream()
            .map(this::lines)
            .map(Passage::indented)
            .collect(Collectors.joining());
  }

  private static String text(Book.Recipe recipe) {
    return "In `rookery book cookbook`: " + recipe.wish() + "\n" + Passage.indented(recipe.lines());
  }

  /** How a word is written and the first line of what it says. */
  private String lines(String word) {
    if (word.startsWith(CHAPTER)) {
      return "rookery " + word.replace('/', ' ');
    }
    if (word.startsWith(COMMAND)) {
      CommandDescription tool = tools.get(word.substring(COMMAND.length()));
      return tool == null ? word.replace('/', ' ') : text(tool);
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
