package org.rookery.mutation.operator;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;

/** What the things of a game are called, each kind in the order in which the rules name them. */
record MutationNames(
    List<String> directions,
    List<String> players,
    List<String> pieces,
    List<String> squares,
    List<String> zones) {
  static MutationNames of(GameModel model) {
    return new MutationNames(
        model.board().topology().directions(),
        model.players(),
        model.pieces().stream().map(PieceModel::name).toList(),
        model.board().topology().squares(),
        List.copyOf(model.board().zones().keySet()));
  }

  /** The name so many places further in a list that is walked round and round. */
  static String after(List<String> names, String name, int places) {
    return names.get((names.indexOf(name) + places) % names.size());
  }
}
