package org.rookery.player.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rookery.exchange.betza.PieceInBetza;
import org.rookery.exchange.betza.PiecesInBetza;
import org.rookery.game.Game;
import org.rookery.program.PieceType;

/**
 * How the pieces of a game move, as XBoard is told; pieces that Betza has no words for are left
 * out.
 */
final class XboardPieces {
  private XboardPieces() {}

  /** A line for each piece type, or for each player's where these differ. */
  static List<String> lines(Game game) {
    List<String> lines = new ArrayList<>();
    List<PieceInBetza> pieces = new PiecesInBetza().of(game);
    for (PieceInBetza content : pieces) {
      PieceType piece = game.program().pieces().get(content.piece());
      String letter = piece.letters().get(content.player()).toUpperCase(Locale.ROOT);
      if (!letter.matches("\\+?[A-Z]") || content.betza().isEmpty()) {
        continue;
      }
      String id =
          content.player() == pieces.get(0).player() ? letter : letter.toLowerCase(Locale.ROOT);
      Optional<PieceInBetza> rival =
          pieces.stream()
              .filter(
                  other -> other.piece() == content.piece() && other.player() != content.player())
              .findFirst();
      boolean alike = rival.filter(other -> other.betza().equals(content.betza())).isPresent();
      String line = "piece " + (alike ? letter + "&" : id) + " " + content.betza().get();
      if (!lines.contains(line)) {
        lines.add(line);
      }
    }
    return lines;
  }
}
