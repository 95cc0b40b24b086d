/**
 * The only door to people's files: they are read within bounds and written as a whole or not at
 * all. It does not know what is in them.
 */
@NullMarked
package org.rookery.language.file;

import org.jspecify.annotations.NullMarked;
