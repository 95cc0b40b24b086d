package org.rookery.coverage.condition;

import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/**
 * A condition of which one thing is otherwise.
 *
 * @param condition the whole, with that thing otherwise
 * @param origin of what is otherwise
 * @param instead what stands there instead, or the square in question; empty for nothing
 */
public record Alternative(Form condition, Origin origin, String instead, Kind kind) {
  /** What is otherwise. */
  public enum Kind {
    /** A part of an {@code and}, {@code or} or {@code not}, or the whole, is its opposite. */
    OPPOSITE,
    /** Something else stands there. */
    INSTEAD,
    /** It does not stand there. */
    LEFT_OUT,
    /** An area is a square smaller. */
    SQUARE_LESS,
    /** An area is a square larger. */
    SQUARE_MORE
  }
}
