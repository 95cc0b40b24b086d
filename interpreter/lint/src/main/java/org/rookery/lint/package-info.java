/**
 * Lint: what an author hardly means although it compiles. It reads a file's text and its games,
 * tells findings with\n * codes and mends what can be mended without thinking; it knows no console
 * and writes no file.
 */
@NullMarked
package org.rookery.lint;

import org.jspecify.annotations.NullMarked;
