package org.rookery.compiler.elaborate.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.language.form.Form;

/**
 * The arguments a word takes, in order.
 *
 * @param least the least number of arguments
 * @param most the greatest number of arguments
 */
record Signature(List<Parameter> parameters, int least, int most) {
  private static final char MORE = '…';

  /**
   * Reads a signature as the manual shows it: {@code [x]} may be missing, {@code x…} may be
   * followed by more, {@code (word x)} is a group.
   */
  static Signature of(String text) {
    List<Parameter> parameters = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ' ';
      if (c == '(' || c == '[') {
        depth++;
      } else if (c == ')' || c == ']') {
        depth--;
      } else if (c == ' ' && depth == 0) {
        if (i > start) {
          parameters.add(parameter(text.substring(start, i)));
        }
        start = i + 1;
      }
    }
    int required = (int) parameters.stream().filter(parameter -> !parameter.optional()).count();
    boolean endless = parameters.stream().anyMatch(Parameter::repeated);
    return new Signature(
        List.copyOf(parameters), required, endless ? Integer.MAX_VALUE : parameters.size());
  }

  private static Parameter parameter(String text) {
    boolean optional = text.startsWith("[");
    String inner = optional ? text.substring(1, text.length() - 1) : text;
    boolean repeated = inner.charAt(inner.length() - 1) == MORE;
    return Parameter.of(
        repeated ? inner.substring(0, inner.length() - 1) : inner, optional, repeated);
  }

  /** What is wrong with the number of arguments, if anything. */
  Optional<String> misfit(int count) {
    if (count >= least && count <= most) {
      return Optional.empty();
    }
    int limit = count < least ? least : most;
    String bound = least == most ? "" : count < least ? "at least " : "at most ";
    String noun = limit == 1 ? " argument" : " arguments";
    return Optional.of(limit == 0 ? "no arguments" : bound + limit + noun);
  }

  /** What argument number {@code index} should be, when the form cannot be that. */
  Optional<String> misfit(int index, Form form) {
    for (int i = 0; i < parameters.size(); i++) {
      if (isPossible(i, index) && parameters.get(i).admits(form)) {
        return Optional.empty();
      }
    }
    return Optional.of(
        IntStream.range(0, parameters.size())
            .filter(i -> isPossible(i, index))
            .mapToObj(i -> parameters.get(i).noun())
            .collect(Collectors.joining(" or ")));
  }

  /** Whether the arguments fit parameters that each look in one way only, such as numbers. */
  boolean isFor(List<Form> args) {
    return misfit(args.size()).isEmpty()
        && parameters.stream().allMatch(parameter -> parameter.shapes().size() == 1)
        && IntStream.range(0, args.size()).allMatch(i -> misfit(i, args.get(i)).isEmpty());
  }

  /** Whether argument number {@code index} can be for a parameter, by the others' number alone. */
  private boolean isPossible(int parameter, int index) {
    int required = 0;
    boolean repeated = parameters.get(parameter).repeated();
    for (int i = 0; i < parameter; i++) {
      required += parameters.get(i).optional() ? 0 : 1;
      repeated |= parameters.get(i).repeated();
    }
    return required <= index && (repeated || index <= parameter);
  }

  @Override
  public String toString() {
    return parameters.stream().map(Parameter::toString).collect(Collectors.joining(" "));
  }
}
