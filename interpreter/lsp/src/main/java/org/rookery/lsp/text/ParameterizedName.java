package org.rookery.lsp.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.language.form.Form;

/**
 * A name with parameters in it, such as {@code Promoted-$piece}, from which others are made.
 *
 * @param spelling as it stands in a macro
 * @param pieces characters, and null in the place of each parameter
 */
public record ParameterizedName(String spelling, List<Optional<String>> pieces) {
  private static final String ANYTHING = "(.+?)";

  /** All in a text. */
  public static List<ParameterizedName> in(EditedRules text) {
    List<ParameterizedName> found = new ArrayList<>();
    for (Form outer : text.forms()) {
      Set<String> parameters = null;
      for (String name : glued(outer)) {
        parameters = parameters == null ? Parameters.declared(outer) : parameters;
        ParameterizedName glue = of(name, parameters);
        if (glue.pieces().size() > 1) {
          found.add(glue);
        }
      }
    }
    return found;
  }

  private static Set<String> glued(Form outer) {
    Set<String> names = new LinkedHashSet<>();
    EditedRules.each(
        outer, form -> form.atom().filter(name -> name.indexOf('$') >= 0).ifPresent(names::add));
    return names;
  }

  private static ParameterizedName of(String name, Set<String> parameters) {
    List<Optional<String>> pieces = new ArrayList<>();
    int literal = 0;
    for (Parameters.Use use : Parameters.uses(name, parameters)) {
      if (use.start() > literal) {
        pieces.add(Optional.of(name.substring(literal, use.start())));
      }
      pieces.add(Optional.empty());
      literal = use.end();
    }
    if (literal < name.length()) {
      pieces.add(Optional.of(name.substring(literal)));
    }
    return new ParameterizedName(name, List.copyOf(pieces));
  }

  /** Whether there are characters of its own in it, so that it is known by them. */
  public boolean isMarked() {
    return pieces.stream().flatMap(Optional::stream).anyMatch(part -> part.length() > 1);
  }

  /** Whether it could make this name. */
  public boolean makes(String name) {
    return name.length() >= pieces.size() && pattern(-1, "").matcher(name).matches();
  }

  /** The name made of one of the old names, made of the new one instead; empty for other names. */
  public Optional<String> renamed(String name, Map<String, String> changes) {
    for (int i = 0; i < pieces.size(); i++) {
      for (Map.Entry<String, String> change : changes.entrySet()) {
        boolean may = pieces.get(i).isEmpty() && name.contains(change.getKey());
        Matcher match = pattern(i, may ? change.getKey() : "").matcher(name);
        if (may && match.matches()) {
          int at = match.start("part");
          String rest = name.substring(at + change.getKey().length());
          return Optional.of(name.substring(0, at) + change.getValue() + rest);
        }
      }
    }
    return Optional.empty();
  }

  /** What it makes when one of its parameters is this part. */
  private Pattern pattern(int place, String part) {
    List<String> expressions = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      String free = i == place ? "(?<part>" + Pattern.quote(part) + ")" : ANYTHING;
      expressions.add(pieces.get(i).map(Pattern::quote).orElse(free));
    }
    return Pattern.compile(expressions.stream().collect(Collectors.joining()));
  }
}
