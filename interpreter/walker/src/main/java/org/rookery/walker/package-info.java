/**
 * The reference walker: interprets the unspecialised graph node by node on plain values, slow and
 * simple, as the oracle for every back end. It shares nothing with the specialiser or the move
 * generator; {@link org.rookery.walker.Agreement} alone asks the engine, to compare.
 */
@NullMarked
package org.rookery.walker;

import org.jspecify.annotations.NullMarked;
