/** Games assembled by hand, word by word, to test the engine without a compiler. */
@NullMarked
package org.rookery.engine.game;

import org.jspecify.annotations.NullMarked;
