/** The page on this machine, over HTTP, new whenever its rules are saved. */
@NullMarked
package org.rookery.web.serve;

import org.jspecify.annotations.NullMarked;
