/**
 * Where the squares of a board lie when it is drawn, as plain numbers: for pictures and pages
 * alike.
 */
@NullMarked
package org.rookery.drawing.ground;

import org.jspecify.annotations.NullMarked;
