package org.rookery.engine.turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * Adds to legal moves what happens by itself after the turn: to counters, and whether the same
 * player goes on.
 *
 * <p>That may hang on attacks and moves, which a position knows nothing of; so the move says it.
 * Changes that begin with the same test share its answer, and turns that touch {@linkplain
 * AskedPieces nothing that is asked about} share all answers: rules that count pieces cost one turn
 * made for each list of turns.
 */
final class AfterTurn {
  private static final byte UNASKED = 0;
  private static final byte NO = 1;
  private static final byte YES = 2;

  private final Change[] changes;
  private final Test[] guards;
  private final byte[] answers;

  /** When the same player goes on, for each step of the turn order. */
  private final Test[] again;

  private final Test[] thrown;

  private final boolean[] mayGoOn;
  private final boolean isEmpty;
  private final TurnGenerator turns;
  private final AskedPieces asked;

  /** What happens after any turn here that touches nothing asked about. */
  private final MoveBuffer shared = new MoveBuffer();

  /** A change of a counter: what is added when a guard and the rest of its condition hold. */
  private record Change(int counter, int guard, Test rest, Quantity by) {}

  AfterTurn(GameProgram program, TurnGenerator turns) {
    this.turns = turns;
    List<Test> known = new ArrayList<>();
    List<Change> all = new ArrayList<>();
    List<CounterRule> counters = program.counters();
    for (int number = 0; number < counters.size(); number++) {
      for (CounterRule.Change change : counters.get(number).after()) {
        List<Test> tests = change.when().conjuncts();
        Test first = tests.get(0);
        if (!known.contains(first)) {
          known.add(first);
        }
        Test rest = new Test.And(tests.subList(1, tests.size()));
        all.add(new Change(number, known.indexOf(first), rest, change.by()));
      }
    }
    changes = all.toArray(new Change[0]);
    guards = known.toArray(new Test[0]);
    answers = new byte[guards.length];
    again = program.turnOrder().stream().map(TurnStep::again).toArray(Test[]::new);
    thrown = program.turnOrder().stream().map(TurnStep::thrown).toArray(Test[]::new);
    mayGoOn = new boolean[again.length];
    boolean any = false;
    for (int step = 0; step < again.length; step++) {
      mayGoOn[step] = !again[step].equals(new Test.Constant(false));
      any |= mayGoOn[step];
    }
    isEmpty = changes.length == 0 && !any;
    List<CounterRule.Change> said =
        counters.stream().flatMap(counter -> counter.after().stream()).toList();
    asked =
        new AskedPieces(
            program,
            Stream.concat(said.stream().map(CounterRule.Change::when), Arrays.stream(again))
                .toList(),
            said.stream().map(CounterRule.Change::by).toList());
  }

  /** Whether nothing happens by itself after any turn. */
  boolean isEmpty() {
    return isEmpty;
  }

  /** Completes the moves from number {@code from} on. */
  void add(Position position, MoveBuffer moves, int from) {
    if (isEmpty) {
      return;
    }
    Scratch.Area area = turns.scratch().enter();
    MoveBuffer completed = area.turns;
    boolean hasShared = false;
    for (int i = from; i < moves.size(); i++) {
      int start = moves.start(i);
      int end = moves.end(i);
      completed.append(moves.words(), start, end);
      if (!asked.leaves(position, moves.words(), start, end)) {
        follow(position, moves.words(), start, end, completed);
      } else {
        if (!hasShared) {
          shared.clear();
          follow(position, moves.words(), start, end, shared);
          hasShared = true;
        }
        completed.append(shared.words(), 0, shared.length());
      }
      completed.close();
    }
    if (completed.length() > moves.length() - moves.start(from)) {
      replace(moves, from, completed);
    }
    turns.scratch().leave();
  }

  /**
   * The words of a move without what {@link #add} put behind them: rules judge a turn before that
   * happens. A move that was not completed is left as it is.
   */
  int[] removed(Position position, int[] words) {
    int first = words.length;
    while (!isEmpty && first > 1 && happensByItself(words[first - 1])) {
      first--;
    }
    // From the shortest on: most of what happens would not happen once more.
    MoveBuffer completed = new MoveBuffer();
    for (int end = first; end < words.length; end++) {
      completed.clear();
      completed.append(words, 0, end);
      completed.close();
      add(position, completed, 0);
      if (completed.indexOf(words, 0, words.length) == 0) {
        return Arrays.copyOf(words, end);
      }
    }
    return words;
  }

  private static boolean happensByItself(int word) {
    return Edit.kind(word) == Edit.COUNTER || Edit.kind(word) == Edit.AGAIN;
  }

  private static void replace(MoveBuffer moves, int from, MoveBuffer completed) {
    moves.truncate(from);
    for (int i = 0; i < completed.size(); i++) {
      moves.append(completed.words(), completed.start(i), completed.end(i));
      moves.close();
    }
  }

  /** Adds what happens after a turn, which is made for that and taken back. */
  private void follow(Position position, int[] words, int start, int end, MoveBuffer out) {
    int step = position.step();
    position.make(words, start, end);
    if (position.continuation() == Position.NOWHERE) {
      addChanges(position, out);
      if (mayGoOn[step] && turns.holds(position, again[step])) {
        boolean isThrown = turns.holds(position, thrown[step]);
        out.append(Edit.of(Edit.AGAIN, isThrown ? Edit.THROWN : 0, 0));
      }
    }
    position.unmake();
  }

  private void addChanges(Position position, MoveBuffer move) {
    Arrays.fill(answers, UNASKED);
    int at = 0;
    while (at < changes.length) {
      int counter = changes[at].counter();
      int by = 0;
      for (; at < changes.length && changes[at].counter() == counter; at++) {
        Change change = changes[at];
        if (guard(position, change.guard()) && turns.holds(position, change.rest())) {
          by += turns.value(position, change.by());
        }
      }
      move.appendCount(counter, by);
    }
  }

  private boolean guard(Position position, int number) {
    if (answers[number] == UNASKED) {
      answers[number] = turns.holds(position, guards[number]) ? YES : NO;
    }
    return answers[number] == YES;
  }
}
