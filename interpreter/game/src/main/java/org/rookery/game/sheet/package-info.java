/**
 * The rules of a game in plain words, made from its model and from the author's comments. It does
 * not know the console.
 */
@NullMarked
package org.rookery.game.sheet;

import org.jspecify.annotations.NullMarked;
