/** How fast games run and how long they take to load. It does not know the console. */
@NullMarked
package org.rookery.app.measure;

import org.jspecify.annotations.NullMarked;
