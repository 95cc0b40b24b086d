package org.rookery.walker.rule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Chase;
import org.rookery.compiler.model.Condition.Link;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Answers conditions about a scene, from where a block stands or, for endings, from nowhere. */
public final class ConditionEvaluator implements ConditionCases<Boolean> {
  private final RuleQuestions questions;
  private final WalkerGame game;
  private final Scene scene;
  private final BlockState track;
  private final int player;

  public ConditionEvaluator(
      WalkerGame game, RuleQuestions questions, Scene scene, BlockState track) {
    this.game = game;
    this.questions = questions;
    this.scene = scene;
    this.track = track;
    this.player = track.mover.player();
  }

  /** A number that a condition could speak of. */
  public int value(Amount amount) {
    return amount.match(new NumberValues(game, scene, track));
  }

  private int square(Place place) {
    return track.square(place, scene, game.view(player));
  }

  private boolean at(Place place, IntPredicate holds) {
    int square = square(place);
    return square != View.NOWHERE && holds.test(square);
  }

  @Override
  public Boolean constant(Condition.Constant it) {
    return it.value();
  }

  @Override
  public Boolean not(Condition.Not it) {
    return !it.condition().match(this);
  }

  @Override
  public Boolean and(Condition.And it) {
    return it.conditions().stream().allMatch(c -> c.match(this));
  }

  @Override
  public Boolean or(Condition.Or it) {
    return it.conditions().stream().anyMatch(c -> c.match(this));
  }

  @Override
  public Boolean empty(SquareCondition.Empty it) {
    return at(it.place(), s -> scene.pieces[s] == Contents.EMPTY);
  }

  @Override
  public Boolean pieceOn(SquareCondition.PieceOn it) {
    return at(it.place(), s -> game.passes(it.filter(), scene.pieces[s], player));
  }

  @Override
  public Boolean inSetup(SquareCondition.InSetup it) {
    return at(it.place(), s -> game.passes(it.filter(), game.start[s], player));
  }

  @Override
  public Boolean inZone(SquareCondition.InZone it) {
    return at(it.place(), game.view(player).zone(it.zone())::contains);
  }

  @Override
  public Boolean isSquare(Condition.IsSquare it) {
    return track.cursor() != View.NOWHERE
        && track.cursor() == game.view(player).square(it.square());
  }

  @Override
  public Boolean onBoard(SquareCondition.OnBoard it) {
    return square(it.place()) != View.NOWHERE;
  }

  @Override
  public Boolean deadEnd(SquareCondition.DeadEnd it) {
    int content =
        it.piece().map(piece -> game.contentOf(piece, player)).orElse(track.mover.piece());
    return content != Contents.EMPTY && at(it.place(), s -> isDeadEnd(content, s));
  }

  /** Whatever stands where: it is found out once for a piece and a square. */
  private boolean isDeadEnd(int piece, int square) {
    return game.deadEnds.computeIfAbsent(
        piece * game.squares + square,
        unused -> new DeadEndSearch(game, questions, scene, piece, square).isStuck());
  }

  @Override
  public Boolean marked(SquareCondition.Marked it) {
    Place mark = new Place.Of(org.rookery.compiler.model.Register.MARK);
    return at(it.place(), s -> s == square(mark));
  }

  @Override
  public Boolean lastFrom(SquareCondition.LastFrom it) {
    return at(it.place(), s -> s == scene.lastFrom);
  }

  @Override
  public Boolean lastTo(SquareCondition.LastTo it) {
    return at(it.place(), s -> s == scene.lastTo);
  }

  @Override
  public Boolean flag(Condition.Flag it) {
    return track.isSet(it.name());
  }

  @Override
  public Boolean positionFlag(SquareCondition.PositionFlag it) {
    return at(it.place(), s -> track.isSet(it.name() + " at " + s));
  }

  @Override
  public Boolean hasAttribute(SquareCondition.HasAttribute it) {
    int attribute = game.attributes.indexOf(it.name());
    return attribute >= 0
        && at(
            it.place(),
            s -> scene.pieces[s] != Contents.EMPTY && (scene.attributes[s] >>> attribute & 1) != 0);
  }

  @Override
  public Boolean unmoved(SquareCondition.Unmoved it) {
    return at(it.place(), scene.untouched::get);
  }

  @Override
  public Boolean castles(Condition.Castles it) {
    return at(it.royal(), this::isOwnOriginal) && at(it.partner(), this::isOwnOriginal);
  }

  private boolean isOwnOriginal(int square) {
    return scene.untouched.get(square) && game.owner(scene.pieces[square]) == player;
  }

  @Override
  public Boolean passed(SquareCondition.Passed it) {
    return at(it.place(), scene.passed::contains);
  }

  @Override
  public Boolean attacked(SquareCondition.Attacked it) {
    int piece = questions.stand(player, track.mover.piece());
    return at(
        it.place(),
        s ->
            game.opponents(player).stream()
                .anyMatch(by -> questions.isAttacked(beside(s), s, piece, by, it.moveType())));
  }

  /** The scene in which the moving piece is on a square, and so no longer where it began. */
  private Scene beside(int square) {
    int start = track.mover.start();
    boolean leaves = !track.mover.drops() && start != View.NOWHERE && start != square;
    return leaves ? scene.with(start, Contents.EMPTY, 0) : scene;
  }

  @Override
  public Boolean defended(SquareCondition.Defended it) {
    List<Integer> opponents = game.opponents(player);
    int enemy = opponents.isEmpty() ? player : opponents.get(0);
    int piece = questions.stand(enemy, Contents.EMPTY);
    return at(it.place(), s -> questions.isAttacked(beside(s), s, piece, player, it.moveType()));
  }

  @Override
  public Boolean adjacentToEnemy(SquareCondition.AdjacentToEnemy it) {
    Set<Integer> neighbours =
        new Area.Adjacent(it.place()).match(new AreaSquares(game, scene, track));
    Filter enemy = Filter.of(Side.OPPONENT);
    return neighbours.stream().anyMatch(s -> game.passes(enemy, scene.pieces[s], player));
  }

  @Override
  public Boolean goalSquare(SquareCondition.GoalSquare it) {
    return at(it.place(), questions.goalSquares()::contains);
  }

  @Override
  public Boolean captures(Condition.Captures it) {
    // Of a turn already made: what it captured. Of a move being built: try it.
    if (track.mover.piece() == Contents.EMPTY) {
      return !scene.captured.isEmpty();
    }
    Scene tried = scene.copy();
    new Maker(game, tried).apply(List.of(track.part(false)));
    return !tried.captured.isEmpty();
  }

  @Override
  public Boolean promotes(Condition.Promotes it) {
    throw new IllegalStateException("answered when the graph was built");
  }

  @Override
  public Boolean royal(SquareCondition.Royal it) {
    return at(it.place(), s -> game.isRoyal(scene.pieces[s]));
  }

  @Override
  public Boolean inCheck(Condition.InCheck it) {
    return game.side(it.side(), player).stream().anyMatch(p -> questions.inCheck(scene, p));
  }

  @Override
  public Boolean toMove(Condition.ToMove it) {
    return game.side(it.side(), player).contains(game.mover(scene));
  }

  @Override
  public Boolean noTurn(Condition.NoTurn it) {
    return game.side(it.side(), player).contains(game.mover(scene))
        && questions.legalMoves(scene).isEmpty();
  }

  @Override
  public Boolean canMove(Condition.CanMove it) {
    WalkedTurn pass =
        new WalkedTurn(List.of(List.of(new SceneChange(SceneChange.Kind.PASS, 0, 0))));
    Scene due = scene;
    List<Integer> players = game.side(it.side(), player);
    for (int i = 0; i < game.model.turnOrder().size(); i++) {
      if (players.contains(game.mover(due))
          && questions.legalMoves(due).stream()
              .anyMatch(turn -> !turn.has(SceneChange.Kind.PASS))) {
        return true;
      }
      due = Maker.after(game, due, pass);
    }
    return false;
  }

  @Override
  public Boolean someSquare(Condition.SomeSquare it) {
    return it.area().match(new AreaSquares(game, scene, track)).stream()
        .anyMatch(
            s -> it.condition().match(new ConditionEvaluator(game, questions, scene, track.at(s))));
  }

  @Override
  public Boolean someTurn(Condition.SomeTurn it) {
    return game.mover(scene) == player
        && questions.legalMoves(scene).stream()
            .anyMatch(
                turn -> questions.holds(it.condition(), Maker.after(game, scene, turn), player));
  }

  @Override
  public Boolean reaches(Condition.Reaches it) {
    AreaSquares areas = new AreaSquares(game, scene, track);
    Set<Integer> reached = new TreeSet<>(it.from().match(areas));
    reached.removeIf(s -> !game.passes(it.over(), scene.pieces[s], player));
    Deque<Integer> open = new ArrayDeque<>(reached);
    Set<Integer> beyond = new TreeSet<>(reached);
    while (!open.isEmpty()) {
      int square = open.pop();
      for (Direction way : it.ways()) {
        int next = game.view(player).step(square, way);
        if (next != View.NOWHERE
            && beyond.add(next)
            && game.passes(it.over(), scene.pieces[next], player)) {
          open.push(next);
        }
      }
    }
    beyond.retainAll(it.to().match(areas));
    return beyond.stream().anyMatch(s -> game.passes(it.goal(), scene.pieces[s], player));
  }

  @Override
  public Boolean repeated(Condition.Repeated it) {
    return scene.occurrences(game) >= it.times();
  }

  @Override
  public Boolean repeatedWhile(Condition.RepeatedWhile it) {
    List<Scene> scenes = scene.backTo(it.times(), game);
    List<Integer> movers = game.side(it.side(), player);
    List<Scene> reached =
        IntStream.range(0, scenes.size() - 1)
            .filter(i -> movers.contains(game.mover(scenes.get(i + 1))))
            .mapToObj(scenes::get)
            .toList();
    return !reached.isEmpty()
        && reached.stream().allMatch(at -> questions.holds(it.condition(), at, player));
  }

  @Override
  public Boolean keepsChasing(Condition.KeepsChasing it) {
    return game.side(it.side(), player).stream()
        .anyMatch(chaser -> chases(it.chase(), chaser).keeps(scene, it.times()));
  }

  private WalkerChases chases(Chase chase, int chaser) {
    BlockState nowhere = new BlockState(BlockState.Mover.none(chaser));
    return new WalkerChases(
        game,
        questions,
        chase,
        chaser,
        (at, square) ->
            chase.spared().match(new ConditionEvaluator(game, questions, at, nowhere.at(square))));
  }

  @Override
  public Boolean justCaptured(Condition.JustCaptured it) {
    return scene.captured.stream().anyMatch(piece -> game.passes(it.filter(), piece, player));
  }

  @Override
  public Boolean arrangement(Condition.Arrangement it) {
    return it.groups().stream()
        .allMatch(group -> group.places().stream().allMatch(place -> isOccupied(place, group)));
  }

  /** A square holds one of the occupants; of a zone, some square does. */
  private boolean isOccupied(String place, Condition.Group group) {
    int square = game.view(player).square(place);
    Set<Integer> squares = square == View.NOWHERE ? game.view(player).zone(place) : Set.of(square);
    return squares.stream()
        .anyMatch(
            s -> group.occupants().stream().anyMatch(f -> game.passes(f, scene.pieces[s], player)));
  }

  @Override
  public Boolean chain(Condition.Chain it) {
    return game.view(player).squares().stream().anyMatch(s -> startsChain(s, it.links()));
  }

  private boolean startsChain(int start, List<Link> links) {
    int square = start;
    for (Link link : links) {
      if (square == View.NOWHERE || !game.passes(link.piece(), scene.pieces[square], player)) {
        return false;
      }
      for (Direction direction : link.next()) {
        square = game.view(player).step(square, direction);
      }
    }
    return true;
  }

  @Override
  public Boolean compare(Condition.Compare it) {
    return it.relation().holds(value(it.left()), value(it.right()));
  }
}
