package org.rookery.compiler.check;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.LotModel;
import org.rookery.compiler.model.SetupModel.PlacedPiece;
import org.rookery.language.diagnostic.Diagnostics;

/** A lot puts fewer pieces on its squares than the set-up has there. */
final class LotsLosePieces implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    for (LotModel lot : game.setup().lots()) {
      for (int player = 0; player < lot.players().size(); player++) {
        check(game, lot, player, diagnostics);
      }
    }
  }

  private static void check(GameModel game, LotModel lot, int player, Diagnostics diagnostics) {
    Set<String> squares =
        lot.draws().stream()
            .map(draw -> draw.squares().get(player))
            .flatMap(Collection::stream)
            .collect(Collectors.toSet());
    List<PlacedPiece> cleared =
        game.setup().onBoard().filter(piece -> squares.contains(piece.square())).toList();
    for (PlacedPiece one : cleared) {
      long before = cleared.stream().filter(other -> isLike(one, other)).count();
      boolean own = one.player().equals(lot.players().get(player));
      long drawn = own ? drawn(lot, one.piece()) : 0;
      if (drawn < before) {
        diagnostics.warning(
            "lots-lose-pieces",
            lot.origin(),
            one.player()
                + " has "
                + before
                + " of the piece "
                + one.piece()
                + " on these squares in the set-up, and "
                + (drawn == 0 ? "none" : drawn)
                + " by lot.");
        return;
      }
    }
  }

  private static long drawn(LotModel lot, String piece) {
    return lot.draws().stream()
        .flatMap(draw -> draw.pieces().stream())
        .filter(piece::equals)
        .count();
  }

  private static boolean isLike(PlacedPiece one, PlacedPiece other) {
    return one.player().equals(other.player()) && one.piece().equals(other.piece());
  }
}
