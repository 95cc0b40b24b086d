/** Makes the files of the package for JavaScript, while Rookery is built; none of it goes there. */
@NullMarked
package org.rookery.js.pack;

import org.jspecify.annotations.NullMarked;
