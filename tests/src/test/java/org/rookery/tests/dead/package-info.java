/** Dead positions, as the engine proves them, beside every game that can still be played. */
@NullMarked
package org.rookery.tests.dead;

import org.jspecify.annotations.NullMarked;
