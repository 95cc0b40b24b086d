package org.rookery.app.mcp;

/**
 * What a tool says.
 *
 * @param isRefusal whether the tool could not do what it was asked for; the text says why
 */
record ToolReply(String text, boolean isRefusal) {
  static ToolReply of(String text) {
    return new ToolReply(text, false);
  }
}
