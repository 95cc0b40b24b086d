package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * The start position of a game saved by Zillions: that of the variant with the changes its players
 * made to it, {@code PLAYER MAN SQUARE} for a piece put on a square and {@code x SQUARE} for one
 * cleared.
 */
public final class ZillionsSetup {
  private static final String CLEAR = "x";
  private static final String OFF = "off";

  private final GameProgram program;
  private final Labels labels;

  /** The start positions of a game. */
  public ZillionsSetup(GameProgram program) {
    this.program = program;
    labels = new Labels(program);
  }

  /**
   * The position that the changes lead to.
   *
   * @throws BadLog when one of them cannot be understood
   */
  public Setup after(List<GameLog.Entry> changes) throws BadLog {
    Setup setup = Setup.start(program);
    for (GameLog.Entry change : changes) {
      List<String> words = List.of(change.text().split("\\s+"));
      Optional<Setup> changed = change(setup, words);
      if (changed.isEmpty()) {
        throw new BadLog(
            "Line " + change.line() + ": `(" + change.text() + ")` is no change of this board.");
      }
      setup = changed.get();
    }
    return setup;
  }

  /** The lines that change the start of the game to a position; empty when they cannot. */
  public Optional<List<String>> changes(Setup wanted) {
    Setup setup = Setup.start(program);
    List<String> lines = new ArrayList<>();
    for (int square = 0; square < program.topology().size(); square++) {
      int piece = wanted.board().get(square);
      String at = labels.square(square);
      if (piece != setup.board().get(square)) {
        String what = piece == Contents.EMPTY ? CLEAR : labels.inWords(piece);
        lines.add("(" + what + " " + at + ")");
        setup = setup.withSquare(program, square, piece);
      }
    }
    for (int piece = 1; piece < program.contents().size(); piece++) {
      int count = wanted.hand().get(piece);
      if (count != setup.hand().get(piece)) {
        lines.add("(" + labels.inWords(piece) + " " + OFF + " " + count + ")");
        setup = setup.withHand(piece, count);
      }
    }
    Setup reached = new Position(program, setup).setup();
    return reached.equals(wanted) ? Optional.of(lines) : Optional.empty();
  }

  private Optional<Setup> change(Setup setup, List<String> words) {
    if (words.size() == 2 && words.get(0).equals(CLEAR)) {
      return square(words.get(1)).map(at -> setup.withSquare(program, at, Contents.EMPTY));
    }
    Optional<Integer> piece =
        words.size() > 2 ? labels.fromWords(words.get(0) + " " + words.get(1)) : Optional.empty();
    if (piece.isPresent() && words.size() == 3) {
      return square(words.get(2)).map(at -> setup.withSquare(program, at, piece.get()));
    }
    boolean inHand = words.size() == 4 && words.get(2).equals(OFF);
    return piece.isPresent() && inHand && words.get(3).matches("\\d{1,6}")
        ? Optional.of(setup.withHand(piece.get(), Integer.parseInt(words.get(3))))
        : Optional.empty();
  }

  private Optional<Integer> square(String name) {
    return labels.square(name);
  }
}
