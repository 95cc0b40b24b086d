/** Games that hide something: what players see, and that nothing else reaches them. */
@NullMarked
package org.rookery.tests.hidden;

import org.jspecify.annotations.NullMarked;
