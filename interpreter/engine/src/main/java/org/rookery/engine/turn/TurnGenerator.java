package org.rookery.engine.turn;

import java.util.List;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.legality.LegalityChecker;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.RuleTable;
import org.rookery.engine.run.TestEvaluator;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * Generates whole turns: first parts, what they make due, passes; legal ones or all.
 *
 * <p>Compound turns are made part by part, so that later parts are generated on the position they
 * start from, but each is judged once, when it is complete.
 */
final class TurnGenerator implements TestEvaluator.TurnQuestion {
  private final GameProgram program;
  private final PartGenerator parts;
  private final GroupSets groupSets;
  private final Attacks attacks;
  private final Scratch scratch;
  private final DuplicateMoveFilter repeats;
  private final WorkLimit effort = new WorkLimit();
  private final ChainEnds continuations;
  private final AnyLegalMove anyTurn;
  private final LeapCounts leaps;
  private final SwapMoves swaps;
  final OutMoves outs;
  private final Lister all;

  /**
   * A generator of turns.
   *
   * @param all asks what looks at all turns together, such as the duty to capture, too
   */
  TurnGenerator(GameProgram program, Backend backend, Lister all) {
    this.program = program;
    this.all = all;
    repeats = new DuplicateMoveFilter(program);
    groupSets = new GroupSets(program);
    RuleTable rules = new RuleTable(program, groupSets);
    Backend.Writer writer = backend.writer(program.contents());
    attacks = new Attacks(program, groupSets, rules, this, backend, writer, effort);
    parts = new PartGenerator(program, rules, groupSets, attacks, backend, writer, effort);
    scratch = new Scratch(() -> new LegalityChecker(program, attacks, this));
    effort.whenRefused(scratch::leaveAll);
    leaps = new LeapCounts(program, groupSets, parts, rules);
    continuations = new ChainEnds(this::canGoOn);
    swaps = new SwapMoves(program, this::holds);
    outs = new OutMoves(program, this::holds);
    anyTurn = new AnyLegalMove(program, parts, groupSets, continuations, swaps, this::holds);
  }

  /** A new question, asked from outside, about a position. */
  void begin(Position position) {
    effort.begin(position);
  }

  /** What the question asked may still take. */
  WorkLimit effort() {
    return effort;
  }

  Attacks attacks() {
    return attacks;
  }

  Scratch scratch() {
    return scratch;
  }

  /** Whether the player to move has a legal move. */
  @Override
  public boolean hasTurn(Position position) {
    return exists(position, true) || canPassForced(position) || outs.mayBeDue(position);
  }

  /** Whether the player to move has a legal move other than a pass. */
  @Override
  public boolean canMove(Position position) {
    return exists(position, false);
  }

  /** Whether a test holds after some legal move of the player to move. */
  @Override
  public boolean canBring(Position position, Test test) {
    Scratch.Area area = scratch.enter();
    MoveBuffer found = area.turns;
    all.list(position, found);
    boolean brought = false;
    for (int i = 0; i < found.size() && !brought; i++) {
      position.make(found.words(), found.start(i), found.end(i));
      brought = holds(position, test);
      position.unmake();
    }
    scratch.leave();
    return brought;
  }

  @Override
  public boolean keepsChasing(Position position, Test.KeepsChasing test) {
    return new Chases(attacks, all, this::holds, program.contents(), test).keeps(position);
  }

  /** Whether there is a legal move but forced passes; {@code passing}: whether a pass is one. */
  private boolean exists(Position position, boolean passing) {
    Scratch.Area area = scratch.enter();
    boolean found;
    if (isCompound(position)
        || position.continuation() != Position.NOWHERE
        || position.decided() != Position.UNDECIDED
        || program.options().wholeChains()) {
      legal(position, area.turns, 1);
      found =
          area.turns.size() > 0
              && (passing || !SwapMoves.isPass(area.turns.words(), 0, area.turns.end(0)));
    } else {
      found = anyTurn.exists(position, area, passing);
    }
    scratch.leave();
    return found;
  }

  /**
   * Counts the legal moves but forced passes, without copying them where nothing else asks for it.
   */
  int count(Position position) {
    Scratch.Area area = scratch.enter();
    int count;
    if (isCompound(position)) {
      legal(position, area.turns, Integer.MAX_VALUE);
      count = area.turns.size();
    } else {
      count = countSimple(position, area);
    }
    scratch.leave();
    return count;
  }

  private int countSimple(Position position, Scratch.Area area) {
    area.safety.prepare(position);
    if (area.safety.isFree() && isPlain(position)) {
      int known = leaps.count(position);
      if (known != LeapCounts.UNKNOWN) {
        return known;
      }
    }
    MoveBuffer moves = area.parts;
    firstParts(position, moves, true);
    int count = 0;
    int start = 0;
    for (int i = 0; i < moves.size(); i++) {
      int end = moves.end(i);
      if (area.safety.isLegal(position, moves.words(), start, end)) {
        count++;
      }
      start = end;
    }
    return count;
  }

  /** Whether a turn is what one piece of the mover can do, and there is no other choice. */
  private boolean isPlain(Position position) {
    return position.decided() == Position.UNDECIDED
        && position.continuation() == Position.NOWHERE
        && !swaps.isDue(position)
        && program.options().passTurn() != GameProgram.Passing.ALWAYS;
  }

  /** Adds legal moves, but no forced pass, until there are {@code limit} in the buffer. */
  void legal(Position position, MoveBuffer out, int limit) {
    turns(position, out, limit, true);
  }

  /** Adds all turns the pieces' rules allow. */
  void pseudoLegal(Position position, MoveBuffer out) {
    turns(position, out, Integer.MAX_VALUE, false);
  }

  /** Adds every part a turn can begin with as the code emits it. */
  void emitted(Position position, MoveBuffer out) {
    parts.firstParts(position, out);
  }

  /** Whether the pieces' rules emit a part that a turn can begin with. */
  boolean emitsAnything(Position position) {
    Scratch.Area area = scratch.enter();
    boolean found = anyTurn.begins(position, area);
    scratch.leave();
    return found;
  }

  /**
   * Adds what the pieces' rules allow but for most turns that bring one piece to an empty square
   * and do nothing else; turns have one part here.
   */
  void changes(Position position, MoveBuffer out) {
    int before = out.size();
    boolean plain = groupSets.tiers(position.step()).length == 1;
    out.leaveOutSteps(plain);
    firstParts(position, out, false);
    out.leaveOutSteps(false);
    out.removeSteps(before, position.contents());
  }

  /**
   * Whether a turn is of one part, and what is legal hangs on no other turn: neither on whether
   * there is one, nor on which of several chains that change the same is legal on its way.
   */
  boolean judgesAlone(Position position) {
    return !isCompound(position)
        && program.options().passTurn() != GameProgram.Passing.FORCED
        && !(program.options().wholeChains() && judgesEachPart());
  }

  /**
   * Whether these words are a legal move of the piece they begin with, who has to be on the board
   * or in hand; turns have one part here.
   */
  boolean isLegalOfPiece(Position position, int[] words, int start, int end) {
    int[] tiers = groupSets.tiers(position.step());
    if (start == end
        || position.decided() != Position.UNDECIDED
        || position.continuation() != Position.NOWHERE
        || tiers.length != 1
        || program.options().wholeChains()) {
      return false;
    }
    Scratch.Area area = scratch.enter();
    parts.reset();
    boolean any = parts.partsOf(position, tiers[0], words[start], area.parts);
    if (any && parts.mayContinue()) {
      continuations.settle(position, area.parts, 0);
    }
    boolean found = any && area.parts.indexOf(words, start, end) >= 0;
    if (found) {
      area.safety.prepare(position);
      found = area.safety.isLegal(position, words, start, end);
    }
    scratch.leave();
    return found;
  }

  private void turns(Position position, MoveBuffer out, int limit, boolean judged) {
    boolean compound = isCompound(position);
    if (!compound && limit == Integer.MAX_VALUE) {
      allSimple(position, out, judged);
      return;
    }
    Scratch.Area area = scratch.enter();
    MoveBuffer moves = area.parts;
    firstParts(position, moves, judged);
    if (judged) {
      area.safety.prepare(position);
    }
    for (int i = 0; i < moves.size() && out.size() < limit; i++) {
      int start = moves.start(i);
      int end = moves.end(i);
      if (compound && !SwapMoves.isWhole(moves.words(), start, end)) {
        area.words.size = 0;
        area.words.append(moves.words(), start, end);
        new CompoundTurn(this, area.words, area.safety, out, limit, judged).complete(position);
      } else if (!judged || area.safety.isLegal(position, moves.words(), start, end)) {
        out.append(moves.words(), start, end);
        out.close();
      }
    }
    scratch.leave();
  }

  /** Every turn of one part, generated where it is wanted and judged there: nothing is copied. */
  private void allSimple(Position position, MoveBuffer out, boolean judged) {
    int before = out.size();
    firstParts(position, out, judged);
    if (judged) {
      Scratch.Area area = scratch.enter();
      area.safety.prepare(position);
      area.safety.keepLegal(position, out, before);
      scratch.leave();
    }
  }

  private boolean isCompound(Position position) {
    return !then(position).isEmpty() && position.continuation() == Position.NOWHERE;
  }

  List<TurnStep.Part> then(Position position) {
    return program.turnOrder().get(position.step()).then();
  }

  /**
   * Adds every part a turn can begin with, each once, chains that nothing continues ended; and the
   * pass where it is free.
   *
   * @param judged whether only legal moves are wanted; others may be added all the same
   */
  private void firstParts(Position position, MoveBuffer out, boolean judged) {
    if (position.decided() != Position.UNDECIDED) {
      return;
    }
    int before = out.size();
    parts.reset();
    parts.firstParts(position, out);
    boolean repeated = parts.mayRepeat();
    if (parts.mayContinue()) {
      if (program.options().wholeChains()) {
        Scratch.Area area = scratch.enter();
        WholeChains chains = new WholeChains(program, this, parts, area, judged);
        repeated &= chains.extend(position, out, before);
        scratch.leave();
      } else {
        continuations.settle(position, out, before);
        repeated = true;
      }
    }
    if (repeated) {
      repeats.remove(position, out, before);
    }
    boolean begun = position.continuation() != Position.NOWHERE;
    GameProgram.Options options = program.options();
    if (begun ? options.passPartial() : anyTurn.mayPass(position)) {
      out.add(Edit.of(Edit.PASS, 0, 0));
    }
    if (!begun) {
      swaps.add(position, out);
    }
  }

  /** Whether the piece that has to go on with a partial move can do so legally. */
  boolean canGoOn(Position position) {
    Scratch.Area area = scratch.enter();
    MoveBuffer moves = area.parts;
    parts.firstParts(position, moves);
    area.safety.prepare(position);
    boolean found = false;
    for (int i = 0; i < moves.size() && !found; i++) {
      found = area.safety.isLegal(position, moves.words(), moves.start(i), moves.end(i));
    }
    scratch.leave();
    return found;
  }

  boolean judgesEachPart() {
    return program.royal().eachPart();
  }

  boolean holds(Position position, Test test) {
    return attacks.evaluator().holds(position, test);
  }

  int value(Position position, Quantity quantity) {
    return attacks.evaluator().value(position, quantity);
  }

  /** Adds what the mover's pieces can do by one group, each once. */
  void laterParts(Position position, int group, MoveBuffer out) {
    int before = out.size();
    parts.reset();
    parts.parts(position, groupSets.only(group), out);
    if (parts.mayRepeat()) {
      repeats.remove(position, out, before);
    }
  }

  /**
   * Adds what all pieces on the board do at once by one group, as one part; nothing if none does.
   */
  void together(Position position, int group, MoveBuffer out) {
    parts.together(position, groupSets.only(group), out);
  }

  /** Whether a player without a legal move may pass, and may do so here. */
  boolean canPassForced(Position position) {
    if (program.options().passTurn() != GameProgram.Passing.FORCED
        || position.decided() != Position.UNDECIDED
        || position.continuation() != Position.NOWHERE) {
      return false;
    }
    Scratch.Area area = scratch.enter();
    area.safety.prepare(position);
    int[] pass = {Edit.of(Edit.PASS, 0, 0)};
    boolean legal = area.safety.isLegal(position, pass, 0, 1);
    scratch.leave();
    return legal;
  }
}
