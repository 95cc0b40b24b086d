/** Configurations of other programs, and the rules files that are written from them. */
@NullMarked
package org.rookery.tests.exchange;

import org.jspecify.annotations.NullMarked;
