package org.rookery.language.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a form came from.
 *
 * @param span where its text is written: in a file's own text, in the body of a macro, or, for an
 *     argument, where the argument was given
 * @param place where it stands in the body of the macro that {@code site} called: for an argument
 *     the parameter, else the same as {@code span}
 * @param site the innermost macro call that produced it, or null for a form that was only read
 */
public record Origin(Span span, Span place, @Nullable MacroCall site) {
  /** The origin of a form that was read and not expanded. */
  public static Origin of(Span span) {
    return new Origin(span, span, null);
  }

  /** The origin of this form of a macro body in the expansion of one call of that macro. */
  public Origin in(MacroCall call) {
    return new Origin(span, place, call);
  }

  /** The origin of this argument where it stands for a parameter of one call. */
  public Origin at(Span parameter, MacroCall call) {
    return new Origin(span, parameter, call);
  }

  /** The origin of a part of this text, by offsets from where the text starts. */
  public Origin part(int start, int end) {
    Span part = new Span(span.source(), span.start() + start, span.start() + end);
    return new Origin(part, span == place ? part : place, site);
  }

  /**
   * What to show to the author: the text itself when it stands in the author's file, else the
   * nearest call that does. The author's file is the one that the outermost call stands in.
   */
  public Span authored() {
    MacroCall shown = shownCall();
    return shown == null ? span : shown.call();
  }

  /**
   * The macro calls that led here: first, from outside in, those between what {@link #authored()}
   * shows and the form; then, from inside out, those around what it shows.
   */
  public List<Step> steps() {
    MacroCall boundary = shownCall();
    if (boundary == null && span != place) {
      boundary = callGiven();
    }
    Deque<Step> beneath = new ArrayDeque<>();
    List<Step> around = new ArrayList<>();
    boolean inside = boundary != null;
    Span standing = place;
    for (MacroCall s = site; s != null; s = s.outer()) {
      if (inside) {
        beneath.addFirst(new Step(s.macro(), standing, false));
      } else {
        around.add(new Step(s.macro(), s.call(), true));
      }
      inside = inside && s != boundary;
      standing = s.call();
    }
    List<Step> steps = new ArrayList<>(beneath);
    steps.addAll(around);
    return steps;
  }

  /** The call to show in place of the text, or null when the text is the author's own. */
  private @Nullable MacroCall shownCall() {
    if (site == null) {
      return null;
    }
    Source author = site.outermost().call().source();
    if (span.source() == author) {
      return null;
    }
    MacroCall nearest = site;
    while (nearest.call().source() != author && nearest.outer() != null) {
      nearest = nearest.outer();
    }
    return nearest;
  }

  /** The call that this text is an argument of, or null when it is none. */
  private @Nullable MacroCall callGiven() {
    MacroCall s = site;
    while (s != null && !s.call().contains(span)) {
      s = s.outer();
    }
    return s;
  }

  /** By where texts begin: forms with their origins are keys of large tables. */
  @Override
  public int hashCode() {
    int hash = span.start() * 0x9E3779B1 + span.end();
    for (MacroCall call = site; call != null; call = call.outer()) {
      hash = hash * 0x9E3779B1 + call.call().start();
    }
    return hash;
  }

  /**
   * One macro call on the way from an author's text to a form.
   *
   * @param span the place in the body of the macro, or, for a call around, the call
   * @param around whether the call is around the text shown, rather than between it and the form
   */
  public record Step(String macro, Span span, boolean around) {}
}
