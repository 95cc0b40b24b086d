/** The outside of Rookery: what people start. It holds no rule of any game. */
@NullMarked
package org.rookery.app;

import org.jspecify.annotations.NullMarked;
