/** Tests of the words of the language. */
@NullMarked
package org.rookery.compiler.elaborate;

import org.jspecify.annotations.NullMarked;
