package org.rookery.game.sheet;

import java.util.LinkedHashSet;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.GameModel.RoyalModel;

/** Single rules of a game, each as the sentence that its sheet has for it. */
public final class RuleWords {
  private RuleWords() {}

  /** The sentence about an ending; empty when it has no words. */
  public static Optional<String> of(GameModel game, EndingModel ending) {
    return new EndingSentences(game, new LinkedHashSet<>()).of(ending);
  }

  /** The sentence about a counter; empty when it has no words. */
  public static Optional<String> of(GameModel game, CounterModel counter) {
    return new HookSentences(game, new LinkedHashSet<>()).of(counter);
  }

  /** The sentence about what happens with moves; empty when it has no words. */
  public static Optional<String> of(GameModel game, Hook hook) {
    return new HookSentences(game, new LinkedHashSet<>()).of(hook);
  }

  /** The sentence about royal pieces. */
  public static String of(RoyalModel royal) {
    return EndingSentences.royal(royal);
  }
}
