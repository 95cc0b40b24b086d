@NullMarked
package org.rookery.lsp;

import org.jspecify.annotations.NullMarked;
