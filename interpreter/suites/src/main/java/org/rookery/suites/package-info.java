/**
 * Regression suites: what authors believe about their games, written as YAML, and whether it holds.
 *
 * <p>{@code format} reads a file into a {@link org.rookery.suites.format.Suite} of {@link
 * org.rookery.suites.format.Case}s; {@code run} tries them on a game and gives what came of each as
 * values; {@code record} writes answers back into the file; {@code report} tells results as text
 * and in the formats of other programs. Nothing here prints: the command line shows what reports
 * return.
 *
 * <p>A program that has a game of its own, such as one whose rules were changed on purpose, tries a
 * suite on it like this:
 *
 * <pre>{@code
 * Suite suite = SuiteReader.read(file);
 * CaseRunner cases = new CaseRunner(game, suite, SuiteRunner.PATIENCE, Witness.NONE);
 * for (Suite.Item item : suite.items()) {
 *   CaseResult result = cases.run(item);
 * }
 * }</pre>
 */
@NullMarked
package org.rookery.suites;

import org.jspecify.annotations.NullMarked;
