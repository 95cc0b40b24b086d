/** The interpreter as a script inside the page. */
@NullMarked
package org.rookery.web.script;

import org.jspecify.annotations.NullMarked;
