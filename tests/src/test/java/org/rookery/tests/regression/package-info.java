/** What authors believe about the games in {@code rules/}, under {@code tests/regression/}. */
@NullMarked
package org.rookery.tests.regression;

import org.jspecify.annotations.NullMarked;
