/** Coverage as people and programs read it. */
@NullMarked
package org.rookery.coverage.report;

import org.jspecify.annotations.NullMarked;
