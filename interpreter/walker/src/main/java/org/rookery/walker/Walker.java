package org.rookery.walker;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.engine.position.Position;
import org.rookery.program.Code;
import org.rookery.program.Contents;

/** Finds the turns of a scene by walking every block of every man's graph. */
public final class Walker {
  private final Game game;
  private final AttackQuestions attacks;
  private final long limit;
  private long work;

  /** The scene last asked about, and its legal turns. */
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
    game = new Game(compiled);
    attacks = new AttackQuestions(this);
  }

  Game game() {
    return game;
  }

  AttackQuestions attacks() {
    return attacks;
  }

  /** Who chooses now. */
  int mover(Scene scene) {
    return game.players.indexOf(due(scene).player());
  }

  TurnItem due(Scene scene) {
    return game.model.turnOrder().get(scene.step);
  }

  /** What one block emits for one man. */
  Set<List<Change>> block(Scene scene, Track.Mover mover, Entry entry) {
    return new BlockWalk(this, scene, mover).run(game.graph(mover.man()), entry.node());
  }

  /** Whether one block emits for one man what {@code wanted} holds for. */
  boolean emits(Scene scene, Track.Mover mover, Entry entry, Predicate<List<Change>> wanted) {
    return new BlockWalk(this, scene, mover).finds(game.graph(mover.man()), entry.node(), wanted);
  }

  /** Every turn the men's rules allow. */
  Set<WalkedTurn> pseudoLegalTurns(Scene scene) {
    return new TurnSearch(this, scene).pseudoLegal();
  }

  /** A turn as it compares with others: of chains that change the same, either may be found. */
  public WalkedTurn comparable(WalkedTurn turn) {
    return game.option("whole chains") ? turn.whole() : turn;
  }

  /** A turn in words. */
  public String text(WalkedTurn turn) {
    return turn.text(game);
  }

  /** Every legal turn. */
  public Set<WalkedTurn> legalTurns(Scene scene) {
    if (scene != known) {
      knownTurns = new TurnSearch(this, scene).legal();
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

  void worked(int nodes) {
    work += nodes;
    if (work > limit || Thread.currentThread().isInterrupted()) {
      throw new WalkTooLong(limit);
    }
  }

  /** The scene after a turn. */
  public Scene after(Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    copy.before = scene;
    new Maker(game, copy).make(turn);
    return copy;
  }

  /** The scene after all parts so far of a turn that is not over. */
  Scene begun(Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    new Maker(game, copy).apply(turn.parts());
    copy.passed.clear(); // nobody captures his own man in passing
    copy.passer = Game.NOWHERE;
    return copy;
  }

  /** The scene after the last part so far of a turn that is not over. */
  Scene within(Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    new Maker(game, copy).apply(List.of(turn.parts().get(turn.parts().size() - 1)));
    return copy;
  }

  /** The first parts of turns by these move types: of the man who must go on, or of everybody. */
  Set<List<Change>> parts(Scene scene, List<String> types) {
    int as = game.players.indexOf(due(scene).as());
    Set<List<Change>> parts = new LinkedHashSet<>();
    for (int square = 0; square < game.squares; square++) {
      if (scene.men[square] != Contents.EMPTY && game.owner(scene.men[square]) == as) {
        parts.addAll(moves(scene, square, types));
      }
    }
    for (int man = 1; man < scene.hand.length; man++) {
      if (scene.hand[man] > 0 && game.owner(man) == as) {
        parts.addAll(fromHand(scene, man, types));
      }
    }
    return parts;
  }

  /** What the man on a square can do by these move types. */
  Set<List<Change>> moves(Scene scene, int square, List<String> types) {
    int man = scene.men[square];
    if (man == Contents.EMPTY) {
      return Set.of(); // who has to go on is gone
    }
    Track.Mover mover = new Track.Mover(game.owner(man), man, square, false);
    return blocks(scene, mover, game.graph(man).moves(), types);
  }

  private Set<List<Change>> fromHand(Scene scene, int man, List<String> types) {
    int owner = game.owner(man);
    Set<List<Change>> parts = new LinkedHashSet<>();
    for (int square = 0; square < game.squares; square++) {
      Track.Mover mover = new Track.Mover(owner, man, square, true);
      parts.addAll(blocks(scene, mover, game.graph(man).drops(), types));
    }
    Track.Mover idle = new Track.Mover(owner, man, Game.NOWHERE, false);
    parts.addAll(blocks(scene, idle, game.graph(man).inHand(), types));
    return parts;
  }

  private Set<List<Change>> blocks(
      Scene scene, Track.Mover mover, List<Entry> entries, List<String> types) {
    Set<List<Change>> parts = new LinkedHashSet<>();
    for (Entry entry : entries) {
      if (types.contains(entry.moveType())) {
        parts.addAll(block(scene, mover, entry));
      }
    }
    return parts;
  }

  /** The move types of a group number. */
  List<String> types(int group) {
    if (group == Code.ANY_GROUP) {
      return game.groups;
    }
    return group < game.groups.size() ? List.of(game.groups.get(group)) : List.of();
  }

  /** Whether a condition holds between turns, {@code player} being the one it is about. */
  boolean holds(Condition condition, Scene scene, int player) {
    return condition.match(new Answers(this, scene, new Track(Track.Mover.none(player))));
  }

  /** Whether the game is over by an ending other than repetition, a clock or the lack of moves. */
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

  /** The squares that arrangement goals name. */
  Set<Integer> goalSquares() {
    Set<Integer> squares = new TreeSet<>();
    for (EndingModel ending : game.model.endings()) {
      goals(ending.when(), squares);
    }
    return squares;
  }

  private void goals(Condition condition, Set<Integer> squares) {
    if (condition instanceof Condition.And and) {
      and.conditions().forEach(c -> goals(c, squares));
    } else if (condition instanceof Condition.Or or) {
      or.conditions().forEach(c -> goals(c, squares));
    } else if (condition instanceof Condition.SomeTurn some) {
      goals(some.condition(), squares);
    } else if (condition instanceof Condition.Arrangement arrangement) {
      for (Condition.Group group : arrangement.groups()) {
        for (String place : group.places()) {
          squares.add(game.view(0).square(place));
          for (int player = 0; player < game.players.size(); player++) {
            squares.addAll(game.view(player).zone(place));
          }
        }
      }
    }
    squares.remove(Game.NOWHERE);
  }
}
