package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.rookery.lsp.feature.EditorFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Tells how an editor is set up. */
@Command(
    name = "editor",
    description = "Show how to set up an editor for rules files: neovim, emacs or vscode.")
final class EditorCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "NAME", description = "neovim, emacs or vscode.")
  private String name = "";

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Path folder = Path.of(System.getProperty("rookery.home", ""), "interpreter", "editors");
    String text = EditorFiles.setUp(name, folder.toAbsolutePath().normalize().toString());
    if (text.isEmpty()) {
      throw new Refusal(
          "There is nothing for `"
              + name
              + "`; there is for "
              + String.join(", ", EditorFiles.editors())
              + ". Others need only run `rookery lsp` for files that end in .rules.");
    }
    streams.out().print(text);
    return ExitCode.FINE;
  }
}
