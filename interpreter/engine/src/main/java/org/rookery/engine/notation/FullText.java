package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads the full algebraic notation: components between semicolons.
 *
 * <p>Text before a hyphen that is the name of a square is that square and a piece goes from there,
 * else it is the label of a piece that is placed; a label in braces is never a square.
 */
final class FullText {
  private final Labels labels;
  private final boolean anyCase;
  private final Supplier<String> example;

  /**
   * @param anyCase whether the label of a piece that is dropped may be in upper or lower case,
   *     where no piece has it as its label as it stands
   * @param example a move, for those who write none
   */
  FullText(Labels labels, boolean anyCase, Supplier<String> example) {
    this.labels = labels;
    this.anyCase = anyCase;
    this.example = example;
  }

  /** What was read, or in {@code problem} the sentence that says why not. */
  record Parsed(List<StatedComponent> components, Optional<String> problem) {
    static Parsed bad(String problem) {
      return new Parsed(List.of(), Optional.of(problem));
    }
  }

  /**
   * Reads a text.
   *
   * @param reminders whether {@code label@square} is a reminder wherever it stands; else a drop
   */
  Parsed parse(String text, boolean reminders) {
    List<StatedComponent> components = new ArrayList<>();
    for (String part : parts(text)) {
      String component = part.strip();
      if (component.isEmpty()) {
        return Parsed.bad("A component is missing beside a `;`.");
      }
      if (component.length() > labels.longestComponent() && !component.endsWith(")")) {
        return Parsed.bad(
            TextException.quoted(component) + " is too long for a piece and two squares.");
      }
      if (reminders && !components.isEmpty() && isAtSign(component)) {
        continue;
      }
      Optional<StatedComponent> stated = component(component);
      if (stated.isEmpty()) {
        return Parsed.bad(problem(component));
      }
      components.add(stated.get());
    }
    return new Parsed(List.copyOf(components), Optional.empty());
  }

  /** What stands between semicolons, those within braces apart. */
  static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    boolean braced = false;
    int lastBrace = text.lastIndexOf('}');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{' || c == '}') {
        braced = c == '{' && i < lastBrace;
      } else if (c == ';' && !braced) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }

  private Optional<StatedComponent> component(String text) {
    if (text.toLowerCase(Locale.ROOT).equals("pass")) {
      return Optional.of(new StatedComponent.Pass());
    }
    if (text.toLowerCase(Locale.ROOT).equals(Labels.SWAP)) {
      return Optional.of(new StatedComponent.Swap());
    }
    if (text.toLowerCase(Locale.ROOT).equals(Labels.OUT)) {
      return Optional.of(new StatedComponent.Out());
    }
    if (text.startsWith("@-")) {
      return labels.square(text.substring(2).strip()).map(StatedComponent.Clear::new);
    }
    if (text.endsWith(")") && text.contains("=(")) {
      return column(text);
    }
    if (text.endsWith("*-")) {
      return pieces(text.substring(0, text.length() - 2)).map(StatedComponent.Discard::new);
    }
    for (int i = text.length() - 1; i >= 0; i--) {
      char operator = text.charAt(i);
      if (operator == '-' || operator == '*' || operator == '@') {
        String left = text.substring(0, i).strip();
        String right = text.substring(i + 1).strip();
        Optional<StatedComponent> stated =
            operator == '-'
                ? hyphen(left, right)
                : labels.square(right).flatMap(to -> drop(left, to));
        if (stated.isPresent()) {
          return stated;
        }
      }
    }
    return Optional.empty();
  }

  /** A square, and in brackets the pieces on it. */
  private Optional<StatedComponent> column(String text) {
    int equals = text.indexOf("=(");
    Optional<Integer> square = labels.square(text.substring(0, equals).strip());
    List<BitSet> column = new ArrayList<>();
    int at = equals + 2;
    while (at < text.length() - 1) {
      Optional<String> written = labels.pieceAt(text, at, text.length() - 1);
      Optional<BitSet> pieces = written.flatMap(this::pieces);
      if (pieces.isEmpty()) {
        return Optional.empty();
      }
      column.add(pieces.get());
      at += written.map(String::length).orElse(1);
    }
    return square.map(on -> new StatedComponent.Column(on, List.copyOf(column)));
  }

  private Optional<StatedComponent> drop(String label, int square) {
    if (anyCase) {
      String bare = label.strip();
      BitSet pieces =
          labels.piecesOrMarked(bare).isEmpty() ? labels.piecesIgnoringCase(bare) : new BitSet();
      return pieces.isEmpty()
          ? Optional.empty()
          : Optional.of(new StatedComponent.Drop(pieces, square));
    }
    return pieces(label).map(pieces -> new StatedComponent.Drop(pieces, square));
  }

  private Optional<StatedComponent> hyphen(String left, String right) {
    Optional<Integer> origin = labels.square(left);
    if (right.isEmpty()) {
      return origin.map(StatedComponent.Clear::new);
    }
    Optional<Integer> to = labels.square(right);
    if (to.isEmpty()) {
      return Optional.empty();
    }
    if (left.isEmpty()) {
      return Optional.of(new StatedComponent.Delete(to.get()));
    }
    if (origin.isPresent()) {
      return Optional.of(new StatedComponent.Go(null, one(origin.get()), to.get()));
    }
    Optional<BitSet> placed = pieces(left);
    return placed.isPresent()
        ? placed.map(pieces -> new StatedComponent.Place(pieces, to.get()))
        : labelled(left, to.get());
  }

  /** A label, perhaps a space, and a square. */
  private Optional<StatedComponent> labelled(String left, int to) {
    for (int i = 1; i < left.length(); i++) {
      Optional<Integer> from = labels.square(left.substring(i).strip());
      Optional<BitSet> pieces = pieces(left.substring(0, i));
      if (from.isPresent() && pieces.isPresent()) {
        return Optional.of(new StatedComponent.Go(pieces.get(), one(from.get()), to));
      }
    }
    return Optional.empty();
  }

  private Optional<BitSet> pieces(String written) {
    String bare = written.strip();
    boolean braces = bare.startsWith("{") && bare.endsWith("}");
    String label = braces ? bare.substring(1, bare.length() - 1) : bare;
    BitSet pieces = labels.piecesOrMarked(label);
    return pieces.isEmpty() ? Optional.empty() : Optional.of(pieces);
  }

  private boolean isAtSign(String text) {
    int at = text.lastIndexOf('@');
    return at > 0 && pieces(text.substring(0, at)).isPresent();
  }

  /** Why a component cannot be read: the first of its names that is unknown. */
  private String problem(String text) {
    int operator =
        Math.max(text.lastIndexOf('-'), Math.max(text.lastIndexOf('*'), text.lastIndexOf('@')));
    if (operator < 0) {
      return TextException.quoted(text) + " is no move; a move looks like `" + example.get() + "`.";
    }
    String right = text.substring(operator + 1).strip();
    String left = text.substring(0, operator).strip();
    if (!right.isEmpty() && labels.square(right).isEmpty()) {
      return "There is no square " + TextException.quoted(right) + ".";
    }
    if (left.isEmpty()) {
      String whole = TextException.quoted(text);
      return "In "
          + whole
          + " the square or piece before `"
          + text.charAt(operator)
          + "` is missing.";
    }
    return TextException.quoted(left) + " is neither a square nor a piece's letter or name.";
  }

  static BitSet one(int member) {
    BitSet set = new BitSet();
    set.set(member);
    return set;
  }
}
