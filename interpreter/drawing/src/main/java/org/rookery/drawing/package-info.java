/**
 * Games as people see them: boards as text and as pictures, and diagrams of how a piece moves. It
 * knows programs and positions; rules files and the console it does not know.
 */
@NullMarked
package org.rookery.drawing;

import org.jspecify.annotations.NullMarked;
