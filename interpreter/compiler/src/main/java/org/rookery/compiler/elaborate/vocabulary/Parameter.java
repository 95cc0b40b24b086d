package org.rookery.compiler.elaborate.vocabulary;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.rookery.language.form.Form;

/**
 * One argument of a word.
 *
 * @param noun what it is, such as {@code place}; several with {@code |} between; or a group such as
 *     {@code (then move-type)}
 * @param optional whether it may be missing
 * @param repeated whether more of the same may follow
 * @param shapes what it can look like
 * @param head the word a group starts with; empty for any
 */
record Parameter(
    String noun, boolean optional, boolean repeated, Set<Parameter.Shape> shapes, String head) {
  /** What a form looks like. */
  enum Shape {
    NAME,
    NUMBER,
    TEXT,
    GROUP
  }

  private static final Form.Cases<Shape> LOOK =
      new Form.Cases<>() {
        @Override
        public Shape symbol(Form.Symbol symbol) {
          return Shape.NAME;
        }

        @Override
        public Shape num(Form.Num num) {
          return Shape.NUMBER;
        }

        @Override
        public Shape text(Form.Text text) {
          return Shape.TEXT;
        }

        @Override
        public Shape group(Form.Group group) {
          return Shape.GROUP;
        }
      };

  private static final Set<Shape> NAMES = EnumSet.of(Shape.NAME, Shape.NUMBER);
  private static final Set<Shape> TERMS = EnumSet.of(Shape.NAME, Shape.NUMBER, Shape.GROUP);
  private static final Set<Shape> GROUPS = EnumSet.of(Shape.GROUP);

  /** What each noun can look like; a noun not listed is a name. */
  private static final Map<String, Set<Shape>> SHAPES =
      Map.ofEntries(
          Map.entry("place", TERMS),
          Map.entry("direction", TERMS),
          Map.entry("condition", TERMS),
          Map.entry("statement", TERMS),
          Map.entry("filter", TERMS),
          Map.entry("area", TERMS),
          Map.entry("occupant", TERMS),
          Map.entry("squares", TERMS),
          Map.entry("turn", TERMS),
          Map.entry("number", EnumSet.of(Shape.NUMBER, Shape.GROUP, Shape.NAME)),
          Map.entry("integer", EnumSet.of(Shape.NUMBER)),
          Map.entry("text", EnumSet.of(Shape.TEXT)),
          Map.entry("text-or-name", EnumSet.of(Shape.TEXT, Shape.NAME, Shape.NUMBER)),
          Map.entry("group", GROUPS),
          Map.entry("block", GROUPS),
          Map.entry("anything", EnumSet.allOf(Shape.class)));

  /** An argument, from what the manual calls it. */
  static Parameter of(String noun, boolean optional, boolean repeated) {
    if (noun.startsWith("(")) {
      // A group starts with a fixed word, unless that is followed by dots.
      String head = noun.substring(1).split("[ )]", 2)[0];
      return new Parameter(noun, optional, repeated, GROUPS, head.endsWith("…") ? "" : head);
    }
    Set<Shape> shapes = EnumSet.noneOf(Shape.class);
    for (String alternative : noun.split("\\|", -1)) {
      shapes.addAll(SHAPES.getOrDefault(alternative, NAMES));
    }
    return new Parameter(noun, optional, repeated, shapes, "");
  }

  /** Whether a form can be this argument. */
  boolean admits(Form form) {
    return shapes.contains(form.accept(LOOK))
        && (head.isEmpty() || (form instanceof Form.Group group && group.isHeadedBy(head)));
  }

  @Override
  public String toString() {
    String text = repeated ? noun + "…" : noun;
    return optional ? "[" + text + "]" : text;
  }
}
