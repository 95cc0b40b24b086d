/**
 * Runs the rules of pieces on a position as flat code, collects the moves they emit, and answers
 * the tests and numbers of rules.
 *
 * <p>What attacks what, and who has a turn, is asked of others by {@link
 * org.rookery.engine.run.AttackQuestions} and {@link
 * org.rookery.engine.run.TestEvaluator.TurnQuestion}.
 */
@NullMarked
package org.rookery.engine.run;

import org.jspecify.annotations.NullMarked;
