/**
 * Lays out rules files: indentation and blanks change, words and line breaks stay. It does not know
 * any keyword.
 */
@NullMarked
package org.rookery.language.layout;

import org.jspecify.annotations.NullMarked;
