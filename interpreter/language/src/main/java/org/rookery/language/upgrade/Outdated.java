package org.rookery.language.upgrade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  private static final List<List<Form>> LISTED = read();
  private static final Map<String, List<Spelling>> SPELLINGS =
      listed(WAS)
          .map(items -> new Spelling(items.get(1), items.get(2)))
          .collect(Collectors.groupingBy(Spelling::word));
  private static final Map<Renamed, Map<String, String>> NAMES = names();

  private Outdated() {}

  /** The advice about a word that is gone, or whose arguments were others. */
  public static Optional<String> advice(String word) {
    return today(word).map(today -> advice(word, today));
  }

  /** The spelling of today of a word that is gone, or whose arguments were others. */
  public static Optional<String> today(String word) {
    String not = word.startsWith(NOT) ? NOT : "";
    String asked = word.substring(not.length());
    return today(Renamed.WORD, asked)
        .or(() -> of(asked).stream().findFirst().map(Spelling::today))
        .map(today -> not + today);
  }

  /** The advice about a file of the library that has another name today. */
  public static Optional<String> adviceOnFile(String file) {
    return today(Renamed.FILE, file).map(today -> advice(file, today));
  }

  /** The advice about a check of lint that has another name today. */
  public static Optional<String> adviceOnCheck(String code) {
    return today(Renamed.CHECK, code).map(today -> advice(code, today));
  }

  /** The advice about a placeholder of {@code turn-text} that has another name today. */
  public static Optional<String> adviceOnPlaceholder(String placeholder) {
    return today(Renamed.PLACEHOLDER, placeholder).map(today -> advice(placeholder, today));
  }

  /** The same of a word whose spelling of today is known. */
  public static String advice(String word, String today) {
    return "`" + word + "` is `" + today + "` today; `rookery fmt --upgrade FILE` rewrites it";
  }

  /** The spellings that begin with a word. */
  static List<Spelling> of(String word) {
    return SPELLINGS.getOrDefault(word, List.of());
  }

  /** The name of today, if this is an old one. */
  static Optional<String> today(Renamed kind, String name) {
    return Optional.ofNullable(NAMES.getOrDefault(kind, Map.of()).get(name));
  }

  private static Stream<List<Form>> listed(String heading) {
    return LISTED.stream().filter(items -> items.get(0).isWord(heading));
  }

  private static Map<Renamed, Map<String, String>> names() {
    Map<Renamed, Map<String, String>> names = new EnumMap<>(Renamed.class);
    for (Renamed kind : Renamed.values()) {
      names.put(
          kind,
          listed(kind.heading())
              .collect(Collectors.toMap(items -> name(items.get(1)), items -> name(items.get(2)))));
    }
    return names;
  }

  private static String name(Form form) {
    return form instanceof Form.Text text ? text.value() : form.toString();
  }

  private static List<List<Form>> read() {
    try (InputStream in = Outdated.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return FormReader.read(Source.of(RESOURCE, text), new Diagnostics()).stream()
          .map(form -> ((Form.Group) form).items())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
