/** The language server for editors, which answers by the facade. It does not know the console. */
@NullMarked
package org.rookery.lsp;

import org.jspecify.annotations.NullMarked;
