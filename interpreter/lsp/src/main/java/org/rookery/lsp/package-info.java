/**
 * The language server: editors ask it while rules files and suites are typed. It answers by the
 * facade and knows no\n * console.
 */
@NullMarked
package org.rookery.lsp;

import org.jspecify.annotations.NullMarked;
