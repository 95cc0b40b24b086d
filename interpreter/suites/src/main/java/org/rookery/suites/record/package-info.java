/**
 * Answers written back into suites where their author asked for it, and games kept as cases. It
 * does not know reports.
 */
@NullMarked
package org.rookery.suites.record;

import org.jspecify.annotations.NullMarked;
