/** Suites as text: YAML read into records, each part with its place; it knows no game. */
@NullMarked
package org.rookery.suites.format;

import org.jspecify.annotations.NullMarked;
