/**
 * The page: what it shows of a game, one file that holds it all, and sites of pages. It does not
 * know HTTP.
 */
@NullMarked
package org.rookery.web.page;

import org.jspecify.annotations.NullMarked;
