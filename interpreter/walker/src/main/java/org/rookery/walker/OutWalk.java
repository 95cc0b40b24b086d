package org.rookery.walker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.Side;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Elimination.Fate;
import org.rookery.walker.rule.RuleQuestions;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** The move by which a player goes out of the game while others play on. */
final class OutWalk {
  private final WalkerGame game;
  private final Scene scene;
  private final EliminationModel rule;
  private final int player;

  private OutWalk(WalkerGame game, Scene scene, EliminationModel rule) {
    this.game = game;
    this.scene = scene;
    this.rule = rule;
    player = game.mover(scene);
  }

  /** The move, when it is the only one of a player who has other legal moves, or who has none. */
  static Optional<WalkedTurn> of(
      WalkerGame game, RuleQuestions questions, Scene scene, boolean movable) {
    return game.model
        .elimination()
        .map(rule -> new OutWalk(game, scene, rule))
        .filter(it -> it.mayGo())
        .filter(it -> !movable || questions.holds(it.rule.when(), scene, it.player))
        .map(OutWalk::turn);
  }

  private boolean mayGo() {
    return scene.decided == Position.UNDECIDED
        && scene.continuation == View.NOWHERE
        && plays(player)
        && !game.isOut(scene, player);
  }

  private boolean plays(int other) {
    return !game.isNeutral(other) && !GameProgram.isChance(game.players.get(other));
  }

  private WalkedTurn turn() {
    List<SceneChange> changes = new ArrayList<>();
    int heir =
        switch (rule.fate()) {
          case STAY, LEAVE -> player;
          case HEIR -> game.players.indexOf(rule.heir());
          case LAST_MOVER -> before();
        };
    if (heir != player || rule.fate() == Fate.LEAVE) {
      for (int square = 0; square < game.squares; square++) {
        int content = scene.pieces[square];
        if (content != Contents.EMPTY && game.owner(content) == player) {
          changes.add(
              rule.fate() == Fate.LEAVE
                  ? new SceneChange(Kind.REMOVE, 0, square)
                  : new SceneChange(Kind.OWNER, heir, square));
        }
      }
      for (String piece : game.pieces) {
        int content = game.contentOf(piece, player);
        for (int i = game.piece(content).supply() ? 0 : scene.hand[content]; i > 0; i--) {
          changes.add(new SceneChange(Kind.DISCARD, content, 0));
          if (rule.fate() != Fate.LEAVE) {
            changes.add(new SceneChange(Kind.TAKE, game.contentOf(piece, heir), 0));
          }
        }
      }
    }
    int rank = 1;
    for (int other = 0; other < game.players.size(); other++) {
      rank += game.isOut(scene, other) ? 1 : 0;
      if (plays(other) && !game.areAllied(other, player)) {
        changes.add(counted(EliminationModel.OPPONENTS_OUT, other, 1));
      }
    }
    changes.add(counted(EliminationModel.OUT, player, rank));
    changes.add(new SceneChange(Kind.OUT, player, 0));
    return new WalkedTurn(List.of(changes));
  }

  private SceneChange counted(String counter, int owner, int by) {
    return new SceneChange(Kind.COUNTER, game.counter(counter, Side.SELF, owner), by);
  }

  /** Whether the turns that come only once were before the round of now, by its number. */
  private boolean isFirstRound() {
    int last = game.model.turnOrder().size() - 1;
    int number = 1;
    for (int item = 0; item < scene.step; item++) {
      number += comesBack(item, item + 1) ? 1 : 0;
    }
    boolean grows = comesBack(last, game.model.repeatFrom());
    for (int item = game.model.repeatFrom(); item < last; item++) {
      grows |= comesBack(item, item + 1);
    }
    return grows && scene.turnNumber == number;
  }

  private boolean comesBack(int item, int next) {
    List<TurnItem> order = game.model.turnOrder();
    String first = order.get(0).player();
    return !order.get(item).player().equals(first) && order.get(next).player().equals(first);
  }

  /** Who had the turn before and is still in the game; the player alone if there is none. */
  private int before() {
    List<TurnItem> order = game.model.turnOrder();
    int repeat = game.model.repeatFrom();
    int first = scene.step >= repeat && !isFirstRound() ? repeat : 0;
    for (int back = 1; back <= order.size(); back++) {
      int item = scene.step - back;
      if (item < first) {
        int round = order.size() - repeat;
        item = order.size() - 1 - Math.floorMod(first - 1 - item, round);
      }
      int other = game.players.indexOf(order.get(item).player());
      if (other != player && plays(other) && !game.isOut(scene, other)) {
        return other;
      }
    }
    return player;
  }
}
