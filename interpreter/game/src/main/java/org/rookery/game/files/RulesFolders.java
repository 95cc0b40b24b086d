package org.rookery.game.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.language.file.FileTree;

/**
 * The folders of the rules files that have bare names.
 *
 * @param top {@code rules/}; each folder in it is a family of games
 */
record RulesFolders(Path top) {
  /** The folder itself, then the families by the alphabet. */
  List<Path> all() {
    List<Path> folders = new ArrayList<>(List.of(top));
    folders.addAll(FileTree.entries(top).stream().filter(Files::isDirectory).toList());
    return folders;
  }

  /** Their rules files, folder by folder in the order of their names. */
  List<Path> files() {
    return all().stream()
        .flatMap(folder -> FileTree.entries(folder).stream())
        .filter(file -> RulesFile.isRules(file) && Files.isRegularFile(file))
        .toList();
  }

  /** The rules files of that name, which includes the extension. */
  List<Path> named(String name) {
    return all().stream().map(folder -> folder.resolve(name)).filter(Files::isRegularFile).toList();
  }

  /** The family that a file belongs to; empty for one of no family. */
  String family(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    Path root = top.toAbsolutePath().normalize();
    return folder == null || !root.equals(folder.getParent())
        ? ""
        : String.valueOf(folder.getFileName());
  }
}
