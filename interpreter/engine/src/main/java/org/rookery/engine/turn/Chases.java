package org.rookery.engine.turn;

import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.position.PassUntilTurn;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Contents;
import org.rookery.program.MoveGroup;
import org.rookery.program.Test;

/**
 * Says whom a player has chased with each of their turns while a position was repeated.
 *
 * <p>A turn chases a piece when it threatens to capture it, by going to its square, and did not
 * threaten so before: the capture would be legal were it the player's turn, and no piece could
 * capture the captor there. That is worked out by making the turns, since a repetition is rare.
 */
final class Chases {
  private final Attacks attacks;
  private final Lister all;
  private final BiPredicate<Position, Test> holds;
  private final Test.KeepsChasing test;
  private final Contents contents;

  /**
   * @param all lists the legal moves of a position
   * @param holds whether a test holds in a position
   */
  Chases(
      Attacks attacks,
      Lister all,
      BiPredicate<Position, Test> holds,
      Contents contents,
      Test.KeepsChasing test) {
    this.attacks = attacks;
    this.all = all;
    this.holds = holds;
    this.contents = contents;
    this.test = test;
  }

  /** One piece that could capture another, by the squares they stand on. */
  private record Threat(int from, int on) {}

  /** Whether the player has, in a position that has occurred so often. */
  boolean keeps(Position position) {
    Position past = new Position(position);
    Set<Integer> chased = null;
    for (int plies = 0; position.occurrences(plies) < test.times(); plies++) {
      Position after = new Position(past);
      past.unmake();
      if (past.mover() == test.player()) {
        Set<Integer> now = chased(past, after);
        if (chased != null) {
          now.retainAll(chased);
        }
        if (now.isEmpty()) {
          return false;
        }
        chased = now;
      } else if (chased != null && chased.remove(after.lastTo())) {
        chased.add(after.lastFrom());
      }
    }
    return chased != null;
  }

  /** The squares of the pieces that the turn between two positions chases. */
  private Set<Integer> chased(Position before, Position after) {
    Set<Threat> old = threats(before);
    Set<Integer> squares = new HashSet<>();
    for (Threat threat : threats(after)) {
      int from = threat.from() == after.lastTo() ? after.lastFrom() : threat.from();
      if (!old.contains(new Threat(from, threat.on()))) {
        squares.add(threat.on());
      }
    }
    return squares;
  }

  /** What the player threatens to capture, were it their turn. */
  private Set<Threat> threats(Position position) {
    Set<Threat> threats = new HashSet<>();
    int passes = PassUntilTurn.until(position, test.player());
    if (passes >= 0) {
      MoveBuffer found = legal(position);
      for (int i = 0; i < found.size(); i++) {
        add(position, found, i, threats);
      }
    }
    PassUntilTurn.takeBack(position, passes);
    return threats;
  }

  private void add(Position position, MoveBuffer found, int turn, Set<Threat> threats) {
    Position after = new Position(position);
    after.make(found.words(), found.start(turn), found.end(turn));
    int from = after.lastFrom();
    int on = after.lastTo();
    if (from == Position.NOWHERE || on == Position.NOWHERE || after.capturedCount() == 0) {
      return;
    }
    int chaser = position.content(from);
    int piece = position.content(on);
    if (piece == Contents.EMPTY
        || contents.owner(piece) == test.player()
        || !test.chasers().has(chaser)
        || holds.test(position, test.spared().get(on))) {
      return;
    }
    boolean dearer =
        test.dearer().stream().anyMatch(it -> it.pieces().has(piece) && it.chasers().has(chaser));
    if (!isExchange(position, from, on)
        && (dearer || !isProtected(position, after, on, contents.owner(piece)))) {
      threats.add(new Threat(from, on));
    }
  }

  /** Whether a piece of the same kind could capture the chaser as well: then they are even. */
  private boolean isExchange(Position position, int from, int on) {
    if (contents.type(position.content(from)) != contents.type(position.content(on))) {
      return false;
    }
    int passes = PassUntilTurn.until(position, contents.owner(position.content(on)));
    boolean could = passes >= 0 && captures(position, on, from);
    PassUntilTurn.takeBack(position, passes);
    return could;
  }

  /**
   * Whether the captor could be captured where it has captured. Who is in check already would have
   * to see to that first; so then it is enough that an attack is there.
   */
  private boolean isProtected(Position before, Position after, int on, int owner) {
    if (attacks.inCheck(before, owner)) {
      return attacks.attacked(after, on, after.content(on), owner, MoveGroup.ANY);
    }
    return after.mover() == owner && captures(after, Position.NOWHERE, on);
  }

  /** Whether the player to move has a legal move by which a piece from there, or any, captures. */
  private boolean captures(Position position, int from, int on) {
    MoveBuffer found = legal(position);
    boolean could = false;
    for (int i = 0; i < found.size() && !could; i++) {
      position.make(found.words(), found.start(i), found.end(i));
      could =
          position.lastTo() == on
              && position.capturedCount() > 0
              && (from == Position.NOWHERE || position.lastFrom() == from);
      position.unmake();
    }
    return could;
  }

  private MoveBuffer legal(Position position) {
    MoveBuffer found = new MoveBuffer();
    all.list(position, found);
    return found;
  }
}
