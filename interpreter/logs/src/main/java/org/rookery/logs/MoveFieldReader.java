package org.rookery.logs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.rookery.drawing.courier.Preset;
import org.rookery.program.Contents;

/**
 * Reads move fields:
 *
 * <pre>
 * field     = component { ";" component }
 * component = [label] space "-" space | label "-" space | label "*" space
 *           | "@-" space | space "-" | "-" space | label "*-" | "pass"
 * </pre>
 */
final class MoveFieldReader {
  private final Preset preset;

  /** Whose piece is meant by a label that both players' pieces bear. */
  private final int mover;

  MoveFieldReader(Preset preset, int mover) {
    this.preset = preset;
    this.mover = mover;
  }

  /** The components of a move field. */
  List<Step> read(String text) throws BadTurn {
    if (text.isBlank()) {
      throw new BadTurn("The move is missing.");
    }
    List<Step> steps = new ArrayList<>();
    for (String component : text.split(";", -1)) {
      if (component.isBlank()) {
        throw new BadTurn("A component is missing before or behind a `;`.");
      }
      steps.add(component(component.strip()));
    }
    return steps;
  }

  private Step component(String text) throws BadTurn {
    if (text.equals("pass")) {
      return new Step.Pass();
    }
    int star = text.lastIndexOf('*');
    if (star >= 0) {
      int piece = piece(text.substring(0, star).strip());
      String rest = text.substring(star + 1).strip();
      return rest.equals("-") ? new Step.Discard(piece) : new Step.Drop(piece, space(rest));
    }
    int hyphen = text.lastIndexOf('-');
    if (hyphen < 0) {
      throw new BadTurn(
          "`"
              + text
              + "` has no `-`: a component looks like `LABEL FROM-TO`, `LABEL-TO`, `@-SQUARE` or `SQUARE-`.");
    }
    String left = text.substring(0, hyphen).strip();
    String right = text.substring(hyphen + 1).strip();
    if (left.isEmpty()) {
      if (right.isEmpty()) {
        throw new BadTurn("`-` stands alone: spaces are missing.");
      }
      return new Step.Delete(space(right));
    }
    return left.equals("@") ? new Step.Clear(space(right), true) : step(text, left, right);
  }

  private Step step(String text, String left, String right) throws BadTurn {
    Optional<Integer> from = preset.space(left);
    if (from.isPresent()) {
      return right.isEmpty()
          ? new Step.Clear(from.get(), false)
          : new Step.Go(Step.ANY_PIECE, from.get(), space(right));
    }
    int blank = lastBlank(left);
    if (blank < 0) {
      if (looksLikeSpace(left)) {
        throw noSpace(left);
      }
      int piece = piece(left);
      if (right.isEmpty()) {
        throw new BadTurn("`" + text + "` breaks off: where the piece goes is missing.");
      }
      return new Step.Place(piece, space(right));
    }
    int piece = piece(left.substring(0, blank).strip());
    int origin = space(left.substring(blank + 1));
    if (right.isEmpty()) {
      throw new BadTurn(
          "`"
              + text
              + "` breaks off: where the piece goes is missing; to empty a space, write `"
              + preset.name(origin)
              + "-`.");
    }
    return new Step.Go(piece, origin, space(right));
  }

  private static int lastBlank(String text) {
    for (int i = text.length() - 1; i >= 0; i--) {
      if (Character.isWhitespace(text.charAt(i))) {
        return i;
      }
    }
    return -1;
  }

  /** A text that ends as the names of spaces do is meant as one. */
  private static boolean looksLikeSpace(String text) {
    return text.length() > 1 && Character.isDigit(text.charAt(text.length() - 1));
  }

  private int space(String text) throws BadTurn {
    if (text.isEmpty()) {
      throw new BadTurn("The name of a space is missing.");
    }
    Optional<Integer> space = preset.space(text);
    if (space.isEmpty()) {
      throw noSpace(text);
    }
    return space.get();
  }

  private static BadTurn noSpace(String text) {
    return new BadTurn("There is no space `" + text + "`.");
  }

  private int piece(String label) throws BadTurn {
    if (label.isEmpty()) {
      throw new BadTurn("The label of a piece is missing.");
    }
    BitSet pieces = preset.labels().pieces(label);
    if (pieces.isEmpty()) {
      throw new BadTurn(
          "There is no piece `" + label + "`; the pieces are " + preset.knownLabels() + ".");
    }
    Contents contents = preset.program().contents();
    return pieces.stream()
        .filter(content -> contents.owner(content) == mover)
        .findFirst()
        .orElse(pieces.nextSetBit(0));
  }
}
