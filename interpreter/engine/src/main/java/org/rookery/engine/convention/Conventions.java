package org.rookery.engine.convention;

import java.util.List;
import java.util.Optional;
import org.rookery.program.GameProgram;

/** The conventions that rules files may name. */
public final class Conventions {
  private Conventions() {}

  /**
   * The convention that a game's rules name by {@code (notation …)}; none for most games.
   *
   * @param board what stands on each square
   */
  public static Optional<Convention> of(GameProgram program, Names names, int[] board) {
    String[] words = program.notation().strip().split("\\s+");
    if (program.layout().rows() == 0 || program.players().size() != 2) {
      return Optional.empty();
    }
    List<String> more = List.of(words).subList(1, words.length);
    return switch (words[0]) {
      case "usi" -> Optional.of(new UsiConvention(program));
      case "wxf" -> Optional.of(new WxfConvention(program, names, board, more));
      case "pdn" -> Optional.of(new PdnConvention(program, names, more));
      default -> Optional.empty();
    };
  }
}
