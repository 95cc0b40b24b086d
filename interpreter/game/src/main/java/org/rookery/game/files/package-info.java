/**
 * Rules files found by name and loaded from disk: a thin layer over the facade. It does not know
 * the console.
 */
@NullMarked
package org.rookery.game.files;

import org.jspecify.annotations.NullMarked;
