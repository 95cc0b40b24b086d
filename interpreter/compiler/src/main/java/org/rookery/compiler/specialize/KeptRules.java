package org.rookery.compiler.specialize;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.program.RuleBlocks;

/**
 * Rules by number, made when they are first asked for and kept as long as there is memory: whoever
 * runs them has written code from them, and seldom asks again.
 *
 * <p>Threads fill it at will: rules never change and are reached by final fields, so that another
 * thread sees nothing or all of them, and what that one makes instead is equal.
 */
final class KeptRules {
  private final List<@Nullable SoftReference<RuleBlocks>> kept;

  /** For so many. */
  KeptRules(int size) {
    kept = new ArrayList<>(Collections.nCopies(size, null));
  }

  /** The rules of a number. */
  RuleBlocks of(int number, Supplier<RuleBlocks> maker) {
    SoftReference<RuleBlocks> reference = kept.get(number);
    RuleBlocks rules = reference == null ? null : reference.get();
    if (rules == null) {
      rules = maker.get();
      kept.set(number, new SoftReference<>(rules));
    }
    return rules;
  }
}
