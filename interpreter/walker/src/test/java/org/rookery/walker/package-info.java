/** The reference walker by itself, without the engine beside it. */
@NullMarked
package org.rookery.walker;

import org.jspecify.annotations.NullMarked;
