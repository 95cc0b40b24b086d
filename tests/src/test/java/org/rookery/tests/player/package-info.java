/** The player: does it find what can be proved, in any game? */
@NullMarked
package org.rookery.tests.player;

import org.jspecify.annotations.NullMarked;
