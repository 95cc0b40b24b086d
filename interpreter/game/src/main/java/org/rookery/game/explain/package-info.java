/**
 * Why a move is or is not legal, with the place in the rules file that says so. It does not know
 * files.
 */
@NullMarked
package org.rookery.game.explain;

import org.jspecify.annotations.NullMarked;
