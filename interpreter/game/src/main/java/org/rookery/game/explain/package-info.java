/**
 * Why a turn is or is not legal, in the words of the rules file. It reads the code of the moves
 * beside the engine, and knows no console.
 */
@NullMarked
package org.rookery.game.explain;

import org.jspecify.annotations.NullMarked;
