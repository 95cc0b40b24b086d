/**
 * One class for each thing that an editor asks. They do not know each other, nor how questions
 * arrive.
 */
@NullMarked
package org.rookery.lsp.feature;

import org.jspecify.annotations.NullMarked;
