/**
 * S-expressions, read and printed. It does not know any keyword: {@code piece} is just a symbol.
 */
@NullMarked
package org.rookery.language.form;

import org.jspecify.annotations.NullMarked;
