package org.rookery.engine.turn;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.legality.LegalityChecker;
import org.rookery.engine.legality.LegalityVerdict;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Edit;
import org.rookery.program.TurnStep;

/** Finds every way to complete one turn whose first part has been chosen. */
final class CompoundTurn {
  private final TurnGenerator turns;
  private final WordList words;
  private final LegalityChecker base;
  private final MoveBuffer out;
  private final int limit;
  private final boolean judged;

  /** Where the parts that are made now end among the words, a word between one and the next. */
  private int[] partEnds = new int[4];

  private int parts;

  /**
   * A turn begun.
   *
   * @param words the first part
   * @param base prepared on the position the turn starts from, when {@code judged}
   * @param out where complete turns go, until there are {@code limit}
   * @param judged whether only legal moves are wanted
   */
  CompoundTurn(
      TurnGenerator turns,
      WordList words,
      LegalityChecker base,
      MoveBuffer out,
      int limit,
      boolean judged) {
    this.turns = turns;
    this.words = words;
    this.base = base;
    this.out = out;
    this.limit = limit;
    this.judged = judged;
  }

  /** Adds the complete turns. */
  void complete(Position position) {
    List<TurnStep.Part> then = turns.then(position);
    boolean safe = judged && base.isKnownLegal(position, words.words, 0, words.size);
    makePart(position, 0, words.size);
    extend(position, then, 0, safe);
    unmakePart(position);
  }

  /**
   * Goes on after a part. The caller removes the words that this adds to those of the turn.
   *
   * @param from the first further part that may be due
   * @param safe whether the parts so far are known to be legal if nothing follows
   */
  private void extend(Position position, List<TurnStep.Part> then, int from, boolean safe) {
    turns.effort().spend(WorkLimit.PART);
    if (judged && turns.judgesEachPart() && !base.isSafeSoFar(position)) {
      return;
    }
    int due = from;
    while (due < then.size() && !turns.holds(position, then.get(due).when())) {
      due++;
    }
    if (due == then.size()) {
      end(position, safe);
    } else if (then.get(due).together()) {
      together(position, then, due, safe);
    } else {
      part(position, then, due, safe);
    }
  }

  /** Goes on behind what all pieces do at once, if any of them does anything. */
  private void together(Position position, List<TurnStep.Part> then, int due, boolean safe) {
    Scratch.Area area = turns.scratch().enter();
    MoveBuffer made = area.parts;
    turns.together(position, then.get(due).group(), made);
    if (made.size() == 0) {
      extend(position, then, due + 1, safe);
    } else {
      int size = words.size;
      words.append(Edit.of(Edit.PART, 0, 0));
      words.append(made.words(), 0, made.end(0));
      makePart(position, size + 1, words.size);
      // Pieces of several players may move: none of the shortcuts to legality is about that.
      extend(position, then, due + 1, false);
      unmakePart(position);
      words.size = size;
    }
    turns.scratch().leave();
  }

  private void part(Position position, List<TurnStep.Part> then, int due, boolean safe) {
    Scratch.Area area = turns.scratch().enter();
    TurnStep.Part part = then.get(due);
    turns.laterParts(position, part.group(), area.parts);
    if (area.parts.size() > 0) {
      choose(position, then, due, area);
    } else if (part.otherwise() != TurnStep.Part.ILLEGAL) {
      words.append(Edit.of(Edit.ENDS, part.otherwise(), 0));
      end(position, safe);
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

  /** The turn is over. */
  private void end(Position position, boolean safe) {
    if (!judged || safe || isLegal(position)) {
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
    boolean conditional = LegalityChecker.isConditional(words.words, 0, words.size);
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
          || isLegalWith(position, area.safety, choices.words(), start, end, conditional)) {
        turns.effort().spend(WorkLimit.TURN);
        out.append(words.words, 0, words.size);
        out.close();
      }
      words.size = size;
    }
  }

  /**
   * Whether the turn is legal when these words, already among those of the turn, are its last part.
   *
   * @param safety prepared on the position the part starts from
   * @param conditional whether an earlier part forbids something of the whole turn
   */
  private boolean isLegalWith(
      Position position,
      LegalityChecker safety,
      int[] part,
      int start,
      int end,
      boolean conditional) {
    LegalityVerdict seen =
        conditional ? LegalityVerdict.UNSEEN : safety.see(position, part, start, end);
    return seen == LegalityVerdict.UNSEEN ? isLegal(position) : seen == LegalityVerdict.LEGAL;
  }

  /** Whether the turn of all words is legal, made at once from where it starts. */
  private boolean isLegal(Position position) {
    for (int i = 0; i < parts; i++) {
      position.unmake();
    }
    boolean legal = base.isLegal(position, words.words, 0, words.size);
    int start = 0;
    for (int i = 0; i < parts; i++) {
      position.makePart(words.words, start, partEnds[i]);
      start = partEnds[i] + 1;
    }
    return legal;
  }
}
