/**
 * Long jobs that consist of tasks: done by threads or by a cluster, each within limits, with
 * finished results kept on disk. It does not know games.
 */
@NullMarked
package org.rookery.jobs;

import org.jspecify.annotations.NullMarked;
