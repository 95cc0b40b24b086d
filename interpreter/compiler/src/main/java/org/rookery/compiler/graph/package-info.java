/**
 * The move-generation graph: each move rule as steps of a cursor, tests, effects and emissions,
 * lowered from the model. It does not know any particular square.
 */
@NullMarked
package org.rookery.compiler.graph;

import org.jspecify.annotations.NullMarked;
