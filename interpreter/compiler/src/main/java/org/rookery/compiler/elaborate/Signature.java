package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.language.form.Form;

/** The arguments a word takes, in order. */
record Signature(List<Parameter> parameters) {
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
    return new Signature(List.copyOf(parameters));
  }

  private static Parameter parameter(String text) {
    boolean optional = text.startsWith("[");
    String inner = optional ? text.substring(1, text.length() - 1) : text;
    boolean repeated = inner.charAt(inner.length() - 1) == MORE;
    return Parameter.of(
        repeated ? inner.substring(0, inner.length() - 1) : inner, optional, repeated);
  }

  /** The least number of arguments. */
  int least() {
    return required(parameters.size());
  }

  /** The greatest number of arguments. */
  int most() {
    return anyRepeated(parameters.size()) ? Integer.MAX_VALUE : parameters.size();
  }

  /** What is wrong with the number of arguments, if anything. */
  Optional<String> misfit(int count) {
    if (count >= least() && count <= most()) {
      return Optional.empty();
    }
    int limit = count < least() ? least() : most();
    String bound = least() == most() ? "" : count < least() ? "at least " : "at most ";
    String noun = limit == 1 ? " argument" : " arguments";
    return Optional.of(limit == 0 ? "no arguments" : bound + limit + noun);
  }

  /** What argument number {@code index} should be, when the form cannot be that. */
  Optional<String> misfit(int index, Form form) {
    List<String> wanted = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      boolean possible = required(i) <= index && (anyRepeated(i + 1) || index <= i);
      if (possible && parameters.get(i).admits(form)) {
        return Optional.empty();
      }
      if (possible) {
        wanted.add(parameters.get(i).noun());
      }
    }
    return Optional.of(String.join(" or ", wanted));
  }

  private int required(int end) {
    int required = 0;
    for (int i = 0; i < end; i++) {
      required += parameters.get(i).optional() ? 0 : 1;
    }
    return required;
  }

  private boolean anyRepeated(int end) {
    for (int i = 0; i < end; i++) {
      if (parameters.get(i).repeated()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return parameters.stream().map(Parameter::toString).collect(Collectors.joining(" "));
  }
}
