/**
 * The page on this machine over HTTP, renewed whenever its rules are saved; Jetty lives here only.
 * It does not know files.
 */
@NullMarked
package org.rookery.web.serve;

import org.jspecify.annotations.NullMarked;
