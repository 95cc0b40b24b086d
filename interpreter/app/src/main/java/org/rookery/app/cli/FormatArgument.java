package org.rookery.app.cli;

import picocli.CommandLine.Parameters;

/** The first word of commands that read and write what other programs know of games. */
final class FormatArgument {
  /** Whose files can be read and written. */
  enum Format {
    fairy,
    diagram
  }

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      description = {
        "`fairy`: a variants.ini of Fairy-Stockfish;",
        "`diagram`: a page with Interactive Diagrams, as articles at chessvariants.com have them."
      })
  private Format format = Format.fairy;

  Format format() {
    return format;
  }
}
