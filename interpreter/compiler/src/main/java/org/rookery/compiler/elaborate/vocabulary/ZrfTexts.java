package org.rookery.compiler.elaborate.vocabulary;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.language.form.Form;

/** Texts for people, as ZRF writes them: a backslash breaks the line, a back-quote is a quote. */
public final class ZrfTexts {
  private static final Pattern BREAKS = Pattern.compile("[ \t]*\\\\[ \t]*(\r?\n[ \t]*)?");
  private static final Pattern FOLDS = Pattern.compile("[ \t]*\r?\n[ \t]*");

  /** Stands for a line break until the source's own lines have been joined. */
  private static final String BREAK = "\u0001";

  private ZrfTexts() {}

  /** The text as people shall see it. */
  static String shown(String text) {
    String broken = BREAKS.matcher(text).replaceAll(BREAK);
    return FOLDS.matcher(broken).replaceAll(" ").replace(BREAK, "\n").replace('`', '"').strip();
  }

  /** The texts and words among the forms, one after the other. */
  public static String joined(List<Form> forms) {
    return forms.stream().map(ZrfTexts::text).collect(Collectors.joining(" "));
  }

  private static String text(Form form) {
    return form instanceof Form.Text text ? shown(text.value()) : form.atom().orElse("");
  }
}
