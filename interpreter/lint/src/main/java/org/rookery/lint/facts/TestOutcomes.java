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
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
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
        first.learn(new SquareCondition.PieceOn(Filter.of(Side.SELF), place), true);
      }
    }
    walk(block.statements(), first);
  }

  /** Statements that run where others have tested what they liked. */
  private void later(List<Statement> statements) {
    Knowledge first = new Knowledge(occupants);
    first.learn(new SquareCondition.OnBoard(new Place.Here()), true);
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
        .filter(v -> v.statement.asked().isPresent())
        .filter(v -> v.never < v.times && v.always < v.times)
        .map(v -> v.statement)
        .toList();
  }

  private List<Statement> select(boolean never) {
    return verdicts.values().stream()
        .filter(v -> v.statement.asked().isPresent())
        .filter(v -> v.times > 0 && (never ? v.never : v.always) == v.times)
        .map(v -> v.statement)
        .toList();
  }

  /** The emissions before which nothing was ever asked of the square where the piece arrives. */
  public List<Statement> untested() {
    return verdicts.values().stream()
        .filter(v -> v.statement.emission().isPresent() && v.untested == v.times)
        .map(v -> v.statement)
        .toList();
  }

  /** The statements `from` before which nothing was ever asked of the square where they stand. */
  public List<Statement> untestedStarts() {
    return verdicts.values().stream()
        .filter(v -> v.statement.emission().isEmpty() && v.statement.asked().isEmpty())
        .filter(v -> v.untested == v.times)
        .map(v -> v.statement)
        .toList();
  }

  private Verdicts of(Statement statement) {
    return verdicts.computeIfAbsent(Key.of(statement.origin()), k -> new Verdicts(statement));
  }

  /** What is known behind some statements; null when no way leads there. */
  private @Nullable Knowledge walk(List<Statement> statements, Knowledge first) {
    Way way = new Way(first);
    for (Statement statement : statements) {
      if (!statement.match(way)) {
        return null;
      }
    }
    return way.known;
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
        condition.constant().isPresent() ? Optional.empty() : known.answer(condition);
    found.times++;
    found.never += answer.filter(holds -> !holds).isPresent() ? 1 : 0;
    found.always += answer.filter(holds -> holds).isPresent() && !known.isByLoop() ? 1 : 0;
    return answer;
  }

  /** What is known on the way through statements; each says whether a way leads on behind it. */
  private final class Way implements StatementCases.Few<Boolean> {
    private Knowledge known;

    private Way(Knowledge known) {
      this.known = known;
    }

    private boolean goesOn(@Nullable Knowledge behind) {
      known = behind == null ? known : behind;
      return behind != null;
    }

    /** Whatever a move changes may be what was asked. */
    @Override
    public Boolean other(Statement it) {
      known.forgetAnswers();
      return true;
    }

    private Boolean registers() {
      known.forgetAnswers();
      known.forgetRegisters();
      return true;
    }

    private Boolean rounds(Statement.Counted it) {
      known.forgetCursor();
      known.forgetRegisters();
      // What its last round found holds behind it; a loop of no round at all is not looked for.
      return goesOn(walk(it.body(), known));
    }

    @Override
    public Boolean verify(Statement.Verify it) {
      Optional<Boolean> answer = judge(it, it.condition(), known);
      known.learn(it.condition(), true);
      return answer.orElse(true);
    }

    @Override
    public Boolean branch(Statement.If it) {
      judge(it, it.condition(), known);
      Knowledge yes = known.copy();
      yes.learn(it.condition(), true);
      Knowledge no = known.copy();
      no.learn(it.condition(), false);
      return goesOn(joined(walk(it.then(), yes), walk(it.otherwise(), no)));
    }

    @Override
    public Boolean either(Statement.Either it) {
      @Nullable Knowledge all = null;
      for (List<Statement> way : it.alternatives()) {
        all = joined(all, walk(way, known.copy()));
      }
      return goesOn(all);
    }

    @Override
    public Boolean loop(Statement.While it) {
      Knowledge inside = known.copy();
      inside.forgetCursor();
      inside.learn(it.condition(), true);
      // Behind it, there was no round at all, or a last one.
      @Nullable Knowledge last = walk(it.body(), inside);
      known = last == null ? known : known.either(last);
      known.forgetRegisters();
      known.learnFromLoop(it.condition());
      return true;
    }

    @Override
    public Boolean repeat(Statement.Repeat it) {
      return rounds(it);
    }

    @Override
    public Boolean upTo(Statement.UpTo it) {
      return rounds(it);
    }

    @Override
    public Boolean stop(Statement.Stop it) {
      return false;
    }

    @Override
    public Boolean step(Statement.Step it) {
      known.step(it.direction());
      return true;
    }

    @Override
    public Boolean jump(Statement.Jump it) {
      known.go(new Place.At(it.square()));
      return true;
    }

    @Override
    public Boolean go(Statement.Go it) {
      known.go(new Place.Of(it.register()));
      return true;
    }

    @Override
    public Boolean add(Statement.Add it) {
      look(it, known.mayHoldOwnUntested());
      known.forgetAnswers();
      return true;
    }

    private void look(Statement it, boolean untested) {
      Verdicts found = of(it);
      found.times++;
      found.untested += untested ? 1 : 0;
    }

    @Override
    public Boolean setMark(Statement.SetMark it) {
      return registers();
    }

    @Override
    public Boolean setFrom(Statement.SetFrom it) {
      boolean here = it.place() instanceof Place.Here;
      look(it, here && known.mayHoldOwnUntested());
      return registers();
    }

    @Override
    public Boolean setTo(Statement.SetTo it) {
      return registers();
    }

    @Override
    public Boolean cascade(Statement.Cascade it) {
      return registers();
    }
  }
}
