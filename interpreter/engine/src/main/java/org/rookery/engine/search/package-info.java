/**
 * Walks over the tree of turns: leaf counts, and choosing a turn. It knows neither notation nor
 * protocols.
 */
@NullMarked
package org.rookery.engine.search;

import org.jspecify.annotations.NullMarked;
