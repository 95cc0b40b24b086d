package org.rookery.language.upgrade;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.form.Word;
import org.rookery.language.source.Source;

/**
 * Puts the spelling of today in place of those of earlier versions; all else in a text stays letter
 * by letter.
 *
 * <p>A name that the text defines itself is not touched, nor is a call with other arguments than
 * there were, or with a comment between them. Files of other programs stay as they are.
 */
public final class Upgrade {
  private static final Pattern PARAMETER = Pattern.compile("\\$(\\*|[a-z][a-z-]*)");

  /** Stands for all further arguments. */
  private static final String REST = "$*";

  /** What gives a name that a word of the language may have, too. */
  private static final Set<String> NAMING = Set.of("define", "attribute");

  private static final String INCLUDE = "include";
  private static final String TEXTS = "turn-text";

  /** The one section whose arguments name sections. */
  private static final String REMOVE = "remove";

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^{}]*\\}");
  private static final Pattern ALLOWANCE = Pattern.compile("(; *lint: *allow +)([a-z0-9-]+)");

  private final Source source;
  private final Predicate<String> beside;
  private final List<Form> forms;
  private final Set<String> own = new HashSet<>();
  private final List<Word> comments;

  private Upgrade(Source source, Predicate<String> beside) {
    this.source = source;
    this.beside = beside;
    this.forms = FormReader.read(source, new Diagnostics());
    this.comments =
        Word.all(source).stream().filter(word -> word.kind() == Word.Kind.COMMENT).toList();
    forms.forEach(this::noteNames);
  }

  /**
   * The text of a source as it is written today.
   *
   * @param beside whether a file that can be included by that name lies beside the source
   */
  public static String of(Source source, Predicate<String> beside) {
    return source.dialect().lenient() ? source.text() : new Upgrade(source, beside).text();
  }

  private String text() {
    return between(0, source.text().length(), forms);
  }

  private void noteNames(Form form) {
    if (form instanceof Form.Group group) {
      if (NAMING.contains(group.head().orElse("")) && group.items().size() > 1) {
        group.items().get(1).atom().ifPresent(own::add);
      }
      group.items().forEach(this::noteNames);
    }
  }

  /** The text from {@code start} to {@code end}, in which these forms stand. */
  private String between(int start, int end, List<Form> inside) {
    StringBuilder text = new StringBuilder();
    int from = start;
    for (Form form : inside) {
      text.append(gap(from, form.origin().span().start())).append(rewritten(form));
      from = form.origin().span().end();
    }
    return text.append(gap(from, end)).toString();
  }

  /** The text between forms: brackets, blanks and comments. */
  private String gap(int start, int end) {
    return ALLOWANCE
        .matcher(source.text().substring(start, end))
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1)
                        + Outdated.today(Renamed.CHECK, found.group(2)).orElse(found.group(2))));
  }

  private String rewritten(Form form) {
    int start = form.origin().span().start();
    int end = form.origin().span().end();
    if (!(form instanceof Form.Group group)) {
      return word(form).orElseGet(() -> source.text().substring(start, end));
    }
    Optional<String> other = call(group);
    if (other.isPresent()) {
      return other.get();
    }
    Optional<String> head = group.head().flatMap(this::renamed);
    if (head.isPresent()) {
      int open = group.items().get(0).origin().span().start();
      int close = group.items().get(0).origin().span().end();
      return gap(start, open) + head.get() + between(close, end, arguments(group));
    }
    // The first word of a call with arguments is that call's, whatever it means alone.
    boolean alone = group.items().size() == 1 || group.head().isEmpty();
    return switch (group.head().orElse("")) {
      case INCLUDE, REMOVE, TEXTS -> renamedArguments(group);
      default -> between(start, end, alone ? group.items() : arguments(group));
    };
  }

  private static List<Form> arguments(Form.Group group) {
    return group.items().subList(1, group.items().size());
  }

  /** What a word is called today, or its opposite, if it is another name. */
  private Optional<String> renamed(String word) {
    String not = word.startsWith(Outdated.NOT) ? Outdated.NOT : "";
    String asked = word.substring(not.length());
    return own.contains(asked)
        ? Optional.empty()
        : Outdated.today(Renamed.WORD, asked).map(today -> not + today);
  }

  /** A call some of whose arguments are names of their own kind. */
  private String renamedArguments(Form.Group group) {
    StringBuilder text = new StringBuilder();
    int from = group.origin().span().start();
    for (Form argument : arguments(group)) {
      text.append(gap(from, argument.origin().span().start()));
      text.append(renamedArgument(group.head().orElse(""), argument));
      from = argument.origin().span().end();
    }
    return text.append(gap(from, group.origin().span().end())).toString();
  }

  private String renamedArgument(String head, Form argument) {
    String written =
        source.text().substring(argument.origin().span().start(), argument.origin().span().end());
    if (head.equals(REMOVE)) {
      return argument.atom().flatMap(this::renamed).orElseGet(() -> rewritten(argument));
    }
    if (!(argument instanceof Form.Text text)) {
      return rewritten(argument);
    }
    if (head.equals(TEXTS)) {
      return PLACEHOLDER
          .matcher(written)
          .replaceAll(
              found ->
                  Matcher.quoteReplacement(
                      Outdated.today(Renamed.PLACEHOLDER, found.group()).orElse(found.group())));
    }
    return beside.test(text.value())
        ? written
        : Outdated.today(Renamed.FILE, text.value())
            .map(today -> "\"" + today + "\"")
            .orElse(written);
  }

  /** What a lone word is today, if it is another. */
  private Optional<String> word(Form form) {
    String text = form.atom().orElse("");
    if (text.startsWith(Outdated.NOT) && !own.contains(text.substring(Outdated.NOT.length()))) {
      return Outdated.of(text.substring(Outdated.NOT.length())).stream()
          .filter(spelling -> !(spelling.was() instanceof Form.Group))
          .map(spelling -> Outdated.NOT + spelling.today())
          .findFirst();
    }
    return own.contains(text)
        ? Optional.empty()
        : Outdated.of(text).stream()
            .filter(spelling -> form.isWord(spelling.was().toString()))
            .map(Spelling::today)
            .findFirst();
  }

  /** What a call is today, if it is written otherwise. */
  private Optional<String> call(Form.Group group) {
    String head = group.head().orElse("");
    int start = group.origin().span().start();
    int end = group.origin().span().end();
    boolean remarked =
        comments.stream().anyMatch(comment -> comment.start() >= start && comment.end() <= end);
    return remarked || own.contains(head)
        ? Optional.empty()
        : Outdated.of(head).stream()
            .flatMap(spelling -> instead(spelling, group).stream())
            .findFirst();
  }

  /** What stands in place of a call, if it is written like this. */
  private Optional<String> instead(Spelling spelling, Form.Group call) {
    if (!(spelling.was() instanceof Form.Group pattern)) {
      return Optional.empty();
    }
    List<Form> parts = pattern.items();
    boolean open = parts.get(parts.size() - 1).isWord(REST);
    int single = parts.size() - (open ? 1 : 0);
    int given = call.items().size();
    if (given < single || (given > single && !open)) {
      return Optional.empty();
    }
    Map<String, String> arguments = new HashMap<>();
    for (int i = 0; i < single; i++) {
      String part = FormPrinter.line(parts.get(i));
      Form argument = call.items().get(i);
      if (part.startsWith("$")) {
        arguments.put(part, rewritten(argument));
      } else if (!part.equals(FormPrinter.line(argument))) {
        return Optional.empty();
      }
    }
    String rest =
        call.items().stream().skip(single).map(this::rewritten).collect(Collectors.joining(" "));
    arguments.put(REST, rest);
    String today = spelling.today();
    return Optional.of(filled(rest.isEmpty() ? today.replace(" " + REST, "") : today, arguments));
  }

  private static String filled(String today, Map<String, String> arguments) {
    return PARAMETER
        .matcher(today)
        .replaceAll(name -> Matcher.quoteReplacement(arguments.getOrDefault(name.group(), "")));
  }
}
