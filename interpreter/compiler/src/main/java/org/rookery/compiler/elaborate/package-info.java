/**
 * The words of the language: from expanded forms to a game model, with every name resolved and
 * every problem told. It does not know move graphs or how a game is played.
 */
@NullMarked
package org.rookery.compiler.elaborate;

import org.jspecify.annotations.NullMarked;
