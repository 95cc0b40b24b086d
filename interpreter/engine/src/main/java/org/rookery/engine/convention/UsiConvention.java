package org.rookery.engine.convention;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;

/**
 * USI and SFEN: files by number from the right, ranks by letter from the top, {@code *} for a drop,
 * and hands behind the mover.
 */
final class UsiConvention implements Convention {
  /** Behind the squares: a promotion, its refusal, the way back, or what the piece becomes. */
  private static final Pattern TURN =
      Pattern.compile("(?:[1-9]\\d?[a-z]|\\+?[A-Z]\\*)[1-9]\\d?[a-z](?:[+=-]|[a-z])?");

  private final int rows;
  private final int columns;

  UsiConvention(GameProgram program) {
    rows = program.layout().rows();
    columns = program.layout().columns();
  }

  @Override
  public List<String> texts(MoveSketch turn) {
    String text = SquareNames.toUsi(turn.uci(), rows, columns);
    return TURN.matcher(text).matches() ? List.of(text) : List.of();
  }

  @Override
  public Optional<String> plain(String text) {
    return isWritten(text)
        ? Optional.of(SquareNames.fromUsi(text.replace("=", ""), rows, columns))
        : Optional.empty();
  }

  @Override
  public boolean isWritten(String text) {
    return TURN.matcher(text).matches();
  }

  @Override
  public String normal(String text) {
    return text.endsWith("=") ? text.substring(0, text.length() - 1) : text;
  }

  @Override
  public Optional<String> position(Setup setup, String fen) {
    return Sfen.of(setup, fen);
  }

  @Override
  public Optional<String> fen(String text) throws NoPosition {
    return Sfen.fen(text);
  }
}
