package org.rookery.exchange.fairy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.exchange.fairy.options.OptionKeys;
import org.rookery.exchange.fairy.options.OptionValues;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.rules.Writing;

/**
 * Finds the options that are given and change nothing in what is written, so that none is lost
 * unseen: each is left out in turn, and the rules made without it are compared. An option that no
 * part of the importer reads is found so, too.
 */
final class IneffectiveOptions {
  private static final String MOVE_REPETITION = "moveRepetitionIllegal";
  private static final String NO_TO_AND_FRO =
      "a player who moves the same piece to and fro for the fourth time does not lose";

  private final String name;
  private final Options options;
  private final Writing whole;
  private final IdleOptions idleOptions;
  private final Map<String, String> gaps = new LinkedHashMap<>();
  private final Map<String, String> idle = new LinkedHashMap<>();

  /**
   * Looks at every option.
   *
   * @param bad the options whose values are none
   */
  IneffectiveOptions(String name, Writing whole, Set<String> bad) {
    this.name = name;
    this.whole = whole;
    options = whole.options();
    idleOptions = new IdleOptions(whole);
    for (String key : options.saidKeys()) {
      if (options.find(key).filter(entry -> bad.contains(entry.key())).isPresent()) {
        gaps.put(key, "its value is none");
      } else {
        look(key);
      }
    }
    whole.gaps().forEach(gaps::put);
    gaps.keySet().forEach(idle::remove);
  }

  /** The options that are not in the rules though they may matter, and why. */
  Map<String, String> gaps() {
    return gaps;
  }

  /** The options that do not matter in this game, and why. */
  Map<String, String> idle() {
    return idle;
  }

  private void look(String key) {
    if (key.equals("startFen")) {
      return; // where the rules do not change, this start is the usual one
    }
    OptionKeys.Key described = options.keys().describe(key);
    boolean unknown = options.keys().isUnknown(key);
    Options rest = options.isOwn(key) ? options.inherited(key) : options.without(key);
    if (options.isOwn(key) && !unknown && isSaidAlike(key, rest)) {
      rest = options.without(key);
    }
    if (!unknown && isSaidAlike(key, rest)) {
      return;
    }
    String value = options.value(key);
    if (!whole.isSame(Writing.of(name, rest)) || changesForBoth(key, described.kind(), value)) {
      if (described.kind() == OptionKeys.Kind.PIECES) {
        eachPiece(key, value);
      }
      return;
    }
    String why = unknown ? "" : idleOptions.why(key);
    if (why.isEmpty()) {
      gaps.put(key, unknown ? "no such option is known" : notImported(key, described));
    } else {
      idle.put(key, why);
    }
  }

  /** Whether other options say the same of a key. */
  private boolean isSaidAlike(String key, Options others) {
    OptionKeys.Kind kind = options.keys().describe(key).kind();
    return OptionValues.canonical(kind, options.value(key), options)
        .equals(OptionValues.canonical(kind, others.value(key), options));
  }

  /** Whether a key of one player changes something together with an equal one of the other's. */
  private boolean changesForBoth(String key, OptionKeys.Kind kind, String value) {
    Optional<String> others = options.keyOfOther(key);
    boolean equal =
        others.isPresent()
            && OptionValues.canonical(kind, value, options)
                .equals(OptionValues.canonical(kind, options.value(others.get()), options));
    return equal
        && !whole.isSame(Writing.of(name, options.without(key).without(others.orElseThrow())));
  }

  /** Of several pieces that are listed each has to change something, unless the game has it not. */
  private void eachPiece(String key, String value) {
    List<String> letters = value.chars().mapToObj(c -> String.valueOf((char) c)).toList();
    for (String letter : letters) {
      boolean there = whole.army().ofLetter(letter).isPresent();
      String others = value.replace(letter, "");
      if (there && !others.isBlank() && whole.isSame(Writing.of(name, options.with(key, others)))) {
        gaps.put(key, "`" + letter + "` in it is not imported");
      }
    }
  }

  private String notImported(String key, OptionKeys.Key described) {
    String like =
        described.like().isEmpty()
            ? ""
            : "; see how the rules file `" + described.like() + "` says the like";
    String effect = key.equals(MOVE_REPETITION) ? NO_TO_AND_FRO : "it is not imported";
    return whole.conditions().getOrDefault(key, effect) + like;
  }
}
