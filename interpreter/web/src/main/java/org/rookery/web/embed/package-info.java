/**
 * What programs in JavaScript call: rules, games and matches as objects that answer in texts and in
 * JSON.
 */
@NullMarked
package org.rookery.web.embed;

import org.jspecify.annotations.NullMarked;
