/**
 * The rules of a game in plain words, made from its model: what can be said in general is said, and
 * what an author wrote freely is quoted by his own comment, with a diagram.
 */
@NullMarked
package org.rookery.app.explain;

import org.jspecify.annotations.NullMarked;
