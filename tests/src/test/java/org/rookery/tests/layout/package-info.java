/** Rules files are laid out as {@code rookery fmt} does it. */
@NullMarked
package org.rookery.tests.layout;

import org.jspecify.annotations.NullMarked;
