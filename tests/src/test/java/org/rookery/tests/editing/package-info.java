@NullMarked
package org.rookery.tests.editing;

import org.jspecify.annotations.NullMarked;
