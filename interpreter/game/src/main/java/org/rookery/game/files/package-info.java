/**
 * From the name of a game to a game ready to be played, with what the compiler had to say about its
 * rules file. It knows no console.
 */
@NullMarked
package org.rookery.game.files;

import org.jspecify.annotations.NullMarked;
