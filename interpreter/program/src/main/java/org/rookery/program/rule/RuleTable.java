package org.rookery.program.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.rookery.program.Code;
import org.rookery.program.ContentSet;
import org.rookery.program.Test;

/** Makes rules, each once, in the shortest form that comes to the same. */
final class RuleTable {
  /** The end of every way. */
  static final Rule END = new Rule.End();

  /** Rules by what they are made of; other rules, made here too, are known by identity. */
  private final Map<List<Object>, Rule> made = new HashMap<>();

  private Rule once(List<Object> parts, Supplier<Rule> rule) {
    Rule known = made.get(parts);
    if (known == null) {
      known = rule.get();
      made.put(parts, known);
    }
    return known;
  }

  /**
   * A look; one at the same square that follows it is part of it where the ways on are the same.
   */
  Rule look(int square, ContentSet men, Rule yes, Rule no, int origin) {
    if (yes == no) {
      return yes;
    }
    if (no instanceof Rule.Look other && other.square() == square) {
      if (other.yes() == yes) {
        return look(square, either(men, other.men()), yes, other.no(), origin);
      }
      if (other.no() == yes) {
        return look(square, without(other.men(), men), other.yes(), yes, origin);
      }
    }
    return once(
        List.of("look", square, men, yes, no), () -> new Rule.Look(square, men, yes, no, origin));
  }

  private static ContentSet either(ContentSet some, ContentSet more) {
    int[] words = some.words().clone();
    for (int i = 0; i < words.length; i++) {
      words[i] |= more.words()[i];
    }
    return new ContentSet(words);
  }

  private static ContentSet without(ContentSet some, ContentSet less) {
    int[] words = some.words().clone();
    for (int i = 0; i < words.length; i++) {
      words[i] &= ~less.words()[i];
    }
    return new ContentSet(words);
  }

  Rule ask(Test test, Rule yes, Rule no, int origin) {
    return yes == no
        ? yes
        : once(List.of("ask", test, yes, no), () -> new Rule.Ask(test, yes, no, origin));
  }

  /**
   * Two ways; one that only emits, where nothing was collected before, is followed by the other.
   *
   * @param collects whether something may have been collected
   */
  Rule fork(Rule first, Rule then, boolean collects) {
    if (first == END || then == END) {
      return first == END ? then : first;
    }
    if (!collects && first instanceof Rule.Emit emission) {
      return emit(emission.edits(), fork(emission.next(), then, false), emission.origin());
    }
    return once(List.of("fork", first, then), () -> new Rule.Fork(first, then));
  }

  Rule collect(int edit, Rule next, int origin) {
    return next == END
        ? END
        : once(List.of("collect", edit, next), () -> new Rule.Collect(edit, next, origin));
  }

  Rule forget(Rule next) {
    return next == END ? END : once(List.of("forget", next), () -> new Rule.Forget(next));
  }

  Rule emit(List<Integer> edits, Rule next, int origin) {
    return once(List.of("emit", edits, next), () -> new Rule.Emit(edits, next, origin));
  }

  Rule more(Code.Sequel sequel) {
    return once(List.of("more", sequel), () -> new Rule.More(sequel));
  }
}
