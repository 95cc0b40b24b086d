package org.rookery.language.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;

/** A file that cannot be read or written; its message is a sentence for the user. */
public final class UnusableFile extends Exception {
  private static final long serialVersionUID = 1;

  private final String reason;

  private UnusableFile(String what, String reason) {
    super(what + ": " + reason + ".");
    this.reason = reason;
  }

  static UnusableFile reading(Path file, String reason) {
    return new UnusableFile("The file `" + file + "` cannot be read", reason);
  }

  static UnusableFile reading(Path file, IOException problem) {
    return reading(file, words(problem));
  }

  static UnusableFile listing(Path folder, IOException problem) {
    return new UnusableFile("The directory `" + folder + "` cannot be read", words(problem));
  }

  static UnusableFile writing(Path file, String reason) {
    return new UnusableFile("The file `" + file + "` cannot be written", reason);
  }

  static UnusableFile writing(Path file, IOException problem) {
    boolean folder = problem instanceof NoSuchFileException;
    return writing(file, folder ? "there is no such directory" : words(problem));
  }

  /** Why, in a few words that can follow "it cannot be used:"; without a stop. */
  public String reason() {
    return reason;
  }

  private static String words(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "it does not exist";
    }
    if (problem instanceof AccessDeniedException) {
      return "permission is denied";
    }
    if (problem instanceof FileAlreadyExistsException) {
      return "it exists already";
    }
    if (problem instanceof NotDirectoryException) {
      return "it is no directory";
    }
    String said =
        problem instanceof FileSystemException system ? system.getReason() : problem.getMessage();
    return said == null || said.isBlank()
        ? "the system does not say why"
        : said.substring(0, 1).toLowerCase(Locale.ROOT) + said.substring(1);
  }
}
