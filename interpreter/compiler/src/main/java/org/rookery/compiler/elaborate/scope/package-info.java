/**
 * What is known where a form stands: the game's names, what words mean, and where problems are
 * reported. It does not know any particular word.
 */
@NullMarked
package org.rookery.compiler.elaborate.scope;

import org.jspecify.annotations.NullMarked;
