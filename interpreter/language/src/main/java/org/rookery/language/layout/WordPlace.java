package org.rookery.language.layout;

/** Where in its line, and how deep in brackets, a word begins. */
record WordPlace(int column, int depth) {}
