/**
 * What the shape of the house promises: layers, no cycles, no hidden state, names that say
 * something.
 */
@NullMarked
package org.rookery.tests.architecture;

import org.jspecify.annotations.NullMarked;
