/**
 * Runs the rules of one piece on a scene, node by node of its graph. It does not know what makes a
 * move legal.
 */
@NullMarked
package org.rookery.walker.rule;

import org.jspecify.annotations.NullMarked;
