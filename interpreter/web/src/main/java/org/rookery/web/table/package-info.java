/**
 * A match as a page asks about it, in texts; it also runs in browsers. It knows neither pages nor
 * HTTP.
 */
@NullMarked
package org.rookery.web.table;

import org.jspecify.annotations.NullMarked;
