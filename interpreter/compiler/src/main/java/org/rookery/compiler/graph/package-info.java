/**
 * The move-generation graph: every move rule as steps of a cursor, tests, effects and emissions,
 * lowered from the model. It knows no particular square.
 */
@NullMarked
package org.rookery.compiler.graph;

import org.jspecify.annotations.NullMarked;
