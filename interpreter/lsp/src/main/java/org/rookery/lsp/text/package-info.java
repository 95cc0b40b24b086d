/**
 * Texts as editors see them: open files, places, words, and which file includes which. It does not
 * know what editors ask.
 */
@NullMarked
package org.rookery.lsp.text;

import org.jspecify.annotations.NullMarked;
