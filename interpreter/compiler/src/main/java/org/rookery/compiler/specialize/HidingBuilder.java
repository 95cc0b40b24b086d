package org.rookery.compiler.specialize;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.HiddenModel;
import org.rookery.compiler.model.Side;
import org.rookery.program.ContentSet;
import org.rookery.program.Hiding;

/** Finds what players of a game do not see. */
final class HidingBuilder {
  private HidingBuilder() {}

  static Hiding of(GameModel game, NameNumbers names) {
    boolean fog = game.fog().isPresent();
    return game.hidden()
        .map(hidden -> hiding(fog, hidden, names))
        .orElse(fog ? new Hiding(true, none(names), Hiding.NO_TYPE, 0) : Hiding.NOTHING);
  }

  private static Hiding hiding(boolean fog, HiddenModel hidden, NameNumbers names) {
    int standIn = names.pieces.indexOf(hidden.standIn());
    int attribute = names.attributes.indexOf(hidden.shown());
    Filter pieces = hidden.pieces();
    BitSet faceDown =
        names.occupants(new Filter(Side.ANY, pieces.types(), pieces.except()), 0).members();
    IntStream.range(0, names.players.size())
        .forEach(
            player -> {
              faceDown.clear(names.contents.of(standIn, player));
              if (names.isNeutral(player)) {
                IntStream.range(0, names.pieces.size())
                    .forEach(type -> faceDown.clear(names.contents.of(type, player)));
              }
            });
    return new Hiding(
        fog, ContentSet.of(faceDown, names.contents), standIn, attribute < 0 ? 0 : 1 << attribute);
  }

  private static ContentSet none(NameNumbers names) {
    return ContentSet.of(new BitSet(), names.contents);
  }
}
