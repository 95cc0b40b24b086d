package org.rookery.engine.turn;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.legality.Safety;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Effort;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.TurnStep;

/** Finds every way to complete one turn whose first part has been chosen. */
final class CompoundTurn {
  private static final int[] NOTHING = {};

  private final TurnGenerator turns;
  private final WordList words;
  private final Safety base;
  private final MoveBuffer out;
  private final int limit;
  private final boolean judged;

  /**
   * Whether rules ask where the last move began or ended: of a turn that is its first part, which
   * only the turn as a whole leaves behind.
   */
  private final boolean asWhole;

  /** Where the parts that are made now end among the words, a word between one and the next. */
  private int[] partEnds = new int[4];

  private int parts;
  private boolean repeated;

  /**
   * A turn begun.
   *
   * @param words the first part
   * @param base prepared on the position the turn starts from, when {@code judged}
   * @param out where complete turns go, until there are {@code limit}
   * @param judged whether only legal turns are wanted
   */
  CompoundTurn(
      TurnGenerator turns, WordList words, Safety base, MoveBuffer out, int limit, boolean judged) {
    this.turns = turns;
    this.words = words;
    this.base = base;
    this.out = out;
    this.limit = limit;
    this.judged = judged;
    this.asWhole = judged && turns.asksForLastMove();
  }

  /** Adds the complete turns; returns whether one may be there twice. */
  boolean complete(Position position) {
    List<TurnStep.Part> then = turns.then(position);
    boolean safe = judged && base.isKnownLegal(position, words.words, 0, words.size);
    makePart(position, 0, words.size);
    extend(position, then, 0, safe);
    unmakePart(position);
    return repeated;
  }

  /**
   * Goes on after a part.
   *
   * @param from the first further part that may be due
   * @param safe whether the parts so far are known to be legal if nothing follows
   */
  private void extend(Position position, List<TurnStep.Part> then, int from, boolean safe) {
    turns.effort().spend(Effort.PART);
    if (judged && turns.judgesEachPart() && !base.isSafeSoFar(position)) {
      return;
    }
    int due = from;
    while (due < then.size() && !turns.holds(position, then.get(due).when())) {
      due++;
    }
    if (due == then.size()) {
      end(position, safe);
      return;
    }
    Scratch.Area area = turns.scratch().enter();
    TurnStep.Part part = then.get(due);
    repeated |= turns.laterParts(position, part.group(), area.parts);
    if (area.parts.size() > 0) {
      choose(position, then, due, area);
    } else if (part.otherwise() != TurnStep.Part.ILLEGAL) {
      int size = words.size;
      words.append(Edit.of(Edit.ENDS, part.otherwise(), 0));
      end(position, safe);
      words.size = size;
    }
    turns.scratch().leave();
  }

  private void makePart(Position position, int start, int end) {
    if (parts == partEnds.length) {
      partEnds = Arrays.copyOf(partEnds, 2 * parts);
    }
    partEnds[parts++] = end;
    position.makePart(words.words, start, end);
  }

  private void unmakePart(Position position) {
    position.unmake();
    parts--;
  }

  /** The turn is over: judged by making nothing more, which passes the turn on. */
  private void end(Position position, boolean safe) {
    boolean legal = !judged || safe;
    if (!legal && asWhole) {
      legal = isLegalAsWhole(position);
    } else if (!legal) {
      position.make(NOTHING, 0, 0);
      legal = base.isLegalNow(position, words.words, 0, words.size);
      position.unmake();
    }
    if (legal) {
      out.append(words.words, 0, words.size);
      out.close();
    }
  }

  private void choose(Position position, List<TurnStep.Part> then, int due, Scratch.Area area) {
    MoveBuffer choices = area.parts;
    boolean last = due + 1 == then.size();
    if (judged) {
      area.safety.prepareAfterPart(position, base);
    }
    boolean conditional = Safety.isConditional(words.words, 0, words.size);
    int size = words.size;
    for (int i = 0; i < choices.size() && out.size() < limit; i++) {
      int start = choices.start(i);
      int end = choices.end(i);
      words.append(Edit.of(Edit.PART, 0, 0));
      words.append(choices.words(), start, end);
      if (!last) {
        boolean safe =
            judged
                && !conditional
                && area.safety.isKnownLegal(position, choices.words(), start, end);
        makePart(position, size + 1, words.size);
        extend(position, then, due + 1, safe);
        unmakePart(position);
      } else if (!judged
          || (asWhole
              ? isLegalAsWhole(position)
              : conditional
                  ? isLegalWith(position, choices.words(), start, end)
                  : area.safety.isLegal(position, choices.words(), start, end))) {
        turns.effort().spend(Effort.TURN);
        out.append(words.words, 0, words.size);
        out.close();
      }
      words.size = size;
    }
  }

  /**
   * Whether the turn is legal when these words, already among those of the turn, are its last part.
   */
  private boolean isLegalWith(Position position, int[] part, int start, int end) {
    position.make(part, start, end);
    boolean legal = base.isLegalNow(position, words.words, 0, words.size);
    position.unmake();
    return legal;
  }

  /** Whether the turn of all words is legal, made at once from where it starts. */
  private boolean isLegalAsWhole(Position position) {
    for (int i = 0; i < parts; i++) {
      position.unmake();
    }
    position.make(words.words, 0, words.size);
    boolean legal = base.isLegalNow(position, words.words, 0, words.size);
    position.unmake();
    int start = 0;
    for (int i = 0; i < parts; i++) {
      position.makePart(words.words, start, partEnds[i]);
      start = partEnds[i] + 1;
    }
    return legal;
  }
}
