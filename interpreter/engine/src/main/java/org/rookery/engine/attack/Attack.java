package org.rookery.engine.attack;

/**
 * A piece that could capture what stands, or is thought to stand, on a square.
 *
 * @param attacker the attacker's square
 * @param content the attacker
 * @param square the attacked square
 */
public record Attack(int attacker, int content, int square) {}
