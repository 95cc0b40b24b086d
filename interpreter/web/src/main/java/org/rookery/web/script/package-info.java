/**
 * The interpreter as a script inside the page; TeaVM's annotations live here and in {@code
 * web.embed}. It does not know the JVM.
 */
@NullMarked
package org.rookery.web.script;

import org.jspecify.annotations.NullMarked;
