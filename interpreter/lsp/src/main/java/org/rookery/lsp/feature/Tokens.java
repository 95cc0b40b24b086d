package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Position;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** What each word of a file is, for colours. */
public final class Tokens {
  /** The kinds, in the order of their numbers. */
  public static final List<String> LEGEND =
      List.of(
          "comment",
          "string",
          "number",
          "keyword",
          "function",
          "class",
          "variable",
          "property",
          "parameter");

  private final World world;

  /** Words in files of a world. */
  public Tokens(World world) {
    this.world = world;
  }

  /** Five numbers for each word, as the protocol has them. */
  public List<Integer> of(Path file) {
    EditedRules text = world.parsed(file);
    Set<String> words =
        Keywords.reference().stream().map(Keywords.Entry::name).collect(Collectors.toSet());
    words.addAll(Set.of("define", "include", "for-each", "game", "variant", "else", "then"));
    Map<String, String> names = new HashMap<>();
    for (Definition definition : world.definitions(file)) {
      String kind =
          switch (definition.word()) {
            case "define" -> "function";
            case "piece" -> "class";
            case "zone" -> "property";
            default -> "variable";
          };
      names.putIfAbsent(definition.name().atom().orElse(""), kind);
    }
    NavigableMap<Integer, int[]> found = new TreeMap<>();
    text.each(
        form -> {
          if (!(form instanceof Form.Group)) {
            Span span = form.origin().span();
            put(found, text.source(), span.start(), span.end(), kind(form, words, names));
          }
        });
    comments(text, found);
    return numbers(text.source(), found);
  }

  private static String kind(Form form, Set<String> words, Map<String, String> names) {
    if (form instanceof Form.Text) {
      return "string";
    } else if (form instanceof Form.Num) {
      return "number";
    }
    String name = form.atom().orElse("");
    if (name.startsWith("$")) {
      return "parameter";
    }
    return words.contains(name) ? "keyword" : names.getOrDefault(name, "variable");
  }

  private static void comments(EditedRules text, NavigableMap<Integer, int[]> found) {
    Source source = text.source();
    int lines = source.line(source.text().length());
    for (int line = 1; line <= lines; line++) {
      int start = source.lineStart(line);
      int end = source.lineEnd(line);
      for (int at = start; at < end; at++) {
        Map.Entry<Integer, int[]> before = found.floorEntry(at);
        boolean inside = before != null && at < before.getValue()[0];
        if (source.text().charAt(at) == ';' && !inside) {
          put(found, source, at, end, "comment");
          break;
        }
      }
    }
  }

  /** Adds a word; one of several lines, which some editors cannot show, line by line. */
  private static void put(
      NavigableMap<Integer, int[]> found, Source source, int start, int end, String kind) {
    int at = start;
    while (at < end) {
      int lineEnd = Math.min(end, Math.max(at, source.lineEnd(source.line(at))));
      if (lineEnd > at) {
        found.put(at, new int[] {lineEnd, LEGEND.indexOf(kind)});
      }
      int next = source.line(at) + 1;
      int lines = source.line(source.text().length());
      at = next <= lines ? source.lineStart(next) : end;
    }
  }

  private static List<Integer> numbers(Source source, NavigableMap<Integer, int[]> found) {
    List<Integer> numbers = new ArrayList<>();
    Position last = new Position(0, 0);
    for (Map.Entry<Integer, int[]> token : found.entrySet()) {
      Position here = Ranges.position(source, token.getKey());
      int lines = here.getLine() - last.getLine();
      numbers.add(lines);
      numbers.add(lines == 0 ? here.getCharacter() - last.getCharacter() : here.getCharacter());
      numbers.add(token.getValue()[0] - token.getKey());
      numbers.add(token.getValue()[1]);
      numbers.add(0);
      last = here;
    }
    return numbers;
  }
}
