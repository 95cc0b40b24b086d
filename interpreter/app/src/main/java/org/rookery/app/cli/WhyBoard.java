package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.position.Setup;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.explain.LegalityExplanation;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Where a piece may go and where not, square by square, with the reason for each that is near, as
 * far as who asks sees the position.
 */
final class WhyBoard {
  private static final String SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String MAY = "*";
  private static final String NEVER = ".";
  private static final String MORE = "+";
  private static final String UNKNOWN = "?";

  /** How many nodes of rules are followed for all squares together. */
  private static final int MOST_NODES = 150_000;

  /** As many as that for a square are little, but tell something. */
  private static final int LEAST_NODES = 300;

  private final Match match;
  private final int viewer;
  private final MatchSight sight;
  private final Setup seen;
  private final GameProgram program;

  /** What a viewer, by number, or {@link MatchSight#AUTHOR} is told of a match. */
  WhyBoard(Match match, int viewer) {
    this.match = match;
    this.viewer = viewer;
    sight = MatchSight.of(match, viewer);
    seen = sight.sight().seen();
    program = match.game().program();
  }

  /**
   * A board for each piece that is meant; only whose turn it is for a viewer who has none.
   *
   * @param piece a square, or the letter or name of pieces of the player to move
   * @throws Refusal when the player to move has none there
   */
  String of(String piece) {
    if (sight.hides() && viewer != match.mover()) {
      return "It is " + match.moverName() + "'s turn.\n";
    }
    List<Integer> squares = squares(piece);
    if (squares.isEmpty()) {
      throw new Refusal(
          "`"
              + piece
              + "` is no piece of "
              + match.moverName()
              + " on the board, nor the square of one.");
    }
    int questions = squares.size() * program.topology().size();
    int nodes = Math.max(LEAST_NODES, MOST_NODES / questions);
    return squares.stream().map(from -> board(from, nodes)).collect(Collectors.joining("\n"));
  }

  private List<Integer> squares(String piece) {
    Optional<Integer> square = match.engine().labels().square(piece);
    BitSet pieces = match.engine().labels().pieces(piece);
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < program.topology().size(); i++) {
      int content = seen.board().get(i);
      boolean own =
          content != Contents.EMPTY && program.contents().owner(content) == match.position().as();
      boolean meant =
          square.isPresent() ? square.get() == i : pieces.get(content) || isNamed(content, piece);
      if (own && meant) {
        squares.add(i);
      }
    }
    return squares;
  }

  private boolean isNamed(int content, String piece) {
    return content != Contents.EMPTY
        && program.pieces().get(program.contents().type(content)).name().equalsIgnoreCase(piece);
  }

  private String board(int from, int nodes) {
    String origin = program.topology().squares().get(from);
    List<String> legal =
        turns().from(origin).stream()
            .map(LegalMove::to)
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    Map<Integer, String> signs = new HashMap<>();
    Map<String, String> reasons = new LinkedHashMap<>();
    for (int to = 0; to < program.topology().size(); to++) {
      String target = program.topology().squares().get(to);
      if (to == from) {
        signs.put(to, match.engine().labels().of(seen.board().get(from)));
      } else if (legal.contains(target)) {
        signs.put(to, MAY);
      } else {
        String reason = sight.why(origin + "-" + target, nodes);
        signs.put(to, sign(reasons, target, reason));
      }
    }
    String name = match.engine().labels().inWords(seen.board().get(from));
    String unknown =
        signs.containsValue(UNKNOWN)
            ? UNKNOWN + "  none that leads there was found; " + LegalityExplanation.MORE_WAYS + "\n"
            : "";
    return name + " on " + origin + "\n\n" + drawn(signs) + "\n" + legend(legal, reasons) + unknown;
  }

  /** What the viewer may choose; for authors the legal moves, also where an umpire knows them. */
  private LegalMoves turns() {
    return sight.hides() || match.isOver() ? sight.turns() : match.turnsWhateverEnded();
  }

  private boolean isTried() {
    return sight.hides() && program.options().hiding().hasUmpire();
  }

  private String drawn(Map<Integer, String> signs) {
    return new BoardText(program).squares(square -> signs.getOrDefault(square, NEVER));
  }

  private static String sign(Map<String, String> reasons, String target, String reason) {
    if (reason.startsWith("No rule of ")) {
      return reason.contains(LegalityExplanation.MORE_WAYS) ? UNKNOWN : NEVER;
    } else if (reasons.size() == SIGNS.length()) {
      return MORE;
    }
    String sign = SIGNS.substring(reasons.size(), reasons.size() + 1);
    String first = reason.lines().findFirst().orElse(reason);
    reasons.put(sign, target + ": " + first);
    return sign;
  }

  private String legend(List<String> legal, Map<String, String> reasons) {
    StringBuilder out = new StringBuilder();
    out.append(MAY + "  ");
    out.append(
        legal.isEmpty()
            ? "it may go nowhere"
            : (isTried() ? "it may try to go there: " : "it may go there: ")
                + String.join(", ", legal));
    out.append('\n');
    reasons.forEach((sign, reason) -> out.append(sign).append("  ").append(reason).append('\n'));
    return out.append(NEVER + "  no rule of its leads there\n").toString();
  }
}
