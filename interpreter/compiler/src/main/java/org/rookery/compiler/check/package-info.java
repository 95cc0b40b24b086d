/**
 * Semantic checks: what is wrong with a game although each word of it is right, a class for each
 * check. It does not know forms or how a game is run.
 */
@NullMarked
package org.rookery.compiler.check;

import org.jspecify.annotations.NullMarked;
