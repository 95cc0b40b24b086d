/**
 * Reads and prints s-expressions. This package knows no keyword: {@code piece} is just a symbol.
 */
@NullMarked
package org.rookery.language.form;

import org.jspecify.annotations.NullMarked;
