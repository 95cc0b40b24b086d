/** Results told: as lines for people, and in the formats that build servers and editors read. */
@NullMarked
package org.rookery.suites.report;

import org.jspecify.annotations.NullMarked;
