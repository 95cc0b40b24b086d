/** Tests of the walks over the tree of turns. */
@NullMarked
package org.rookery.engine.search;

import org.jspecify.annotations.NullMarked;
