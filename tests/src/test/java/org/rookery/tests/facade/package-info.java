/** The facade as other programs use it. */
@NullMarked
package org.rookery.tests.facade;

import org.jspecify.annotations.NullMarked;
