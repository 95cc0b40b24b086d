package org.rookery.mutation;

/**
 * How a game is mutated.
 *
 * @param count how many mutants at most; 0 for all there are
 * @param seed other mutants for another seed
 * @param threads how many are tried at once
 * @param seconds of processor time that a mutant, and a case, may take
 */
public record Plan(int count, long seed, int threads, int seconds) {}
