/**
 * Move generation: whole moves with their parts and chains, pseudo-legal and legal. It knows
 * neither endings, nor notation, nor search.
 */
@NullMarked
package org.rookery.engine.turn;

import org.jspecify.annotations.NullMarked;
