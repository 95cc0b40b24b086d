/** Answers written back into the files of suites, where their author asked for it. */
@NullMarked
package org.rookery.suites.record;

import org.jspecify.annotations.NullMarked;
