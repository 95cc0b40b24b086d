/**
 * Looks ahead where alpha-beta search cannot, or not well: with chance, with more than two players,
 * or where positions look all alike. A tree grows where it looks good for who is to move there.
 */
@NullMarked
package org.rookery.player.tree;

import org.jspecify.annotations.NullMarked;
