/** Tests of outcomes. */
@NullMarked
package org.rookery.engine.adjudicate;

import org.jspecify.annotations.NullMarked;
