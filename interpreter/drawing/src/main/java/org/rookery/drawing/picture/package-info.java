/**
 * Boards, men and movement diagrams as pictures: one drawing code for SVG and PNG. It knows the
 * names of no man and no game, and neither consoles nor files of rules.
 */
@NullMarked
package org.rookery.drawing.picture;

import org.jspecify.annotations.NullMarked;
