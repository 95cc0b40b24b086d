package org.rookery.compiler.betza;

/**
 * A move and where in the string it is written.
 *
 * @param start offset of its first letter
 * @param end offset behind its last
 */
record Placed(BetzaMove move, int start, int end) {}
