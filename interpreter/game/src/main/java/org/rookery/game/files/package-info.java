/**
 * Rules in files: from the name of a game to its rules. A thin layer over the facade, which knows
 * no files; it knows no console.
 */
@NullMarked
package org.rookery.game.files;

import org.jspecify.annotations.NullMarked;
