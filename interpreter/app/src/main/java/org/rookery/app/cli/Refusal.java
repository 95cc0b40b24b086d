package org.rookery.app.cli;

import org.rookery.language.file.UnusableFile;

/** Something a command cannot do as asked; its message is one clear sentence for the user. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  Refusal(String message) {
    super(message);
  }

  /** A file that cannot be used is said so in its own words. */
  Refusal(UnusableFile file) {
    super(file.getMessage(), file);
  }
}
