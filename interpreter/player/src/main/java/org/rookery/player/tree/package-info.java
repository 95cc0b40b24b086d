/**
 * Looks ahead where alpha-beta search cannot: with chance, or with more than two players. A tree
 * grows where it looks good for who is to move there, each leaf judged by a few turns at random.
 */
@NullMarked
package org.rookery.player.tree;

import org.jspecify.annotations.NullMarked;
