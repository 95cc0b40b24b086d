/** The page itself: what it shows of a game, and one file that holds it all. */
@NullMarked
package org.rookery.web.page;

import org.jspecify.annotations.NullMarked;
