/**
 * From the text of a rules file to expanded forms, with diagnostics. It knows brackets, macros and
 * includes, not what a word means.
 */
@NullMarked
package org.rookery.language;

import org.jspecify.annotations.NullMarked;
