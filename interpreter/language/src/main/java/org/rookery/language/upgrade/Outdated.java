package org.rookery.language.upgrade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;

/** What words of earlier versions are written as today. */
public final class Outdated {
  private static final String RESOURCE = "spellings.rules";
  private static final String WAS = "was";

  /** What a question begins with that asks for the opposite. */
  static final String NOT = "not-";

  private static final Map<String, List<Spelling>> SPELLINGS = read();

  private Outdated() {}

  /** What to tell whoever writes a word that is gone, or not as it once could be written. */
  public static Optional<String> advice(String word) {
    String not = word.startsWith(NOT) ? NOT : "";
    return of(word.substring(not.length())).stream()
        .findFirst()
        .map(spelling -> advice(word, not + spelling.today()));
  }

  /** The same of a word whose spelling of today is known. */
  public static String advice(String word, String today) {
    return "`" + word + "` is `" + today + "` today; `rookery fmt --upgrade FILE` rewrites it";
  }

  /** The spellings that begin with a word. */
  static List<Spelling> of(String word) {
    return SPELLINGS.getOrDefault(word, List.of());
  }

  private static Map<String, List<Spelling>> read() {
    try (InputStream in = Outdated.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return FormReader.read(Source.of(RESOURCE, text), new Diagnostics()).stream()
          .filter(form -> form.isHeadedBy(WAS))
          .map(form -> ((Form.Group) form).items())
          .map(items -> new Spelling(items.get(1), items.get(2)))
          .collect(Collectors.groupingBy(Spelling::word));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
