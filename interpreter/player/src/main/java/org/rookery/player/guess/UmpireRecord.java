package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Announcements;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/**
 * A game as a player saw and heard it who sees only their own pieces.
 *
 * @param fromStart whether it began where the game does
 * @param turns what there was after each move, and first of all before them
 */
record UmpireRecord(boolean fromStart, List<Turn> turns) {
  /**
   * What was known after a move.
   *
   * @param own whether the player made the move
   * @param board what the player saw, the squares without pieces of theirs empty
   * @param captured how many pieces of others the move captured
   * @param named how many of these the umpire named
   * @param announced what the umpire said of the position
   * @param refused what the player tried then in vain
   */
  record Turn(
      boolean own,
      List<Integer> board,
      int captured,
      int named,
      List<String> announced,
      List<Move> refused) {}

  /** Copies the list. */
  UmpireRecord {
    turns = List.copyOf(turns);
  }

  /** What the player to move of a position has seen and heard. */
  static UmpireRecord of(Disguise disguise, Announcements announcements, Position position) {
    int player = position.mover();
    List<Turn> turns = new ArrayList<>();
    Position past = new Position(position);
    while (true) {
      List<Move> tried = past.refused();
      List<Move> refused =
          past.mover() != player
              ? List.of()
              : tried.stream()
                  .map(move -> disguise.decided(past, move))
                  .sorted(Disguise.ORDER)
                  .toList();
      tried.forEach(move -> past.unmake());
      turns.add(0, turn(disguise, announcements, past, player, refused));
      if (past.ply() == 0) {
        break;
      }
      past.unmake();
      Turn made = turns.get(0);
      boolean own = past.mover() == player;
      turns.set(
          0, new Turn(own, made.board(), made.captured(), made.named(), made.announced(), refused));
    }
    return new UmpireRecord(past.setup().equals(Setup.start(past.program())), turns);
  }

  private static Turn turn(
      Disguise disguise,
      Announcements announcements,
      Position position,
      int player,
      List<Move> refused) {
    ContentSet names = position.program().options().hiding().umpire().orElseThrow().named();
    List<Integer> captured = captured(disguise, position, player);
    return new Turn(
        false,
        own(disguise, position, player),
        captured.size(),
        (int) captured.stream().filter(names::has).count(),
        announcements.of(position),
        refused);
  }

  /** The pieces of others that the last move captured. */
  static List<Integer> captured(Disguise disguise, Position position, int player) {
    return IntStream.range(0, position.capturedCount())
        .map(position::captured)
        .filter(content -> disguise.isUnseen(content, player))
        .boxed()
        .toList();
  }

  /** What a player sees of a board. */
  static List<Integer> own(Disguise disguise, Position position, int player) {
    List<Integer> own = new ArrayList<>();
    for (int content : position.contents()) {
      own.add(disguise.isUnseen(content, player) ? Contents.EMPTY : content);
    }
    return own;
  }
}
