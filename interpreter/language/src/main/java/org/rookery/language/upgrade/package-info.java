/**
 * Words of earlier versions: today's word for each, and texts rewritten. It does not know what a
 * game is.
 */
@NullMarked
package org.rookery.language.upgrade;

import org.jspecify.annotations.NullMarked;
