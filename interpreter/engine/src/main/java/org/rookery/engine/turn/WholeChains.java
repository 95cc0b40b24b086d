package org.rookery.engine.turn;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.legality.LegalityChecker;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Zobrist;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Makes whole turns of chains of partial moves: a chain goes on for as long as its piece can, and
 * may stop earlier only where the game lets a player stop.
 *
 * <p>Chains that change the same are one turn, the first of them found: so a piece may not come
 * back to where nothing new can come of it, and every chain ends. Where the game says so, pieces
 * captured on the way are taken off the board only at the end of the turn, and are not captured
 * twice.
 */
final class WholeChains {
  private final TurnGenerator turns;
  private final PartGenerator parts;
  private final MoveBuffer beginnings;
  private final boolean mayStop;
  private final boolean takesLast;
  private final boolean goesOnFirst;

  /** Judges each part before another follows; null where only whole chains are judged. */
  private final @Nullable LegalityChecker safety;

  /** What the chains found so far lead to: positions, with the pieces to be taken off. */
  private final KeySet reached;

  /** The keys of the whole chains. */
  private final KeySet changes;

  /** What is where before the chains begin. */
  private final PositionSnapshot start;

  /** How many parts the chain so far has. */
  private int length;

  /** The words of the chain so far, without the word that it goes on. */
  private final WordList chain;

  /** The captures of the chain so far that are still to be carried out. */
  private final WordList due;

  /**
   * Chains put together in a work area, which is the maker's until it has extended some.
   *
   * @param judged whether only legal moves are wanted: then ways that are not legal part by part
   *     are none, so that they do not hide another that changes the same
   */
  WholeChains(
      GameProgram program,
      TurnGenerator turns,
      PartGenerator parts,
      Scratch.Area area,
      boolean judged) {
    safety = judged && turns.judgesEachPart() ? area.safety : null;
    beginnings = area.parts;
    chain = area.words;
    due = area.due;
    reached = area.reached;
    changes = area.changes;
    start = area.start;
    this.turns = turns;
    this.parts = parts;
    mayStop = program.options().passPartial();
    takesLast = program.options().takesLast();
    goesOnFirst = program.options().goesOnFirst();
  }

  /**
   * Replaces each of the moves from number {@code from} on by the chains that begin with it;
   * returns whether a chain may be there twice.
   */
  boolean extend(Position position, MoveBuffer moves, int from) {
    if (safety != null) {
      safety.prepare(position);
    }
    start.take(position);
    int begin = moves.start(from);
    for (int i = from; i < moves.size(); i++) {
      beginnings.append(moves.words(), begin, moves.end(i));
      beginnings.close();
      begin = moves.end(i);
    }
    moves.truncate(from);
    follow(position, beginnings, moves);
    boolean mayRepeat = reached.isEmpty();
    if (!mayRepeat && hasTwoAlike(position, moves, from)) {
      keepOneOfAKind(position, moves, from);
    }
    return mayRepeat;
  }

  /**
   * Whether two chains may change the same: a look at a number for each says mostly that none do.
   */
  private boolean hasTwoAlike(Position position, MoveBuffer moves, int from) {
    int start = moves.start(from);
    for (int i = from; i < moves.size(); i++) {
      if (!changes.add(NetChange.key(moves.words(), start, moves.end(i), position.contents()))) {
        return true;
      }
      start = moves.end(i);
    }
    return false;
  }

  /**
   * Removes chains that change the same as an earlier one: one may have ended by a part that never
   * goes on, where another may go on or stop.
   */
  private static void keepOneOfAKind(Position position, MoveBuffer moves, int from) {
    Set<List<Integer>> kept = new HashSet<>();
    int[] board = position.contents();
    moves.filter(from, (words, start, end) -> kept.add(NetChange.of(words, start, end, board)));
  }

  /** Goes on with each of the parts in turn. */
  private void follow(Position position, MoveBuffer choices, MoveBuffer out) {
    int size = chain.size;
    int taken = due.size;
    for (int i = 0; i < choices.size(); i++) {
      int start = choices.start(i);
      int end = choices.end(i);
      if (!takesAgain(choices.words(), start, end) && !isBettered(position, choices, i)) {
        if (size > 0) {
          chain.append(Edit.of(Edit.PART, 0, 0));
        }
        int part = chain.size;
        boolean continues = add(position, choices.words(), start, end);
        if (continues) {
          goOn(position, choices.words(), start, end, part, out);
        } else if (!comesBack(position, choices.words(), start, end)) {
          finish(part, out);
        }
      }
      chain.size = size;
      due.size = taken;
    }
  }

  /** Whether, where that counts, the chain goes on after another part alone that captures alike. */
  private boolean isBettered(Position position, MoveBuffer choices, int index) {
    if (!goesOnFirst || choices.size() < 2 || goesOn(position, choices, index)) {
      return false;
    }
    for (int i = 0; i < choices.size(); i++) {
      if (i != index
          && SameCaptures.has(choices, i, index)
          && !takesAgain(choices.words(), choices.start(i), choices.end(i))
          && goesOn(position, choices, i)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the chain can go on after a part. */
  private boolean goesOn(Position position, MoveBuffer choices, int index) {
    int taken = due.size;
    int size = chain.size;
    Scratch.Area area = turns.scratch().enter();
    boolean continues = false;
    for (int i = choices.start(index); i < choices.end(index); i++) {
      int word = choices.words()[i];
      continues |= Edit.kind(word) == Edit.CONTINUE;
      (takesLast && Edit.kind(word) == Edit.CAPTURE ? due : area.words).append(word);
      if (ColumnWork.UNDER.isIn(word)) {
        chain.append(word);
      }
    }
    if (continues) {
      position.makePart(area.words.words, 0, area.words.size);
      parts.firstParts(position, area.parts);
      continues = !isDeadEnd(area.parts);
      position.unmake();
    }
    due.size = taken;
    chain.size = size;
    turns.scratch().leave();
    return continues;
  }

  /**
   * Whether the chain so far has taken a piece from the column from which a word takes one: where
   * that may be done again, whether it has done so last.
   */
  private boolean hasRobbed(int word) {
    boolean again = ColumnWork.number(word) == ColumnWork.AGAIN;
    for (int i = chain.size - 1; i >= 0; i--) {
      if (chain.words[i] == word) {
        return true;
      }
      if (again && ColumnWork.UNDER.isIn(chain.words[i])) {
        return false;
      }
    }
    return false;
  }

  /**
   * Whether a part captures, or ends on, a piece that the chain has captured already, or takes from
   * a column from which it has taken before.
   */
  private boolean takesAgain(int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      int kind = Edit.kind(words[i]);
      if (kind == Edit.CAPTURE || kind == Edit.MOVE) {
        for (int j = 0; j < due.size; j++) {
          if (Edit.b(due.words[j]) == Edit.b(words[i])) {
            return true;
          }
        }
      } else if (ColumnWork.UNDER.isIn(words[i]) && hasRobbed(words[i])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a part to the chain, but for further legs that find no piece to lift; returns whether it
   * may go on after it.
   */
  private boolean add(Position position, int[] words, int start, int end) {
    boolean continues = false;
    for (int i = start; i < end; i++) {
      int kind = Edit.kind(words[i]);
      if (kind == Edit.CONTINUE) {
        continues = true;
      } else if (takesLast && kind == Edit.CAPTURE) {
        due.append(words[i]);
      } else if (i == start
          || kind != Edit.MOVE
          || position.content(Edit.a(words[i])) != Contents.EMPTY) {
        chain.append(words[i]);
      }
    }
    return continues;
  }

  private void goOn(Position position, int[] words, int start, int end, int part, MoveBuffer out) {
    turns.effort().spend(WorkLimit.PART);
    if (length + 1 == GameProgram.LONGEST_CHAIN) {
      finish(part, out);
      return;
    }
    length++;
    Scratch.Area area = turns.scratch().enter();
    for (int i = start; i < end; i++) {
      if (!takesLast || Edit.kind(words[i]) != Edit.CAPTURE) {
        area.words.append(words[i]);
      }
    }
    position.makePart(area.words.words, 0, area.words.size);
    if (!isBackAtOnce(position) && reached.add(result(position))) {
      parts.firstParts(position, area.parts);
      int before = out.size();
      if (mayStop) {
        finish(part, out);
      }
      if (safety == null || safety.isSafeSoFar(position)) {
        follow(position, area.parts, out);
      }
      if (out.size() == before && isDeadEnd(area.parts)) {
        finish(part, out);
      }
    }
    position.unmake();
    turns.scratch().leave();
    length--;
  }

  /** Whether none of the parts can be made: where some can, what they lead to is known already. */
  private boolean isDeadEnd(MoveBuffer choices) {
    for (int i = 0; i < choices.size(); i++) {
      if (!takesAgain(choices.words(), choices.start(i), choices.end(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a chain of several parts ends as it began by this part, after which it cannot go on.
   */
  private boolean comesBack(Position position, int[] words, int start, int end) {
    if (length == 0
        || due.size > 0
        || Edit.kind(words[start]) != Edit.MOVE
        || Edit.kind(chain.words[0]) != Edit.MOVE
        || Edit.b(words[start]) != Edit.a(chain.words[0])) {
      return false;
    }
    position.makePart(words, start, end);
    boolean nothing = this.start.isOf(position);
    position.unmake();
    return nothing;
  }

  /** Whether the chain has only gone round: nothing is otherwise than where it started. */
  private boolean isBackAtOnce(Position position) {
    return due.size == 0
        && position.content(position.continuation()) != Contents.EMPTY
        && start.isOf(position);
  }

  private long result(Position position) {
    long key = position.hash();
    for (int i = 0; i < due.size; i++) {
      key += Zobrist.mix(Edit.b(due.words[i]) + 1);
    }
    for (int i = 0; i < chain.size; i++) {
      if (ColumnWork.UNDER.isIn(chain.words[i]) && hasRobbed(chain.words[i])) {
        key += Zobrist.mix(chain.words[i]);
      }
    }
    return key;
  }

  /**
   * Writes the chain as a turn; the words of its last part, which begin at {@code part}, take in
   * the captures still due.
   */
  private void finish(int part, MoveBuffer out) {
    turns.effort().spend(WorkLimit.TURN + WorkLimit.PART * (chain.size + due.size));
    out.append(chain.words, 0, chain.size);
    out.append(due.words, 0, due.size);
    out.closeSorted(part);
  }
}
