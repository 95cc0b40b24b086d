/**
 * Probable mistakes: findings with codes, allowances and fixes for one file. It knows no console
 * and writes no file.
 */
@NullMarked
package org.rookery.lint;

import org.jspecify.annotations.NullMarked;
