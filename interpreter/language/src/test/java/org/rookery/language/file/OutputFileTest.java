package org.rookery.language.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputFileTest {
  @TempDir private Path directory;

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void a_new_file_is_written_and_nothing_else() throws Exception {
    Path file = directory.resolve("x");
    OutputFile.write(file, bytes("one"));
    assertThat(file).hasContent("one");
    assertThat(names()).containsExactly("x");
    Path ordinary = Files.createFile(directory.resolve("y"));
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(Files.getPosixFilePermissions(ordinary));
  }

  @Test
  void a_file_that_is_replaced_hands_its_permissions_on() throws Exception {
    Path file = Files.writeString(directory.resolve("x"), "much longer than what comes next");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x---"));
    OutputFile.write(file, bytes("two"));
    assertThat(file).hasContent("two");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rwxr-x---");
    assertThat(names()).containsExactly("x");
  }

  @Test
  void who_has_the_old_file_open_goes_on_reading_it() throws Exception {
    Path file = Files.writeString(directory.resolve("x"), "old");
    try (var in = Files.newInputStream(file)) {
      OutputFile.write(file, bytes("new"));
      assertThat(in.readAllBytes()).isEqualTo(bytes("old"));
    }
    assertThat(file).hasContent("new");
  }

  @Test
  void a_link_stays_and_what_it_leads_to_is_replaced() throws Exception {
    Path folder = Files.createDirectory(directory.resolve("folder"));
    Path file = Files.writeString(folder.resolve("x"), "old");
    Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("folder", "x"));
    Path linkToLink = Files.createSymbolicLink(directory.resolve("link2"), Path.of("link"));
    OutputFile.write(linkToLink, bytes("new"));
    assertThat(file).hasContent("new");
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.isSymbolicLink(linkToLink)).isTrue();
    assertThat(names()).containsExactly("folder", "link", "link2");
  }

  @Test
  void a_link_to_a_file_that_is_not_there_yet_makes_it() throws Exception {
    Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("x"));
    OutputFile.write(link, bytes("new"));
    assertThat(directory.resolve("x")).hasContent("new");
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void links_in_a_circle_lead_nowhere() throws Exception {
    Path one = Files.createSymbolicLink(directory.resolve("one"), Path.of("two"));
    Files.createSymbolicLink(directory.resolve("two"), Path.of("one"));
    assertThatThrownBy(() -> OutputFile.write(one, bytes("x")))
        .isInstanceOf(UnusableFile.class)
        .hasMessageEndingWith("cannot be written: it is a link that leads nowhere.");
  }

  @Test
  void a_failure_in_the_middle_leaves_the_old_file_and_nothing_new() throws Exception {
    // Content that is not there fails only when it is to be written.
    Path file = Files.writeString(directory.resolve("x"), "old");
    assertThatThrownBy(() -> OutputFile.write(file, nothing()))
        .isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> OutputFile.create(directory.resolve("y"), nothing()))
        .isInstanceOf(NullPointerException.class);
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("x");
  }

  @SuppressWarnings("NullAway")
  private static byte[] nothing() {
    return null;
  }

  @ParameterizedTest
  @ValueSource(strings = {"/dev/null", "/dev/full", "/dev/stdout", "/proc/self/fd/1"})
  void devices_and_open_files_are_not_replaced(String name) {
    assertThatThrownBy(() -> OutputFile.write(Path.of(name), bytes("x")))
        .isInstanceOf(UnusableFile.class)
        .hasMessage("The file `" + name + "` cannot be written: it is no ordinary file.");
  }

  @Test
  void directories_and_missing_ones_are_told() {
    assertThatThrownBy(() -> OutputFile.write(directory, bytes("x")))
        .hasMessage("The file `" + directory + "` cannot be written: it is a directory.");
    assertThatThrownBy(() -> OutputFile.write(Path.of("/"), bytes("x")))
        .hasMessage("The file `/` cannot be written: it is a directory.");
    Path lost = directory.resolve("no").resolve("x");
    assertThatThrownBy(() -> OutputFile.write(lost, bytes("x")))
        .hasMessage("The file `" + lost + "` cannot be written: there is no such directory.");
  }

  @Test
  void what_is_there_is_not_created_again() throws Exception {
    Path file = directory.resolve("x");
    OutputFile.create(file, bytes("one"));
    assertThatThrownBy(() -> OutputFile.create(file, bytes("two")))
        .hasMessage("The file `" + file + "` cannot be written: it exists already.");
    assertThat(file).hasContent("one");
    assertThat(names()).containsExactly("x");
  }
}
