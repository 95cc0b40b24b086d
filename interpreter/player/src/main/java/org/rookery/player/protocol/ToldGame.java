package org.rookery.player.protocol;

import java.util.List;
import java.util.Optional;

/**
 * A game as UCI's command {@code position} tells it: whole, each time before a move is asked for.
 *
 * @param fen where it begins; empty for the start of the game
 * @param moves in the words of the other side
 */
record ToldGame(Optional<String> fen, List<String> moves) {
  /** The words after {@code position}, at least one. */
  static ToldGame of(List<String> words) {
    int moves = words.indexOf("moves");
    List<String> place = words.subList(0, moves < 0 ? words.size() : moves);
    return new ToldGame(
        place.isEmpty() || place.get(0).equals("startpos")
            ? Optional.empty()
            : Optional.of(String.join(" ", place.subList(1, place.size()))),
        List.copyOf(moves < 0 ? List.of() : words.subList(moves + 1, words.size())));
  }

  /** The moves made since another telling of the same game; empty when this is another game. */
  Optional<List<String>> since(ToldGame before) {
    int known = before.moves.size();
    return fen.equals(before.fen)
            && known <= moves.size()
            && before.moves.equals(moves.subList(0, known))
        ? Optional.of(moves.subList(known, moves.size()))
        : Optional.empty();
  }
}
