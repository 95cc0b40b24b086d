package org.rookery.walker.scene;

import java.util.List;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.Side;
import org.rookery.program.GameProgram;

/** Which item of the turn order is due when a turn is over. */
final class NextItem {
  private final WalkerGame game;
  private final Scene scene;

  NextItem(WalkerGame game, Scene scene) {
    this.game = game;
    this.scene = scene;
  }

  /** Whether the item just made is due again. */
  enum Again {
    NOT,
    SAME,

    /** It is, and the turns of chance directly before it are first. */
    THROWN
  }

  /** Makes the item due that comes next. */
  void begin(Again again) {
    if (again == Again.NOT || isOut()) {
      next();
      for (int i = 1; i < game.model.turnOrder().size() && (isOut() || !isDue()); i++) {
        next();
      }
    } else if (again == Again.THROWN) {
      throwAgain();
    }
  }

  /** Makes the next item of the turn order due, also that of a player who is out. */
  void next() {
    List<TurnItem> order = game.model.turnOrder();
    String first = order.get(0).player();
    boolean alone = order.stream().allMatch(item -> item.player().equals(first));
    String before = due().player();
    scene.step = after(scene.step);
    boolean comesBack = !before.equals(first) && due().player().equals(first);
    scene.turnNumber += alone || comesBack ? 1 : 0;
  }

  /** Goes back over the turns of chance, as far as there is something to throw in them. */
  private void throwAgain() {
    int mover = scene.step;
    int chance = mover;
    int start = mover < game.model.repeatFrom() ? 0 : after(mover);
    for (int step = start; step != mover; step = after(step)) {
      boolean isChance = GameProgram.isChance(game.model.turnOrder().get(step).player());
      chance = isChance ? (chance == mover ? step : chance) : mover;
    }
    scene.step = chance;
    while (scene.step != mover && !isDue()) {
      scene.step = after(scene.step);
    }
  }

  private int after(int step) {
    return step + 1 < game.model.turnOrder().size() ? step + 1 : game.model.repeatFrom();
  }

  private TurnItem due() {
    return game.due(scene);
  }

  private boolean isOut() {
    return game.isOut(scene, game.mover(scene));
  }

  /** Whether there is something to draw, where the item is one of chance that draws. */
  private boolean isDue() {
    return game.model.draws().stream()
        .filter(draw -> draw.mayBeSkipped() && draw.player().equals(due().player()))
        .map(draw -> game.counter(draw.due(), Side.SELF, game.players.indexOf(due().as())))
        .allMatch(counter -> scene.counters[counter] != 0);
  }
}
