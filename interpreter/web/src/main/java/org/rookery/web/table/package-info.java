/** A match as a page asks about it, in texts; it runs in the browser too. */
@NullMarked
package org.rookery.web.table;

import org.jspecify.annotations.NullMarked;
