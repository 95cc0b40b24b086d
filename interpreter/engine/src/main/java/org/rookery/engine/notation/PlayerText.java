package org.rookery.engine.notation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rookery.program.GameProgram;

/**
 * The player to move as FEN's second field: {@code w} and {@code b} where two take turns, else
 * names. Where turns are written as the WXF does, or by ICCS, {@code r} is the first player.
 */
final class PlayerText {
  private static final String LETTERS = "wb";

  /** The first player is Red to programs for games whose notation is this. */
  private static final String RED = "r";

  private static final List<String> OF_RED_AND_BLACK = List.of("wxf", "iccs");

  private final GameProgram program;
  private final List<Integer> movers;

  PlayerText(GameProgram program) {
    this.program = program;
    movers = program.turnOrder().stream().map(step -> step.player()).distinct().sorted().toList();
  }

  /** The player the rules file names first of those that take turns. */
  int first() {
    return movers.get(0);
  }

  String print(int player) {
    int index = movers.indexOf(player);
    return movers.size() <= LETTERS.length()
        ? LETTERS.substring(index, index + 1)
        : program.players().get(player);
  }

  /** The player meant, by letter or by name in any case. */
  int parse(Field field) throws TextException {
    String text = field.text().toLowerCase(Locale.ROOT);
    for (int player : movers) {
      String name = program.players().get(player).toLowerCase(Locale.ROOT);
      if (print(player).toLowerCase(Locale.ROOT).equals(text) || name.equals(text)) {
        return player;
      }
    }
    String convention = program.notation().convention().strip().split("\\s+")[0];
    if (text.equals(RED) && OF_RED_AND_BLACK.contains(convention)) {
      return first();
    }
    String known = movers.stream().map(this::print).collect(Collectors.joining(" or "));
    throw field.problem(
        "The player to move should be "
            + known
            + ", not "
            + TextException.quoted(field.text())
            + ".");
  }
}
