package org.rookery.compiler.check;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.language.diagnostic.Diagnostics;

/** An ending that can never hold, or that one before it always forestalls. */
final class DeadEndings implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    ConstantConditions truth = new ConstantConditions(game);
    boolean always = false;
    List<EndingModel> endings = game.endings();
    for (int i = 0; i < endings.size(); i++) {
      EndingModel ending = endings.get(i);
      // The last is the one that every game has.
      boolean written = i < endings.size() - 1;
      Optional<Boolean> known = ending.when().match(truth);
      if (always && written) {
        diagnostics.warning(
            "unreachable-ending",
            ending.origin(),
            "The ending \"" + ending.reason() + "\" comes after one that always holds.");
      } else if (known.filter(holds -> !holds).isPresent()) {
        diagnostics.warning(
            "dead-ending",
            ending.origin(),
            "The ending \"" + ending.reason() + "\" can never hold.");
      }
      always |= known.orElse(false);
    }
  }
}
