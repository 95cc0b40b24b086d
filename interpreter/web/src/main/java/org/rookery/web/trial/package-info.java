/** Suites of cases, tried where there are no files. */
@NullMarked
package org.rookery.web.trial;

import org.jspecify.annotations.NullMarked;
