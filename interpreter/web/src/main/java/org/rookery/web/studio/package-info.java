/** Rules that are being written: what is wrong with them, and a table to try them on. */
@NullMarked
package org.rookery.web.studio;

import org.jspecify.annotations.NullMarked;
