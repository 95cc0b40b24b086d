@NullMarked
package org.rookery.tests.lint;

import org.jspecify.annotations.NullMarked;
