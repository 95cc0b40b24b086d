package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rookery.exchange.fairy.options.Ini;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.Span;

/**
 * Tells which options are not in the rules, and which do not matter: with lines, and in the head.
 */
final class GapReport {
  private final Ini.Section section;
  private final Options options;
  private final Diagnostics problems;
  private final List<String> gaps = new ArrayList<>();
  private final List<String> idle = new ArrayList<>();

  GapReport(Ini.Section section, Options options, Diagnostics problems) {
    this.section = section;
    this.options = options;
    this.problems = problems;
  }

  void tell(Map<String, String> lost, Map<String, String> ineffective) {
    lost.forEach(this::gap);
    ineffective.forEach(this::idle);
    overridden();
  }

  /** The keys that the rules lack. */
  List<String> gaps() {
    return List.copyOf(gaps);
  }

  /** The comments at the head of the rules. */
  List<String> head() {
    List<String> lines = new ArrayList<>();
    if (!gaps.isEmpty()) {
      lines.add("; Not in these rules: " + String.join(", ", gaps) + ".");
    }
    if (!idle.isEmpty()) {
      lines.add("; Without effect in this game: " + String.join(", ", idle) + ".");
    }
    return lines;
  }

  private void gap(String key, String why) {
    String given = given(key);
    if (gaps.contains(given)) {
      return;
    }
    gaps.add(given);
    Span place = place(key);
    if (options.keys().isUnknown(key) && isOwn(key)) {
      String near =
          Suggestions.nearest(key, options.keys().all())
              .map(found -> " Is `" + found + "` meant?")
              .orElse("");
      problems.error(
          "unknown-key",
          place,
          "`" + key + "` is no option that is known here; it is left out." + near);
      return;
    }
    String who = isOwn(key) ? "`" + given + "`" : "`" + given + "`, which this variant inherits,";
    problems.warning("not-imported", place, who + " is not in the rules: " + why + ".");
  }

  private void idle(String key, String why) {
    String given = given(key);
    if (isOwn(key) && !gaps.contains(given) && !idle.contains(given)) {
      idle.add(given);
      problems.warning(
          "no-effect", place(key), "`" + given + "` has no effect in this game: " + why + ".");
    }
  }

  /** Entries of the section itself whose place another entry of it has taken. */
  private void overridden() {
    for (Ini.Entry entry : section.entries()) {
      if (!options.counts(entry)) {
        idle.add(entry.key());
        problems.warning(
            "no-effect",
            entry.keySpan(),
            "`" + entry.key() + "` has no effect: another line of this section replaces it.");
      }
    }
  }

  private String given(String key) {
    return options.find(key).map(Ini.Entry::key).orElse(key);
  }

  private boolean isOwn(String key) {
    return options.isOwn(key) || options.find(key).isEmpty();
  }

  private Span place(String key) {
    return isOwn(key)
        ? options.find(key).map(Ini.Entry::keySpan).orElse(section.span())
        : section.span();
  }
}
