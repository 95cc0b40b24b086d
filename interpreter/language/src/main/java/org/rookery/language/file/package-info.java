/**
 * The only door to people's files: read within bounds, and written whole or not at all. It does not
 * know what is in them.
 */
@NullMarked
package org.rookery.language.file;

import org.jspecify.annotations.NullMarked;
