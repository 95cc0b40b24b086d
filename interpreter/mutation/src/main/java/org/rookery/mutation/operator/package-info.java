/** Small changes of rules: what may be changed in the forms of a game, and how. */
@NullMarked
package org.rookery.mutation.operator;

import org.jspecify.annotations.NullMarked;
