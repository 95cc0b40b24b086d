/** What several ways of learning need of linear algebra. */
@NullMarked
package org.rookery.player.algebra;

import org.jspecify.annotations.NullMarked;
