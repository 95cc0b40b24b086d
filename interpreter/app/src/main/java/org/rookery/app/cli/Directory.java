package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.rookery.language.file.FileTree;

/**
 * The files of a kind in a directory that the user named.
 *
 * @param tree what was found, and what could not be looked into
 */
record Directory(FileTree tree) {
  /**
   * Looks for files.
   *
   * @param kind what such a file is called
   */
  static Directory of(Path folder, Predicate<Path> wanted, String kind) {
    FileTree tree = FileTree.of(folder, wanted);
    if (tree.files().isEmpty()) {
      throw new Refusal(
          tree.problems().isEmpty()
              ? "There is no " + kind + " in `" + folder + "`."
              : String.valueOf(tree.problems().get(0).getMessage()));
    }
    return new Directory(tree);
  }

  List<Path> files() {
    return tree.files();
  }

  /** Tells what could not be looked into; returns an exit code. */
  int reportProblems(PrintWriter err) {
    tree.problems().forEach(problem -> err.println("rookery: " + problem.getMessage()));
    return tree.problems().isEmpty() ? ExitCode.FINE : ExitCode.BAD_INPUT;
  }
}
