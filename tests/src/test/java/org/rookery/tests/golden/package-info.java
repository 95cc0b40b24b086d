/**
 * Printed forms of every stage, kept under {@code tests/golden/} and {@code tests/diagnostics/}.
 */
@NullMarked
package org.rookery.tests.golden;

import org.jspecify.annotations.NullMarked;
