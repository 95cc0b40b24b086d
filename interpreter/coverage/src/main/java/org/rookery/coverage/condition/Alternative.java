package org.rookery.coverage.condition;

import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/**
 * A condition of which one thing is otherwise.
 *
 * @param condition the whole, with that thing otherwise
 * @param origin of what is otherwise
 * @param instead what stands there instead; empty for nothing
 * @param isOpposite whether a part of an {@code and}, {@code or} or {@code not}, or the whole, is
 *     its opposite
 */
public record Alternative(Form condition, Origin origin, String instead, boolean isOpposite) {}
