package org.rookery.language.upgrade;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  private final Source source;
  private final List<Form> forms;
  private final Set<String> own = new HashSet<>();
  private final List<Word> comments;

  private Upgrade(Source source) {
    this.source = source;
    this.forms = FormReader.read(source, new Diagnostics());
    this.comments =
        Word.all(source).stream().filter(word -> word.kind() == Word.Kind.COMMENT).toList();
    forms.forEach(this::noteNames);
  }

  /** The text of a source as it is written today. */
  public static String of(Source source) {
    return source.dialect().lenient() ? source.text() : new Upgrade(source).text();
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
      text.append(source.text(), from, form.origin().span().start()).append(rewritten(form));
      from = form.origin().span().end();
    }
    return text.append(source.text(), from, end).toString();
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
    // The first word of a call with arguments is that call's, whatever it means alone.
    int heads = group.items().size() > 1 && group.head().isPresent() ? 1 : 0;
    return between(start, end, group.items().subList(heads, group.items().size()));
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
