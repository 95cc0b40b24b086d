package org.rookery.tests.download;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Match;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.NodeProcess;
import org.rookery.tests.Replies;

/**
 * The zips that {@code mvn -Prelease package} makes, unpacked where names have a blank and an
 * umlaut and nothing can be written, and run from another folder.
 */
@Tag("dist")
final class DownloadTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ANY = "rookery-any.zip";

  private static final int MOST_SECONDS = 120;

  @TempDir private Path folder;
  private Path download = Path.of("");
  private Path work = Path.of("");

  /** What a command printed, and its exit code. */
  private record Ran(int code, String out) {}

  @BeforeEach
  void makeRoom() throws IOException {
    work = Files.createDirectories(folder.resolve("meine Spiele"));
  }

  private void unpack(String name) throws IOException {
    Path zipped = Checkout.path("interpreter", "app", "target", name);
    assertThat(zipped).as("made by mvn -Prelease package").exists();
    download = Files.createDirectories(folder.resolve("für mich"));
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(zipped))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        write(download.resolve(entry.getName()), entry.isDirectory(), zip);
      }
    }
    permit("r-xr-xr-x");
  }

  /** Lets the folder be deleted. */
  @AfterEach
  void release() throws IOException {
    permit("rwxr-xr-x");
  }

  private static void write(Path file, boolean isFolder, InputStream content) throws IOException {
    if (isFolder) {
      Files.createDirectories(file);
    } else {
      Files.createDirectories(file.getParent());
      Files.copy(content, file);
    }
  }

  private void permit(String permissions) throws IOException {
    Set<PosixFilePermission> all = PosixFilePermissions.fromString(permissions);
    try (Stream<Path> files = Files.walk(download)) {
      for (Path file : files.toList()) {
        Files.setPosixFilePermissions(file, all);
      }
    }
  }

  private Path launcher() throws IOException {
    try (Stream<Path> files = Files.walk(download)) {
      return files
          .filter(file -> file.endsWith("rookery") && Files.isRegularFile(file))
          .findFirst()
          .orElseThrow();
    }
  }

  private Ran run(String typed, String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher().toString()));
    command.addAll(List.of(args));
    Path out = Files.createTempFile(folder, "out", ".txt");
    Process process =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    process.getOutputStream().write(typed.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).as(command::toString).isTrue();
    return new Ran(process.exitValue(), Files.readString(out));
  }

  @Test
  void aGameOfTheDownloadIsPlayed() throws IOException, InterruptedException {
    unpack(ANY);
    Ran played = run("e2e4\nresign\n", "play", "chess");

    assertThat(played.out()).contains("White resigns").doesNotContain("Exception");
    assertThat(played.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {ANY, "rookery-with-java.zip"})
  void theOpponentOfAPublishedPagePlays(String zip) throws IOException, InterruptedException {
    unpack(zip);
    Ran published = run("", "publish", "ruddigore", "-o", "ruddigore.html");
    assertThat(published.code()).as(published.out()).isZero();

    Path page = work.resolve("ruddigore.html");
    Process node = NodeProcess.running("published.js", page.toString(), "1", "3", "5").start();
    Match match = Games.game("ruddigore").start();
    try (BufferedReader told = node.inputReader(StandardCharsets.UTF_8)) {
      for (String line : told.lines().toList()) {
        assertThat(Replies.problem(match, JSON.readTree(line))).isEmpty();
      }
    }
    assertThat(node.waitFor()).isZero();
    assertThat(match.played()).hasSize(3);
  }

  @Test
  void aGameOfOnesOwnIsBegunCheckedTestedAndPlayed() throws IOException, InterruptedException {
    unpack(ANY);
    List<Path> before = files(download);
    assertThat(run("", "new", "Mühle", "--from", "chess").code()).as("new").isZero();
    assertThat(work.resolve("Mühle.rules")).exists();
    Files.writeString(
        work.resolve("Mühle.yaml"),
        """
        rules: Mühle.rules
        cases:
          - name: twenty turns to begin with
            expect: {count: 20}
        """);

    assertThat(run("", "check", "Mühle.rules")).isEqualTo(fine());
    Ran tested = run("", "test", "Mühle.yaml");
    assertThat(tested.code()).as(tested.out()).isZero();
    Ran played = run("resign\n", "play", "Mühle.rules");
    assertThat(played.out()).contains("White resigns").doesNotContain("Exception");
    assertThat(played.code()).isZero();
    // Who may do everything could write there all the same.
    assertThat(files(download)).as("the download stays as it was").isEqualTo(before);
  }

  private static Ran fine() {
    return new Ran(0, "Mühle.rules: fine\n");
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
