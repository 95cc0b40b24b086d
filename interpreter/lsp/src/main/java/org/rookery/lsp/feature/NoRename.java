package org.rookery.lsp.feature;

/** Why a name cannot be changed; its message is a sentence. */
public final class NoRename extends Exception {
  private static final long serialVersionUID = 1;

  NoRename(String message) {
    super(message);
  }
}
