/** The package for JavaScript, as somebody finds it who has installed it. */
@NullMarked
package org.rookery.tests.js;

import org.jspecify.annotations.NullMarked;
