/** Tests of move graphs. */
@NullMarked
package org.rookery.compiler.graph;

import org.jspecify.annotations.NullMarked;
