/** What surveys, mutations and comparisons came to, in words for people; it knows no console. */
@NullMarked
package org.rookery.app.text;

import org.jspecify.annotations.NullMarked;
