package org.rookery.web.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.web.table.Json;
import org.rookery.web.table.Table;
import org.rookery.web.trial.SuiteTrial;

/**
 * A table at which the rules may be rewritten, asked in texts and answering in JSON. It belongs to
 * one thread.
 */
public final class Workshop {
  /** Longer rules are not read from a page. */
  public static final int LONGEST = 300_000;

  private static final int MOST_MARKS = 200;
  private static final List<String> OF_RULES =
      List.of("form", "rules", "interactive-diagram", "fairy-section");

  private final Function<String, Rules> rules;
  private final BiFunction<Game, Rules, String> setting;
  private final @Nullable Exporter exporter;
  private final long seed;
  private @Nullable Table table;
  private @Nullable Game game;

  /**
   * A workshop.
   *
   * @param rules reads the text of rules
   * @param setting what the page shows of a game: see {@link org.rookery.web.page.Setting}
   * @param exporter makes texts for other programs; null in pages that write none here
   * @param seed of what the program chooses by chance
   */
  public Workshop(
      Function<String, Rules> rules,
      BiFunction<Game, Rules, String> setting,
      @Nullable Exporter exporter,
      long seed) {
    this.rules = rules;
    this.setting = setting;
    this.exporter = exporter;
    this.seed = seed;
  }

  /** A table for a game that has been compiled already. */
  public void open(Game game) {
    this.game = game;
    table = new Table(game, seed);
  }

  /**
   * Does what is asked.
   *
   * @param verb {@code rules}, {@code form}, {@code tests}, {@code interactive-diagram} or {@code
   *     fairy-section}, or one that the table knows
   * @param argument for {@code rules} and what is made of them their text, for {@code tests} that
   *     of a suite, for {@code form} see {@link FormSheet#ask}
   * @return JSON; for {@code rules} see {@link #compile}, for {@code tests} see {@link
   *     SuiteTrial#report}, for what is made of rules see {@link Exporter}
   */
  public String ask(String verb, String argument) {
    if (OF_RULES.contains(verb)) {
      return argument.length() > LONGEST
          ? Json.of(Map.of("problem", "These rules are too long for a page."))
          : ofRules(verb, argument);
    }
    Game tried = game;
    if (verb.equals("tests") && tried != null) {
      return Json.of(SuiteTrial.report(argument, tried));
    }
    Table asked = table;
    return asked == null
        ? Json.of(Map.of("problem", "No game has been loaded."))
        : asked.ask(verb, argument);
  }

  private String ofRules(String verb, String text) {
    if (verb.equals("form")) {
      return new FormSheet(rules).ask(text);
    }
    if (verb.equals("rules")) {
      return compile(text);
    }
    Exporter made = exporter;
    return made == null
        ? Json.of(Map.of("problem", "This page writes nothing for other programs."))
        : made.export(verb, rules.apply(text).load());
  }

  /**
   * Compiles rules; when they hold no error, they are played from then on.
   *
   * @return JSON: {@code errors}, {@code marks} in the text, {@code problems} as an author reads
   *     them, and the {@code setting} of the game, unless there are errors
   */
  private String compile(String text) {
    Rules read = rules.apply(text);
    Loading loading = read.load();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("errors", loading.errors());
    answer.put("problems", loading.problems());
    answer.put("marks", marks(loading.diagnostics(), read.main()));
    Game game = loading.game().orElse(null);
    if (game != null) {
      open(game);
      answer.put("title", game.title());
      // The setting is JSON already; it travels as a text, so that nothing need be read again here.
      answer.put("setting", setting.apply(game, read));
    }
    return Json.of(answer);
  }

  /** Where problems are; those of texts that are included stand in the first line. */
  private static List<Object> marks(List<Diagnostic> diagnostics, Source main) {
    List<Object> marks = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics) {
      if (marks.size() >= MOST_MARKS) {
        break;
      }
      Span span = diagnostic.span();
      boolean here = span.source() == main;
      Map<String, Object> mark = new LinkedHashMap<>();
      mark.put("start", here ? span.start() : 0);
      mark.put("end", here ? Math.max(span.end(), span.start() + 1) : 0);
      mark.put("line", here ? span.line() : 1);
      mark.put("column", here ? span.column() : 1);
      mark.put("severity", diagnostic.severity().name().toLowerCase(Locale.ROOT));
      mark.put(
          "message", here ? diagnostic.message() : span.position() + ": " + diagnostic.message());
      mark.put("help", String.valueOf(diagnostic.help() == null ? "" : diagnostic.help()));
      marks.add(mark);
    }
    return marks;
  }
}
