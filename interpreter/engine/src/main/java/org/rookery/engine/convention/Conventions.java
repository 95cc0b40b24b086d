package org.rookery.engine.convention;

import java.util.List;
import java.util.Optional;
import org.rookery.program.GameProgram;

/** The conventions that rules files may name. */
public final class Conventions {
  private Conventions() {}

  /**
   * How the turns of a position are written: as the author has it by {@code (turn-text …)}, else as
   * {@link #of} says.
   *
   * @param board what stands on each square
   * @param player whose pieces move
   */
  public static Optional<Convention> ofTurns(
      GameProgram program, TextNames names, int[] board, int player) {
    return program.notation().patterns().isEmpty()
        ? of(program, names, board, player)
        : Optional.of(new AuthorsConvention(program, names, board, player));
  }

  /**
   * The convention that a game's rules name by {@code (notation …)}; none for most games.
   *
   * @param board what stands on each square
   * @param player whose pieces move
   */
  public static Optional<Convention> of(
      GameProgram program, TextNames names, int[] board, int player) {
    String[] words = program.notation().convention().strip().split("\\s+");
    long sides = program.players().stream().filter(name -> !GameProgram.isChance(name)).count();
    if (program.layout().rows() == 0 || sides != 2) {
      return Optional.empty();
    }
    List<String> more = List.of(words).subList(1, words.length);
    return switch (words[0]) {
      case "usi" -> Optional.of(new UsiConvention(program));
      case "wxf" -> Optional.of(new WxfConvention(program, names, board, more, false));
      case "iccs" -> Optional.of(new WxfConvention(program, names, board, more, true));
      case "ptn" -> Optional.of(new PtnConvention(program, names, player, more));
      case "pdn" -> Optional.of(new PdnConvention(program, names, more));
      default -> Optional.empty();
    };
  }
}
