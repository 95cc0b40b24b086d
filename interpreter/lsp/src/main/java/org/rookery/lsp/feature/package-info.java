/**
 * What editors ask, a class for each request. They know neither each other nor how requests arrive.
 */
@NullMarked
package org.rookery.lsp.feature;

import org.jspecify.annotations.NullMarked;
