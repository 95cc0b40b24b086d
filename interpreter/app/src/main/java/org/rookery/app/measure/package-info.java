/** How fast games run, and what loading them takes. It knows no console. */
@NullMarked
package org.rookery.app.measure;

import org.jspecify.annotations.NullMarked;
