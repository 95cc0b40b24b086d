/**
 * Random input, the same for the same seed: diagnostics and refusals, never exceptions, in bounded
 * time.
 */
@NullMarked
package org.rookery.tests.fuzz;

import org.jspecify.annotations.NullMarked;
