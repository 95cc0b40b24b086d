package org.rookery.compiler.betza;

/** A lower-case letter before an atom, and its offset in the string. */
record Letter(char letter, int at) {}
