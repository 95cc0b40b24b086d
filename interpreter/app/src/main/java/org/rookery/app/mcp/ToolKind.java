package org.rookery.app.mcp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The tools, as a caller is told of them. */
enum ToolKind {
  CHECK(
      "Check rules",
      "Find every mistake and probable mistake in a rules file: file, line, column, what is wrong, "
          + "what to do.",
      true,
      "",
      ""),
  EXPLAIN(
      "Explain rules",
      "Explain the rules of a game in plain words, made from its rules file.",
      true,
      "title",
      ""),
  WHY(
      "Why is a move illegal",
      "Say why a move is or is not legal: the rule, the test that failed, and where it is written.",
      true,
      "title position after move",
      "move"),
  MOVES(
      "Legal moves",
      "Show a position, say how the game stands, and list the legal moves.",
      true,
      "title position after",
      ""),
  TEST(
      "Test rules",
      "Try a suite of cases, written in YAML, on rules: which cases do not hold, and which lines of "
          + "the rules are to blame.",
      true,
      "title suite",
      "suite"),
  BALANCE(
      "Is a game fair",
      "Play a game against itself: which player has the advantage, how games end, what is never "
          + "used.",
      true,
      "title games nodes",
      ""),
  WORDS(
      "Words of the language",
      "Explain a word of the rules language, or find words, recipes and games for a wish.",
      false,
      "words",
      "words");

  /** An argument of a tool. */
  private enum Property {
    GAME("string", "The name of an included game."),
    RULES("string", "The text of a rules file; it may include the library and included games."),
    DIALECT("string", "The language of the text: rules (if not given), or zrf."),
    TITLE("string", "Which game of the rules is meant, when they define several."),
    POSITION("string", "A position as FEN; the start of the game if not given."),
    AFTER("array", "Moves played from there, each in any notation."),
    MOVE("string", "A move in any notation."),
    SUITE("string", "The text of a suite: `rules`, which is not read, and `cases`."),
    GAMES("integer", "How many games, from 1 to 50; 10 if not given."),
    NODES("integer", "How many moves are tried for each that is made, to 2000; 200 if not given."),
    WORDS("string", "A word, or several that describe what is looked for.");

    private final String type;
    private final String about;

    Property(String type, String about) {
      this.type = type;
      this.about = about;
    }

    private static Stream<Property> all(String words) {
      return split(words).map(word -> valueOf(word.toUpperCase(Locale.ROOT)));
    }

    private void addTo(ObjectNode properties) {
      ObjectNode property = properties.putObject(name().toLowerCase(Locale.ROOT));
      property.put("type", type);
      property.put("description", about);
      if (type.equals("array")) {
        property.putObject("items").put("type", "string");
      }
    }
  }

  private final String title;
  private final String about;
  private final boolean takesRules;
  private final String properties;
  private final String required;

  ToolKind(String title, String about, boolean takesRules, String properties, String required) {
    this.title = title;
    this.about = about;
    this.takesRules = takesRules;
    this.properties = properties;
    this.required = required;
  }

  private static Stream<String> split(String words) {
    return Stream.of(words.split(" ")).filter(word -> !word.isEmpty());
  }

  /** What it is called by. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<ToolKind> of(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }

  /** What the list of tools says of it. */
  ObjectNode described() {
    ObjectNode tool = JsonNodeFactory.instance.objectNode();
    tool.put("name", word());
    tool.put("title", title);
    tool.put("description", about);
    ObjectNode schema = tool.putObject("inputSchema");
    schema.put("type", "object");
    ObjectNode all = schema.putObject("properties");
    if (takesRules) {
      Property.all("game rules dialect").forEach(one -> one.addTo(all));
    }
    Property.all(properties).forEach(one -> one.addTo(all));
    if (!required.isEmpty()) {
      split(required).forEach(schema.putArray("required")::add);
    }
    tool.putObject("annotations").put("readOnlyHint", true).put("openWorldHint", false);
    return tool;
  }
}
