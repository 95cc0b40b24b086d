package org.rookery.walker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.PieRule;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** The move by which a player takes over the side of the other. */
final class SwapWalk {
  private final WalkerGame game;
  private final Scene scene;
  private final List<SceneChange> changes = new ArrayList<>();

  private SwapWalk(WalkerGame game, Scene scene) {
    this.game = game;
    this.scene = scene;
  }

  /**
   * The move, when it is due.
   *
   * @param holds whether a condition holds now
   */
  static Optional<WalkedTurn> of(WalkerGame game, Scene scene, Predicate<Condition> holds) {
    return game.model
        .pieRule()
        .filter(pie -> pie.isFor(scene.step, game.due(scene).player()))
        .filter(pie -> pie.when().stream().allMatch(holds))
        .map(pie -> new SwapWalk(game, scene).turn(pie));
  }

  private WalkedTurn turn(PieRule pie) {
    List<String> squares = game.model.board().topology().squares();
    for (int square = 0; square < squares.size(); square++) {
      int to = squares.indexOf(pie.squares().getOrDefault(squares.get(square), ""));
      if (scene.pieces[square] != Contents.EMPTY) {
        if (to != square) {
          changes.add(new SceneChange(Kind.MOVE, square, to));
        }
        String owner = game.players.get(game.owner(scene.pieces[square]));
        if (!other(owner, pie).equals(owner)) {
          changes.add(new SceneChange(Kind.OWNER, game.players.indexOf(other(owner, pie)), to));
        }
      }
    }
    hands(pie);
    counters(pie);
    changes.add(new SceneChange(Kind.SWAP, 0, 0));
    return new WalkedTurn(List.of(List.copyOf(changes)));
  }

  private static String other(String player, PieRule pie) {
    return player.equals(pie.one()) ? pie.other() : player.equals(pie.other()) ? pie.one() : player;
  }

  private void hands(PieRule pie) {
    int one = game.players.indexOf(pie.one());
    int other = game.players.indexOf(pie.other());
    for (String piece : game.pieces) {
      int first = game.contentOf(piece, one);
      int second = game.contentOf(piece, other);
      if (!game.piece(first).supply()) {
        for (int i = scene.hand[first]; i > scene.hand[second]; i--) {
          changes.add(new SceneChange(Kind.DISCARD, first, 0));
          changes.add(new SceneChange(Kind.TAKE, second, 0));
        }
        for (int i = scene.hand[second]; i > scene.hand[first]; i--) {
          changes.add(new SceneChange(Kind.DISCARD, second, 0));
          changes.add(new SceneChange(Kind.TAKE, first, 0));
        }
      }
    }
  }

  private void counters(PieRule pie) {
    List<String> names = new ArrayList<>();
    for (CounterModel counter : game.model.counters()) {
      if (counter.perPlayer()) {
        game.players.forEach(player -> names.add(Amount.SquareCounter.on(counter.name(), player)));
      } else {
        names.add(counter.name());
      }
    }
    int number = 0;
    for (CounterModel counter : game.model.counters()) {
      if (counter.perPlayer()) {
        for (String player : game.players) {
          count(
              number++, names.indexOf(Amount.SquareCounter.on(counter.name(), other(player, pie))));
        }
      } else {
        count(number, placed(number, names, pie.squares()));
        number++;
      }
    }
  }

  /** The counter of the square where the pieces of a counter's square come from. */
  private static int placed(int number, List<String> names, Map<String, String> squares) {
    for (Map.Entry<String, String> way : squares.entrySet()) {
      String end = Amount.SquareCounter.on("", way.getKey());
      String name = names.get(number);
      if (name.endsWith(end)) {
        String bare = name.substring(0, name.length() - end.length());
        int found = names.indexOf(Amount.SquareCounter.on(bare, way.getValue()));
        return found < 0 ? number : found;
      }
    }
    return number;
  }

  private void count(int counter, int from) {
    int change = scene.counters[from] - scene.counters[counter];
    if (change != 0) {
      changes.add(new SceneChange(Kind.COUNTER, counter, change));
    }
  }
}
