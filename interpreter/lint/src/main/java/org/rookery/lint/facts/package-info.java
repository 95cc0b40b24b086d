/**
 * What lint checks ask about rules: what is known where a statement stands, where pieces can
 * arrive, which words are used. It does not know which checks there are.
 */
@NullMarked
package org.rookery.lint.facts;

import org.jspecify.annotations.NullMarked;
