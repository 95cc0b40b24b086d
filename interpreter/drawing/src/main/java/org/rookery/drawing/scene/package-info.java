/** What a picture shows of a board, or of how a piece moves, as values. */
@NullMarked
package org.rookery.drawing.scene;

import org.jspecify.annotations.NullMarked;
