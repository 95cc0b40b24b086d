/**
 * Runs the rules of one piece on a scene, node by node of its graph, and answers what they ask. It
 * does not know what makes a turn legal.
 */
@NullMarked
package org.rookery.walker.rule;

import org.jspecify.annotations.NullMarked;
