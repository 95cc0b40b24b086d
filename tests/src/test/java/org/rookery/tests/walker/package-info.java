/**
 * The reference walker against the engine: on the games in {@code rules/}, on spoilt ones, and on
 * rules made by a generator.
 */
@NullMarked
package org.rookery.tests.walker;

import org.jspecify.annotations.NullMarked;
