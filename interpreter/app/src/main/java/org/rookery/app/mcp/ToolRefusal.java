package org.rookery.app.mcp;

/** Why a tool cannot do what it is asked for, as sentences for the caller. */
final class ToolRefusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  ToolRefusal(String why) {
    super(why);
  }
}
