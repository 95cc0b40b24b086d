package org.rookery.walker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.PointsModel;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.walker.rule.BlockState;
import org.rookery.walker.rule.Blocks;
import org.rookery.walker.rule.ConditionEvaluator;
import org.rookery.walker.rule.NearestWay;
import org.rookery.walker.rule.RuleObservation;
import org.rookery.walker.rule.RuleQuestions;
import org.rookery.walker.rule.WalkTooLong;
import org.rookery.walker.scene.Edges;
import org.rookery.walker.scene.IdleChanges;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.RoundMaker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Finds the turns of a scene by walking every block of every piece's graph. */
public final class Walker implements RuleQuestions {
  private final WalkerGame game;
  private final Blocks blocks;
  private final WalkerAttacks attacks;
  private final long limit;
  private long work;

  /** The scene last asked about, and its legal moves. */
  private @Nullable Scene known;

  private Set<WalkedTurn> knownTurns = Set.of();

  /**
   * A walker for a game, without memory of other scenes; like the engine it belongs to one thread.
   *
   * @param limit how many nodes it may walk before its {@link #takeWork work is taken} or else it
   *     throws {@link WalkTooLong}; so it does when its thread is interrupted
   */
  public Walker(CompiledGame compiled, long limit) {
    this.limit = limit;
    game = new WalkerGame(compiled);
    blocks = new Blocks(game, this);
    attacks = new WalkerAttacks(game, blocks);
  }

  WalkerGame game() {
    return game;
  }

  /**
   * A search for the nearest way, on a position that must not change meanwhile; it gives up after
   * so many nodes in all.
   */
  public static NearestWay nearestWay(
      CompiledGame compiled, Position position, Predicate<Move> wanted, int most) {
    Walker walker = new Walker(compiled, most);
    return new NearestWay(walker.game, walker, Scene.of(position), wanted);
  }

  /**
   * What the rules of pieces do in a position, whatever it leads to: of those of the player whose
   * pieces move, or of one square.
   *
   * @param square the square, or {@link Position#NOWHERE} for all of them and those in hand
   */
  public Set<RuleObservation> sightings(Position position, int square) {
    Scene scene = Scene.of(position);
    Set<RuleObservation> seen = new LinkedHashSet<>();
    if (square != Position.NOWHERE) {
      blocks.watch(scene, square, seen);
      return seen;
    }
    for (int from = 0; from < game.squares; from++) {
      if (scene.pieces[from] != Contents.EMPTY && game.owner(scene.pieces[from]) == position.as()) {
        blocks.watch(scene, from, seen);
      }
    }
    for (int piece = 1; piece < scene.hand.length; piece++) {
      if (scene.hand[piece] > 0 && game.owner(piece) == position.as()) {
        blocks.watchHand(scene, piece, seen);
      }
    }
    return seen;
  }

  /** Where a zone ends, as a player sees it. */
  public Edges edges(String zone, int player) {
    return game.view(player).edges(zone);
  }

  @Override
  public int stand(int player, int moving) {
    return attacks.stand(player, moving);
  }

  @Override
  public boolean isAttacked(Scene scene, int square, int piece, int by, String moveType) {
    return attacks.on(scene, square, piece, by, moveType);
  }

  @Override
  public boolean inCheck(Scene scene, int player) {
    return attacks.inCheck(scene, player);
  }

  /** Every turn the pieces' rules allow. */
  Set<WalkedTurn> pseudoLegalMoves(Scene scene) {
    return new TurnSearch(game, this, blocks, scene).pseudoLegal();
  }

  /**
   * A turn of a scene as it compares with others: of chains that change the same, and of parts that
   * differ in what is so already, either may be found.
   */
  public WalkedTurn comparable(Scene scene, WalkedTurn turn) {
    return isOfWholeChains()
        ? turn.withoutIdleLegs(scene).whole(scene)
        : IdleChanges.without(game, scene, turn);
  }

  private Set<WalkedTurn> distinct(Scene scene, Set<WalkedTurn> turns) {
    Map<WalkedTurn, WalkedTurn> known = new LinkedHashMap<>();
    turns.forEach(turn -> known.putIfAbsent(comparable(scene, turn), turn));
    return new LinkedHashSet<>(known.values());
  }

  /** Whether chains that change the same are one turn. */
  boolean isOfWholeChains() {
    return game.option("whole chains");
  }

  /** Whether anything is counted by itself after a turn. */
  boolean countsAfterTurns() {
    return game.model.counters().stream().anyMatch(counter -> !counter.after().isEmpty());
  }

  /** A turn in words. */
  public String text(WalkedTurn turn) {
    return turn.text(game);
  }

  @Override
  public Set<WalkedTurn> legalMoves(Scene scene) {
    if (scene != known) {
      knownTurns =
          distinct(
              scene,
              new GreatestNumber(game, this, at -> new TurnSearch(game, this, blocks, at).legal())
                  .keep(scene));
      known = scene;
    }
    return knownTurns;
  }

  /** How many nodes it has walked since this was asked last. */
  long takeWork() {
    long taken = work;
    work = 0;
    return taken;
  }

  @Override
  public void worked(int nodes) {
    work += nodes;
    if (work > limit || Thread.currentThread().isInterrupted()) {
      throw new WalkTooLong(limit);
    }
  }

  /** The scene after a turn; where it is only chosen, that is noted. */
  public Scene after(Scene scene, WalkedTurn turn) {
    return RoundMaker.isRound(game, scene)
        ? RoundMaker.after(game, scene, turn)
        : Maker.after(game, scene, turn);
  }

  @Override
  public boolean holds(Condition condition, Scene scene, int player) {
    return condition.match(between(scene, player));
  }

  /** The halves of points of each player; nothing where they are not counted. */
  List<Integer> points(Scene scene) {
    return game.model.points().stream()
        .flatMap(
            points ->
                IntStream.range(0, game.players.size())
                    .map(
                        player ->
                            PointsModel.HALVES * value(points.number(), scene, player)
                                + points.extra().getOrDefault(game.players.get(player), 0))
                    .boxed())
        .toList();
  }

  @Override
  public int value(Amount amount, Scene scene, int player) {
    return between(scene, player).value(amount);
  }

  private ConditionEvaluator between(Scene scene, int player) {
    return new ConditionEvaluator(game, this, scene, new BlockState(BlockState.Mover.none(player)));
  }

  /**
   * Whether the game is over by an ending other than repetition, a clock, no moves or a dead
   * position.
   */
  public boolean isOver(Scene scene) {
    return scene.decided != Position.UNDECIDED
        || game.model.endings().stream()
            .filter(LastingEndings::has)
            .anyMatch(
                ending ->
                    ending.players().stream()
                        .anyMatch(name -> holds(ending.when(), scene, game.players.indexOf(name))));
  }

  /** The endings that hold, each with its player's number, in order. */
  List<String> endings(Scene scene) {
    List<String> holding = new ArrayList<>();
    for (EndingModel ending : game.model.endings()) {
      for (String name : ending.players()) {
        int player = game.players.indexOf(name);
        if (holds(ending.when(), scene, player)) {
          holding.add(ending.reason() + " " + player);
        }
      }
    }
    return holding;
  }

  @Override
  public Set<Integer> goalSquares() {
    Set<Integer> squares = new TreeSet<>();
    for (EndingModel ending : game.model.endings()) {
      for (String place : ending.when().goals()) {
        squares.add(game.view(0).square(place));
        for (int player = 0; player < game.players.size(); player++) {
          squares.addAll(game.view(player).zone(place));
        }
      }
    }
    squares.remove(View.NOWHERE);
    return squares;
  }
}
