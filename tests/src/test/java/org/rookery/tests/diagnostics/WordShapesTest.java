package org.rookery.tests.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;

/**
 * What the search for missing brackets knows of words is what the vocabulary says: how many
 * arguments they take, of which kinds, and whether they ever stand without brackets.
 */
final class WordShapesTest {
  private static final Path FILE =
      Checkout.path("interpreter/language/src/main/resources/org/rookery/language/form/words.tsv");

  private static final Path INNER =
      Checkout.path(
          "interpreter/compiler/src/main/resources/org/rookery/compiler/elaborate/inner-words.tsv");

  /** Any kind of word, or any number of arguments. */
  private static final String ANY = "*";

  /** No word at all, or one that is a name. */
  private static final String NONE = "-";

  /** What an argument of the manual may be, where that is a category of words. */
  private static final Map<String, List<String>> CATEGORIES =
      Map.of(
          "condition", List.of("condition"),
          "statement", List.of("statement"),
          "number", List.of("number"),
          "integer", List.of(),
          "filter", List.of("filter"),
          "area", List.of("area"),
          "direction", List.of("direction"),
          "squares", List.of("list of squares"),
          "place", List.of("direction", NONE),
          "section", List.of("section of a game"));

  /** Words whose arguments the manual calls groups or blocks, and what these are. */
  private static final Map<String, String> SECTIONS =
      Map.of(
          "game", "section of a game",
          "variant", "section of a game",
          "piece", "section of a piece",
          "moves", "word among blocks",
          "drops", "word among blocks",
          "hand", "word among blocks",
          "either", "*,word among blocks");

  /** What is made out before any section is read, and so is no word of the vocabulary. */
  private static final String FOR_EACH = "for-each\t-\t*\t1\t*\t*,word among blocks";

  /** Sections that have words of their own, or take names of others. */
  private static final Set<String> OWN = Set.of("after-turn", "drawn", "remove");

  /** Arguments that are names, numbers or texts. */
  private static final Set<String> NAMES =
      Set.of(
          "piece",
          "zone",
          "counter",
          "name",
          "text",
          "flag",
          "attribute",
          "square",
          "player",
          "move-type");

  /** The arguments of a usage, brackets of either kind kept together. */
  private static List<String> split(String arguments) {
    List<String> all = new ArrayList<>();
    int depth = 0;
    StringBuilder one = new StringBuilder();
    for (char c : (arguments + " ").toCharArray()) {
      depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
      if (c == ' ' && depth == 0) {
        if (!one.isEmpty()) {
          all.add(one.toString());
        }
        one.setLength(0);
      } else {
        one.append(c);
      }
    }
    return all;
  }

  @Test
  void the_shapes_are_those_of_the_vocabulary() throws IOException {
    Set<String> bare = bareWords();
    Set<String> lines = new TreeSet<>(Set.of(FOR_EACH));
    for (Keywords.Entry word : Keywords.reference()) {
      lines.add(line(word.name(), word.category(), word.usage(), bare));
    }
    for (String inner : Checkout.read(INNER).lines().toList()) {
      String[] cells = inner.split("\t");
      if (cells[1].startsWith("(" + cells[0] + " ") || cells[1].equals("(" + cells[0] + ")")) {
        String kind = cells[2].startsWith("section") ? "section of a game" : ANY;
        lines.add(line(cells[0], kind, cells[1], bare));
      }
    }
    for (Path file : Checkout.files("stdlib")) {
      lines.addAll(macros(file));
    }
    String text = "word\tbare\tis\tleast\tmost\ttakes\n" + String.join("\n", lines) + "\n";
    if ("update".equals(System.getProperty("rookery.goldens"))) {
      Files.writeString(FILE, text);
    }
    assertThat(FILE).hasContent(text);
  }

  /** A word of a category: its arguments are what its usage says. */
  private static String line(String name, String category, String usage, Set<String> bare) {
    List<String> arguments =
        usage.startsWith("(")
            ? split(usage.substring(name.length() + 1, usage.length() - 1))
            : List.of();
    long least = arguments.stream().filter(argument -> !argument.startsWith("[")).count();
    boolean endless = arguments.stream().anyMatch(argument -> argument.contains("…"));
    boolean mayBeBare = least == 0 && !usage.equals("(" + name + ")");
    boolean section = category.startsWith("section");
    String takes =
        OWN.contains(name) && !category.equals("statement")
            ? "own"
            : SECTIONS.containsKey(name) ? SECTIONS.get(name) : taken(arguments);
    return String.join(
        "\t",
        name,
        !section && (mayBeBare || bare.contains(name)) ? "bare" : NONE,
        category,
        "" + least,
        endless ? ANY : "" + arguments.size(),
        category.equals("section of a game") && name.equals("board")
            ? "section of a board"
            : takes);
  }

  private static String taken(List<String> arguments) {
    Set<String> all = new TreeSet<>();
    for (String argument : arguments) {
      for (String noun : argument.replaceAll("[\\[\\]…]", "").split("\\|")) {
        if (CATEGORIES.containsKey(noun)) {
          all.addAll(CATEGORIES.get(noun));
        } else if (NAMES.contains(noun)) {
          all.add(NONE);
        } else {
          return ANY;
        }
      }
    }
    return all.isEmpty() ? NONE : String.join(",", all);
  }

  /** The macros of a file of the library, by how many arguments they take. */
  private static Set<String> macros(Path file) {
    Set<String> lines = new TreeSet<>();
    for (Form form : FormReader.read(Source.of("", Checkout.read(file)), new Diagnostics())) {
      if (form instanceof Form.Group group && group.isHeadedBy("define")) {
        List<Form> items = group.items();
        boolean named = items.size() > 2 && isParameters(items.get(2));
        List<String> parameters =
            named
                ? ((Form.Group) items.get(2)).items().stream().map(Form::toString).toList()
                : List.of();
        boolean open = parameters.contains("$*") || (!named && group.toString().contains("$"));
        long least = parameters.stream().filter(name -> !name.equals("$*")).count();
        lines.add(
            String.join(
                "\t",
                items.get(1).toString(),
                NONE,
                ANY,
                "" + least,
                open ? ANY : "" + least,
                ANY));
      }
    }
    return lines;
  }

  private static boolean isParameters(Form form) {
    return form instanceof Form.Group group
        && group.items().stream().allMatch(item -> item.toString().startsWith("$"));
  }

  /** The words that stand somewhere in rules other than behind an opening bracket. */
  private static Set<String> bareWords() {
    Set<String> bare = new HashSet<>();
    for (Path file : Checkout.files("rules", "stdlib")) {
      if (file.toString().endsWith(".rules")) {
        FormReader.read(Source.of("", Checkout.read(file)), new Diagnostics())
            .forEach(form -> bareIn(form, bare));
      }
    }
    return bare;
  }

  private static void bareIn(Form form, Set<String> bare) {
    if (form instanceof Form.Group group && !group.isHeadedBy("remove")) {
      for (int i = 0; i < group.items().size(); i++) {
        bareIn(group.items().get(i), bare);
        if (i > 0) {
          group.items().get(i).atom().ifPresent(bare::add);
        }
      }
    }
  }
}
