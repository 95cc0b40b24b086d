package org.rookery.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.GameForms;
import org.rookery.game.Loading;
import org.rookery.language.source.MacroCall;
import org.rookery.mutation.operator.FormChange;

/** A game with one small change of its rules. */
record Mutant(GameForms original, FormChange change) {
  /** Compiles it. */
  Loading load() {
    return original.with(change.in(original.sections())).load();
  }

  /** The verdict on it. */
  Verdict verdict(Fate fate, String by) {
    return verdict(fate, by, null, Optional.empty());
  }

  /** The same for one that no case has killed. */
  Verdict verdict(Fate fate, String by, Verdict.@Nullable Seen seen, Optional<String> test) {
    return new Verdict(
        change.operator().text(),
        change.origin().span().position(),
        through(),
        change.what(),
        fate,
        by,
        seen,
        test.orElse(null));
  }

  private List<String> through() {
    List<String> calls = new ArrayList<>();
    for (MacroCall site = change.origin().site(); site != null; site = site.outer()) {
      calls.add(site.macro() + " " + site.call().position());
    }
    return calls;
  }
}
