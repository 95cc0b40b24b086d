/** Turns and positions as the players of other games write them. */
@NullMarked
package org.rookery.tests.notation;

import org.jspecify.annotations.NullMarked;
