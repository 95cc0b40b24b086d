@NullMarked
package org.rookery.lint;

import org.jspecify.annotations.NullMarked;
