/** Coverage as text, as a page, for lcov and for Cobertura. It does not know games. */
@NullMarked
package org.rookery.coverage.report;

import org.jspecify.annotations.NullMarked;
