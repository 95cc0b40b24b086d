/**
 * Lays out the text of rules files: indentation and blanks, not words and not line breaks. It knows
 * no keyword.
 */
@NullMarked
package org.rookery.language.layout;

import org.jspecify.annotations.NullMarked;
