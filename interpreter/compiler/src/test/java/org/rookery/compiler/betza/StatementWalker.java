package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;

/** Walks the statements of a block from one square and writes down the turns it emits. */
final class StatementWalker {
  private final TestBoard board;
  private final int start;

  StatementWalker(TestBoard board, int start) {
    this.board = board;
    this.start = start;
  }

  private record State(
      int cursor,
      int mark,
      int from,
      int to,
      List<String> legs,
      List<String> effects,
      Set<Integer> taken) {
    State at(int square) {
      return new State(square, mark, from, to, legs, effects, taken);
    }

    State marking(int square) {
      return new State(cursor, square, from, to, legs, effects, taken);
    }

    State moving(int lift, int put) {
      return new State(cursor, mark, lift, put, legs, effects, taken);
    }

    State with(List<String> otherLegs, List<String> otherEffects) {
      return new State(cursor, mark, from, to, otherLegs, otherEffects, taken);
    }

    State taking(int square) {
      Set<Integer> more = new HashSet<>(taken);
      more.add(square);
      return new State(cursor, mark, from, to, legs, effects, more);
    }

    int arrival() {
      return to < 0 ? cursor : to;
    }
  }

  void run(List<Statement> block, Set<String> turns) {
    run(block, new State(start, start, start, -1, List.of(), List.of(), Set.of()), turns);
  }

  /** The states behind the statements. */
  private List<State> run(List<Statement> statements, State first, Set<String> turns) {
    List<State> states = List.of(first);
    for (Statement statement : statements) {
      List<State> next = new ArrayList<>();
      for (State state : states) {
        next.addAll(run(statement, state, turns));
      }
      states = next;
    }
    return states;
  }

  private List<State> run(Statement statement, State state, Set<String> turns) {
    if (statement instanceof Statement.Step it) {
      int square = square(new Place.Toward(it.direction()), state);
      return square < 0 ? List.of() : List.of(state.at(square));
    } else if (statement instanceof Statement.Verify it) {
      return holds(it.condition(), state) ? List.of(state) : List.of();
    } else if (statement instanceof Statement.If it) {
      return run(holds(it.condition(), state) ? it.then() : it.otherwise(), state, turns);
    } else if (statement instanceof Statement.Either it) {
      return it.alternatives().stream().flatMap(way -> run(way, state, turns).stream()).toList();
    } else if (statement instanceof Statement.While it) {
      return loop(it, state, turns);
    } else if (statement instanceof Statement.Stop) {
      return List.of();
    }
    return List.of(effect(statement, state, turns));
  }

  private List<State> loop(Statement.While it, State first, Set<String> turns) {
    List<State> out = new ArrayList<>();
    List<State> in = List.of(first);
    for (int round = 0; !in.isEmpty(); round++) {
      assertThat(round).isLessThan(100);
      List<State> next = new ArrayList<>();
      for (State state : in) {
        if (holds(it.condition(), state)) {
          next.addAll(run(it.body(), state, turns));
        } else {
          out.add(state);
        }
      }
      in = next;
    }
    return out;
  }

  private State effect(Statement statement, State state, Set<String> turns) {
    if (statement instanceof Statement.Add) {
      return add(state, turns);
    } else if (statement instanceof ChangeStatement.Capture it) {
      return record(state, "x" + board.name(square(it.place(), state)));
    } else if (statement instanceof ChangeStatement.CapturePasser) {
      return record(state, "passer");
    } else if (statement instanceof Statement.Pass it) {
      return record(state, "pass " + board.name(square(it.place(), state)));
    } else if (statement instanceof Statement.SetPositionFlag it) {
      return state.taking(square(it.place(), state));
    } else if (statement instanceof Statement.SetMark it) {
      return state.marking(square(it.place(), state));
    } else if (statement instanceof Statement.Go it) {
      return state.at(square(new Place.Of(it.register()), state));
    } else if (statement instanceof Statement.SetFrom it) {
      return state.moving(square(it.place(), state), state.to());
    } else if (statement instanceof Statement.SetTo it) {
      return state.moving(state.from(), square(it.place(), state));
    } else if (statement instanceof Statement.Cascade) {
      List<String> legs = new ArrayList<>(state.legs());
      legs.add(leg(state));
      return state.with(legs, state.effects()).moving(state.cursor(), -1);
    } else if (statement instanceof ChangeStatement.SetAttribute it) {
      return record(state, it.name());
    }
    throw new AssertionError("not in a Betza block: " + statement);
  }

  private State record(State state, String effect) {
    List<String> effects = new ArrayList<>(state.effects());
    effects.add(effect);
    return state.with(state.legs(), effects);
  }

  private String leg(State state) {
    return board.name(state.from()) + board.name(state.arrival());
  }

  private State add(State state, Set<String> turns) {
    List<String> words = new ArrayList<>(state.legs());
    words.add(leg(state));
    words.addAll(state.effects());
    // A capture acts on what stands there when all have moved: it must not hit the mover.
    assertThat(state.effects()).doesNotContain("x" + board.name(state.arrival()));
    turns.add(String.join(" ", words));
    return state.with(List.of(), List.of()).moving(start, -1);
  }

  private int square(Place place, State state) {
    if (place instanceof Place.Toward it) {
      Direction.Leap leap = (Direction.Leap) it.direction();
      int turn = board.secondPlayer ? -1 : 1;
      int file = state.cursor() % board.files + turn * leap.sideways();
      return board.square(file, state.cursor() / board.files + turn * leap.forward());
    } else if (place instanceof Place.Of it) {
      return it.register() == Register.START ? start : state.mark();
    }
    return state.cursor();
  }

  private boolean holds(Condition condition, State state) {
    if (condition instanceof Condition.Constant it) {
      return it.value();
    } else if (condition instanceof Condition.Not it) {
      return !holds(it.condition(), state);
    } else if (condition instanceof Condition.And it) {
      return it.conditions().stream().allMatch(c -> holds(c, state));
    } else if (condition instanceof Condition.Or it) {
      return it.conditions().stream().anyMatch(c -> holds(c, state));
    } else if (condition instanceof SquareCondition.Empty it) {
      int square = square(it.place(), state);
      return square >= 0 && !board.pieces.containsKey(square);
    } else if (condition instanceof SquareCondition.PieceOn it) {
      return passes(it.filter(), square(it.place(), state));
    } else if (condition instanceof SquareCondition.Royal it) {
      TestBoard.PlacedTestPiece piece = board.pieces.get(square(it.place(), state));
      return piece != null && piece.royal();
    } else if (condition instanceof SquareCondition.InSetup it) {
      assertThat(it.filter()).isEqualTo(new Filter(Side.SELF, List.of("X"), false));
      return board.setup.contains(square(it.place(), state));
    } else if (condition instanceof SquareCondition.OnBoard it) {
      return square(it.place(), state) >= 0;
    } else if (condition instanceof SquareCondition.Marked it) {
      return square(it.place(), state) == state.mark();
    } else if (condition instanceof SquareCondition.PositionFlag it) {
      return state.taken().contains(square(it.place(), state));
    } else if (condition instanceof SquareCondition.Unmoved it) {
      return board.unmoved.contains(square(it.place(), state));
    } else if (condition instanceof Condition.Castles it) {
      return board.unmoved.contains(square(it.royal(), state))
          && board.unmoved.contains(square(it.partner(), state));
    } else if (condition instanceof SquareCondition.Passed it) {
      return square(it.place(), state) == board.passed;
    } else if (condition instanceof SquareCondition.Attacked it) {
      return board.attacked.contains(square(it.place(), state));
    } else if (condition instanceof Condition.Compare it) {
      return it.relation().holds(count(it.left(), state), count(it.right(), state));
    }
    throw new AssertionError("not in a Betza block: " + condition);
  }

  private int count(Amount amount, State state) {
    if (amount instanceof Amount.Literal it) {
      return it.value();
    }
    Amount.Count it = (Amount.Count) amount;
    int found = 0;
    for (int square : board.pieces.keySet()) {
      boolean inside =
          it.area() instanceof Area.Board || square % board.files == state.cursor() % board.files;
      found += inside && passes(it.filter(), square) ? 1 : 0;
    }
    return found;
  }

  private boolean passes(Filter filter, int square) {
    TestBoard.PlacedTestPiece piece = board.pieces.get(square);
    return piece != null
        && (filter.side() == Side.ANY || filter.side() == piece.side())
        && (filter.types().isEmpty() || filter.types().contains(piece.piece()));
  }
}
