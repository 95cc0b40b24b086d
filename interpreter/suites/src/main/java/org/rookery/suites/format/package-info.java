/** Suites as text: YAML read into records, each part with its place. It does not know games. */
@NullMarked
package org.rookery.suites.format;

import org.jspecify.annotations.NullMarked;
