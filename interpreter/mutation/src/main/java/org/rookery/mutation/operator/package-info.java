/** Mutation operators: small changes of a game's forms. They do not know how games are played. */
@NullMarked
package org.rookery.mutation.operator;

import org.jspecify.annotations.NullMarked;
