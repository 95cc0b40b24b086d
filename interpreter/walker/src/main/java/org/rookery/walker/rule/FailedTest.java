package org.rookery.walker.rule;

import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.language.source.Origin;

/**
 * A test that is not answered as a way through a piece's rules needs it.
 *
 * @param wanted the answer that is needed
 * @param squares the squares it asks about
 * @param numbers what the numbers come to that it compares, in the order of the condition's; empty
 *     where it compares none
 * @param steps how many nodes lie before it: the more, the nearer the rule came
 */
public record FailedTest(
    Condition condition,
    boolean wanted,
    Origin origin,
    List<Integer> squares,
    List<Integer> numbers,
    int steps) {}
