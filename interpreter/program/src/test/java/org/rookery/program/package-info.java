/** Tests of programs. */
@NullMarked
package org.rookery.program;

import org.jspecify.annotations.NullMarked;
