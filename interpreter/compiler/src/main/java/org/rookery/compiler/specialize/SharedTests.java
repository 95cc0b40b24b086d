package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.Condition;
import org.rookery.program.Test;

/**
 * The tests that conditions stand for, made once where they are the same for all pieces of a player
 * on all squares: a rule after every move about the whole position would else be made anew for
 * each.
 */
final class SharedTests {
  private final ConditionContext questions;

  /**
   * For each player, by the condition itself: comparing large ones would cost more than it saves.
   */
  private final List<Map<Condition, Test>> shared = new ArrayList<>();

  SharedTests(ConditionContext questions) {
    this.questions = questions;
    for (int player = 0; player < questions.names().players.size(); player++) {
      shared.add(Collections.synchronizedMap(new IdentityHashMap<>()));
    }
  }

  ConditionContext questions() {
    return questions;
  }

  /** The test a condition stands for at a site; a constant when the answer is known. */
  Test ask(Condition condition, RuleSite site) {
    Map<Condition, Test> known = shared.get(site.player());
    Test test = known.get(condition);
    if (test == null) {
      test = questions.ask(condition, site);
      if (!site.wasAsked()) {
        known.put(condition, test);
      }
    }
    return test;
  }
}
