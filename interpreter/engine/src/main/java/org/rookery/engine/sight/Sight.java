package org.rookery.engine.sight;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;

/**
 * What a player sees of a position, or who watches. Whatever is told to them is made of this, or of
 * their own moves.
 *
 * @param seen the position without what they do not see: squares are empty of which they know
 *     nothing, and a stand-in lies where they do not know the piece
 * @param unseen the squares of which they know nothing, ascending
 * @param moves the legal moves, or what they may try, where it is their turn; without what comes of
 *     them where they do not know all pieces
 * @param announced what an umpire tells all of the position, in sentences
 */
public record Sight(Setup seen, List<Integer> unseen, List<Move> moves, List<String> announced) {
  /** What stands for a square of which nothing is known. */
  public static final String UNKNOWN = "?";

  /** Copies the lists. */
  public Sight {
    unseen = List.copyOf(unseen);
    moves = List.copyOf(moves);
    announced = List.copyOf(announced);
  }

  /** Everything there is to see, by a player whose turn it is where there are moves. */
  public static Sight whole(Position position, List<Move> moves) {
    return new Sight(position.setup(), List.of(), moves, List.of());
  }

  /** The squares of which nothing is known, as a fresh bit set. */
  public BitSet unseenSquares() {
    BitSet squares = new BitSet();
    unseen.forEach(squares::set);
    return squares;
  }

  /** What is written on squares in place of what stands there. */
  public Map<Integer, String> covers() {
    Map<Integer, String> covers = new TreeMap<>();
    unseen.forEach(square -> covers.put(square, UNKNOWN));
    return covers;
  }

  /** What two see both. */
  Sight and(Sight other) {
    BitSet hidden = unseenSquares();
    hidden.or(other.unseenSquares());
    Setup both = seen.withRights(seen.rights() & other.seen.rights());
    for (int square : hidden.stream().toArray()) {
      both = both.withSquare(square, Contents.EMPTY, 0);
    }
    return new Sight(both, hidden.stream().boxed().toList(), List.of(), announced);
  }
}
