/** Texts as editors see them: open files, places, words, which file includes which. */
@NullMarked
package org.rookery.lsp.text;

import org.jspecify.annotations.NullMarked;
