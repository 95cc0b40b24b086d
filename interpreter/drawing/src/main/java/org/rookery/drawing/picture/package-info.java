/**
 * Boards, pieces and movement diagrams as pictures: one drawing for SVG and PNG. It knows neither
 * positions nor files.
 */
@NullMarked
package org.rookery.drawing.picture;

import org.jspecify.annotations.NullMarked;
