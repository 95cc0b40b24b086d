package org.rookery.lint.facts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/**
 * What becomes of the tests and the emissions in a game's blocks, as far as the tests before them
 * tell. A place that is expanded several times is judged by all of them together.
 */
public final class TestOutcomes {
  private final Occupants occupants;
  private final Map<Key, Verdicts> verdicts = new LinkedHashMap<>();

  /** A place as its author sees it, and the text that stands there. */
  private record Key(Span text, Span shown) {
    static Key of(Origin origin) {
      return new Key(origin.span(), origin.authored());
    }
  }

  /** What was found of one place. */
  private static final class Verdicts {
    private final Statement statement;
    private int times;
    private int never;
    private int always;
    private int untested;

    private Verdicts(Statement statement) {
      this.statement = statement;
    }
  }

  private TestOutcomes(GameModel game) {
    occupants = new Occupants(game);
  }

  /** Those of a game. */
  public static TestOutcomes of(GameModel game) {
    TestOutcomes tests = new TestOutcomes(game);
    for (PieceModel piece : game.pieces()) {
      piece.moves().forEach(block -> tests.block(block, true));
      piece.drops().forEach(block -> tests.block(block, false));
      piece.inHand().forEach(block -> tests.later(block.statements()));
    }
    for (Hook hook : game.hooks()) {
      tests.later(hook.statements());
    }
    return tests;
  }

  private void block(Block block, boolean fromBoard) {
    if (block instanceof Block.Borrowed) {
      later(block.statements());
      return;
    }
    Knowledge first = new Knowledge(occupants);
    if (fromBoard) {
      for (Place place : List.of(new Place.Here(), new Place.Of(Register.START))) {
        first.learn(new Condition.PieceOn(Filter.of(Side.SELF), place), true);
      }
    }
    walk(block.statements(), first);
  }

  /** Statements that run where others have tested what they liked. */
  private void later(List<Statement> statements) {
    Knowledge first = new Knowledge(occupants);
    first.learn(new Condition.OnBoard(new Place.Here()), true);
    walk(statements, first);
  }

  /** The tests, `verify` or `if`, that fail whenever a game comes to them. */
  public List<Statement> neverTrue() {
    return select(true);
  }

  /** The tests that hold whenever a game comes to them, since the same was asked before. */
  public List<Statement> alwaysTrue() {
    return select(false);
  }

  /**
   * The tests that hold where one piece comes to them and fail where another does, or may do both.
   */
  public List<Statement> undecided() {
    return verdicts.values().stream()
        .filter(v -> !(v.statement instanceof Statement.Add))
        .filter(v -> v.never < v.times && v.always < v.times)
        .map(v -> v.statement)
        .toList();
  }

  private List<Statement> select(boolean never) {
    return verdicts.values().stream()
        .filter(v -> !(v.statement instanceof Statement.Add))
        .filter(v -> v.times > 0 && (never ? v.never : v.always) == v.times)
        .map(v -> v.statement)
        .toList();
  }

  /** The emissions before which nothing was ever asked of the square where the piece arrives. */
  public List<Statement> untested() {
    return verdicts.values().stream()
        .filter(v -> v.statement instanceof Statement.Add && v.untested == v.times)
        .map(v -> v.statement)
        .toList();
  }

  private Verdicts of(Statement statement) {
    return verdicts.computeIfAbsent(Key.of(statement.origin()), k -> new Verdicts(statement));
  }

  /** What is known behind some statements; null when no way leads there. */
  private @Nullable Knowledge walk(List<Statement> statements, Knowledge first) {
    @Nullable Knowledge known = first;
    for (Statement statement : statements) {
      if (known == null) {
        return null;
      }
      known = after(statement, known);
    }
    return known;
  }

  private @Nullable Knowledge after(Statement statement, Knowledge known) {
    if (statement instanceof Statement.Verify verify) {
      Optional<Boolean> answer = judge(verify, verify.condition(), known);
      known.learn(verify.condition(), true);
      return answer.filter(holds -> !holds).isPresent() ? null : known;
    } else if (statement instanceof Statement.If branch) {
      judge(branch, branch.condition(), known);
      Knowledge yes = known.copy();
      yes.learn(branch.condition(), true);
      Knowledge no = known.copy();
      no.learn(branch.condition(), false);
      return joined(walk(branch.then(), yes), walk(branch.otherwise(), no));
    } else if (statement instanceof Statement.Either either) {
      @Nullable Knowledge all = null;
      for (List<Statement> way : either.alternatives()) {
        all = joined(all, walk(way, known.copy()));
      }
      return all;
    } else if (statement instanceof Statement.While loop) {
      known.forgetCursor();
      Knowledge inside = known.copy();
      inside.learn(loop.condition(), true);
      walk(loop.body(), inside);
      known.forgetRegisters();
      known.learnFromLoop(loop.condition());
      return known;
    } else if (!statement.nested().isEmpty()) {
      known.forgetCursor();
      known.forgetRegisters();
      // What its last round found holds behind it; a loop of no round at all is not looked for.
      return walk(statement.nested(), known);
    }
    return simple(statement, known);
  }

  private static @Nullable Knowledge joined(@Nullable Knowledge one, @Nullable Knowledge other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.either(other);
  }

  private Optional<Boolean> judge(Statement test, Condition condition, Knowledge known) {
    Verdicts found = of(test);
    Optional<Boolean> answer =
        condition instanceof Condition.Constant ? Optional.empty() : known.answer(condition);
    found.times++;
    found.never += answer.filter(holds -> !holds).isPresent() ? 1 : 0;
    found.always += answer.filter(holds -> holds).isPresent() && !known.isByLoop() ? 1 : 0;
    return answer;
  }

  private @Nullable Knowledge simple(Statement statement, Knowledge known) {
    if (statement instanceof Statement.Stop) {
      return null;
    } else if (statement instanceof Statement.Step step) {
      known.step(step.direction());
    } else if (statement instanceof Statement.Jump jump) {
      known.go(new Place.At(jump.square()));
    } else if (statement instanceof Statement.Go go) {
      known.go(new Place.Of(go.register()));
    } else if (statement instanceof Statement.Add add) {
      Verdicts found = of(add);
      found.times++;
      found.untested += known.mayHoldOwnUntested() ? 1 : 0;
      known.forgetAnswers();
    } else {
      known.forgetAnswers();
      if (statement instanceof Statement.SetMark
          || statement instanceof Statement.SetFrom
          || statement instanceof Statement.SetTo
          || statement instanceof Statement.Cascade) {
        known.forgetRegisters();
      }
    }
    return known;
  }
}
