/**
 * Games as people see them: boards as text and as pictures, and diagrams of how a piece moves. It
 * knows neither rules files nor the console.
 */
@NullMarked
package org.rookery.drawing;

import org.jspecify.annotations.NullMarked;
