package org.rookery.app.survey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rookery.game.files.Rulebook;

/** The rules files of a directory and the directories in it. */
public final class RulesTree {
  private RulesTree() {}

  /** The files in the order of their paths; directories that cannot be read are passed over. */
  public static List<Path> files(Path directory) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          directory,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (Rulebook.isRules(file)) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Collections.sort(files);
    return files;
  }
}
