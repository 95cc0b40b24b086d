/**
 * A server of the Model Context Protocol: tools that check, explain and try rules which a caller
 * gives as text or by the name of an included game. It opens no file that a caller names.
 */
@NullMarked
package org.rookery.app.mcp;

import org.jspecify.annotations.NullMarked;
