/**
 * What checks ask about rules: what is known where a statement stands, where men can come, which
 * words are used.
 */
@NullMarked
package org.rookery.lint.facts;

import org.jspecify.annotations.NullMarked;
