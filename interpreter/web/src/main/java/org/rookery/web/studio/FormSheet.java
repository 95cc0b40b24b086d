package org.rookery.web.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.source.Source;
import org.rookery.web.table.Json;

/**
 * The rules as a form to fill in: says what a text says in some places, and changes it there. The
 * text is the truth; a change after which it would not compile is not made.
 */
final class FormSheet {
  private static final String NO_GAME =
      "These rules hold no game or variant that a form could change: begin one in the text.";

  private final Function<String, Rules> rules;

  /**
   * A form for rules.
   *
   * @param rules reads the text of rules
   */
  FormSheet(Function<String, Rules> rules) {
    this.rules = rules;
  }

  /**
   * Does what is asked, line by line.
   *
   * @param argument lines up to an empty one, each a verb ({@code find}, {@code put} or {@code
   *     drop}), a tabulator, and a form; then the text of the rules
   * @return JSON: {@code found} with what the text says in place of each form to find, and {@code
   *     text} with the changes; or a {@code problem}
   */
  String ask(String argument) {
    int end = argument.indexOf("\n\n");
    if (end < 0) {
      return problem("A form needs lines that say what to do, an empty line, and the rules.");
    }
    String before = argument.substring(end + 2);
    String text = before;
    List<String> found = new ArrayList<>();
    for (String line : argument.substring(0, end).split("\n")) {
      RulesEdits edits = RulesEdits.of(source(text));
      if (!edits.hasGame()) {
        return problem(NO_GAME);
      }
      int tab = line.indexOf('\t');
      String form = line.substring(tab + 1);
      if (!RulesEdits.isForm(form)) {
        return problem("This is no form in brackets: " + form);
      }
      switch (line.substring(0, Math.max(tab, 0))) {
        case "find" -> found.add(edits.found(form));
        case "put" -> text = edits.with(form);
        case "drop" -> text = edits.without(form);
        default -> {
          return problem("A form cannot do this: " + line);
        }
      }
    }
    return text.equals(before) ? answer(found, text) : checked(found, text);
  }

  private Source source(String text) {
    return rules.apply(text).main();
  }

  private String checked(List<String> found, String text) {
    Loading loading = rules.apply(text).load();
    return loading.diagnostics().stream()
        .filter(one -> one.severity() == Severity.ERROR)
        .findFirst()
        .map(Diagnostic::message)
        .or(loading::refusal)
        .map(reason -> problem("That does not fit this game: " + reason))
        .orElseGet(() -> answer(found, text));
  }

  private static String answer(List<String> found, String text) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("found", found);
    answer.put("text", text);
    return Json.of(answer);
  }

  private static String problem(String sentence) {
    return Json.of(Map.of("problem", sentence));
  }
}
