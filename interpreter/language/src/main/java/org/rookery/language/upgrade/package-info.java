/** Spellings of earlier versions: what each is today, and texts rewritten. */
@NullMarked
package org.rookery.language.upgrade;

import org.jspecify.annotations.NullMarked;
