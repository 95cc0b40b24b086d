package org.rookery.language.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class InputFileTest {
  private static final int MOST = 1 << 20;

  @TempDir private Path directory;

  @Test
  void a_file_is_read_up_to_its_limit() throws Exception {
    Path file = Files.write(directory.resolve("x"), new byte[MOST]);
    assertThat(InputFile.bytes(file, MOST)).hasSize(MOST);
    Files.write(file, new byte[MOST + 1]);
    assertThatThrownBy(() -> InputFile.bytes(file, MOST))
        .isInstanceOf(UnusableFile.class)
        .hasMessage("The file `" + file + "` cannot be read: it is larger than 1 MB.");
  }

  @Test
  void a_large_file_is_not_read_at_all() throws IOException {
    Path file = directory.resolve("x");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(1L << 40);
    }
    assertThatThrownBy(() -> InputFile.bytes(file, MOST)).hasMessageContaining("larger than 1 MB");
  }

  @Test
  void pipes_and_devices_are_not_opened() throws Exception {
    Path pipe = directory.resolve("pipe");
    Process maker = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertThat(maker.waitFor(30, TimeUnit.SECONDS)).isTrue();
    for (Path odd : new Path[] {pipe, Path.of("/dev/zero")}) {
      assertThatThrownBy(() -> InputFile.bytes(odd, MOST))
          .hasMessage("The file `" + odd + "` cannot be read: it is no ordinary file.");
    }
  }

  @Test
  void directories_and_missing_files_are_told() {
    assertThatThrownBy(() -> InputFile.bytes(directory, MOST))
        .hasMessage("The file `" + directory + "` cannot be read: it is a directory.");
    assertThatThrownBy(() -> InputFile.bytes(directory.resolve("no"), MOST))
        .hasMessageEndingWith("no` cannot be read: it does not exist.");
  }

  @Test
  void a_tree_has_its_files_in_order_and_does_not_go_round_in_circles() throws Exception {
    Path inner = Files.createDirectory(directory.resolve("inner"));
    Path b = Files.createFile(inner.resolve("b.x"));
    Path a = Files.createFile(directory.resolve("a.x"));
    Files.createFile(directory.resolve("c.y"));
    Files.createSymbolicLink(inner.resolve("round"), directory);
    FileTree tree = FileTree.of(directory, file -> file.toString().endsWith(".x"));
    assertThat(tree.files()).containsExactly(a, b);
    assertThat(tree.problems()).isEmpty();
    Path link = Files.createSymbolicLink(directory.resolve("link"), inner);
    assertThat(FileTree.of(link, file -> file.toString().endsWith(".x")).files())
        .containsExactly(link.resolve("b.x"));
  }

  @Test
  void what_cannot_be_looked_into_is_told() {
    FileTree tree = FileTree.of(directory.resolve("no"), file -> true);
    assertThat(tree.files()).isEmpty();
    assertThat(tree.problems())
        .extracting(Throwable::getMessage)
        .containsExactly(
            "The directory `" + directory.resolve("no") + "` cannot be read: it does not exist.");
  }
}
