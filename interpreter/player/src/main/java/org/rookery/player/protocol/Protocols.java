package org.rookery.player.protocol;

import java.util.Optional;
import java.util.function.Consumer;

/** Knows a protocol by the first word of the other side. */
public final class Protocols {
  private Protocols() {}

  /**
   * The protocol that begins with a line; empty when none does.
   *
   * @param out is given each line of ours, from more than one thread
   */
  public static Optional<Protocol> of(String line, GameLookup games, Consumer<String> out) {
    return switch (line.strip()) {
      case "uci" -> Optional.of(new Uci(UciDialect.UCI, games, out));
      case "usi" -> Optional.of(new Uci(UciDialect.USI, games, out));
      case "ucci" -> Optional.of(new Uci(UciDialect.UCCI, games, out));
      case "xboard" -> Optional.of(new Cecp(games, out));
      default -> Optional.empty();
    };
  }
}
