/**
 * Classes put together while a game runs, from instructions of the Java machine. It knows neither
 * positions nor moves.
 */
@NullMarked
package org.rookery.engine.bytecode;

import org.jspecify.annotations.NullMarked;
