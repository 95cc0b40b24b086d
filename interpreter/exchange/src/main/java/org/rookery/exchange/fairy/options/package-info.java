/**
 * The options of a configuration: its sections and keys, what their values are, and the pieces they
 * name. It does not know what rules they make.
 */
@NullMarked
package org.rookery.exchange.fairy.options;

import org.jspecify.annotations.NullMarked;
