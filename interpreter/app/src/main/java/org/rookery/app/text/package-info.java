/** Surveys, mutations and comparisons in words for people. It does not know the console. */
@NullMarked
package org.rookery.app.text;

import org.jspecify.annotations.NullMarked;
