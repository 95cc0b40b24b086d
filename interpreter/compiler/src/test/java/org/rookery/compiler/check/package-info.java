/** Tests of the checks. */
@NullMarked
package org.rookery.compiler.check;

import org.jspecify.annotations.NullMarked;
