/**
 * What programs in JavaScript call: rules, games and matches as objects that answer in texts and in
 * JSON. It is translated to WebAssembly.
 */
@NullMarked
package org.rookery.js;

import org.jspecify.annotations.NullMarked;
