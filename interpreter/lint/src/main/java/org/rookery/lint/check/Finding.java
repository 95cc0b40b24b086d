package org.rookery.lint.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Origin;

/**
 * Something found.
 *
 * @param message one sentence
 * @param help what to do; null where the message says it
 * @param fixes what mends it, each by itself; empty when that takes thinking
 */
public record Finding(
    CheckDescription card, Origin origin, String message, @Nullable String help, List<Fix> fixes) {}
