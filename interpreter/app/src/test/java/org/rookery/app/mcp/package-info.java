/** The server for clients of the Model Context Protocol, asked by good and by hostile ones. */
@NullMarked
package org.rookery.app.mcp;

import org.jspecify.annotations.NullMarked;
