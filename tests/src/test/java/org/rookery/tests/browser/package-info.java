/** The interpreter in browsers does what it does in the JVM. */
@NullMarked
package org.rookery.tests.browser;

import org.jspecify.annotations.NullMarked;
