package org.rookery.game.sheet;

import java.util.List;
import java.util.Optional;
import org.rookery.drawing.diagram.MoveDiagram;

/**
 * The rules of a game in words.
 *
 * @param about the first words of its author
 */
public record RulesSheet(String title, List<String> about, List<Part> parts) {
  /**
   * A part under a heading.
   *
   * @param sentences what is said of the rules
   * @param quoted what the author says of them
   * @param drawing a board or a diagram as text; empty for none
   * @param diagram the diagram that the text draws; empty for a board, or for none
   * @param claims what the sentences say of pieces, to be tried out
   */
  public record Part(
      String heading,
      List<String> sentences,
      List<String> quoted,
      String drawing,
      Optional<MoveDiagram> diagram,
      List<Claim> claims) {}

  /**
   * Where a piece goes when it stands alone on the board.
   *
   * @param piece owner and piece, as suites say it
   */
  public record Claim(String piece, String square, List<String> targets) {
    /** The claim as a case of a suite. */
    public String yaml() {
      return "  - name: "
          + piece
          + " alone on "
          + square
          + "\n    position: empty\n    place: {\""
          + square
          + "\": "
          + piece
          + "}\n    expect: {targets: {\""
          + square
          + "\": [\""
          + String.join("\", \"", targets)
          + "\"]}}\n";
    }
  }

  /** How the pieces move, a diagram for each that does. */
  public List<MoveDiagram> diagrams() {
    return parts.stream().flatMap(part -> part.diagram().stream()).toList();
  }

  /** Every claim of every part. */
  public List<Claim> claims() {
    return parts.stream().flatMap(part -> part.claims().stream()).toList();
  }
}
