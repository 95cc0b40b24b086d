package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher does before Java begins: programs in the place of Java and Maven tell. */
class LauncherTest {
  @TempDir private Path home;
  private Path target;

  @BeforeEach
  void build() throws Exception {
    Path interpreter = Files.createDirectories(home.resolve("interpreter"));
    Path source = Path.of(System.getProperty("rookery.home"), "interpreter", "rookery");
    script("interpreter/rookery", Files.readString(source));
    Files.createFile(home.resolve("pom.xml"));
    Files.createDirectories(interpreter.resolve("app/src"));
    Files.createFile(interpreter.resolve("app/pom.xml"));
    target = Files.createDirectories(interpreter.resolve("app/target"));
    script(
        "bin/java",
        "#!/bin/bash\ncase \"$*\" in *ArchiveClassesAtExit*) exit;; esac\n"
            + "echo \"LC_ALL=${LC_ALL:-}\" || exit 74\ncat\n");
    script("bin/mvn", "#!/bin/bash\necho built >>mvn.log\n: >interpreter/app/target/rookery.jar\n");
    shell("interpreter/rookery");
    Files.delete(home.resolve("mvn.log"));
  }

  private void script(String name, String text) throws Exception {
    Path file = home.resolve(name);
    Files.createDirectories(home.resolve(name).resolveSibling(""));
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** What a line of the shell prints, and its exit code on the last line. */
  private String shell(String line) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", "-c", line + "\necho \"code $?\" >&2")
            .directory(home.toFile())
            .redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", home.toString());
    builder.environment().put("PATH", home.resolve("bin") + ":" + System.getenv("PATH"));
    Process process = builder.start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
    return printed;
  }

  @Test
  void names_that_are_not_ascii_are_understood_in_every_locale() throws Exception {
    assertThat(shell("LC_ALL=C interpreter/rookery x")).startsWith("LC_ALL=C.UTF-8\n");
    assertThat(shell("LC_ALL=POSIX interpreter/rookery x")).startsWith("LC_ALL=C.UTF-8\n");
    assertThat(shell("unset LC_ALL LC_CTYPE LANG; interpreter/rookery x"))
        .startsWith("LC_ALL=C.UTF-8\n");
    assertThat(shell("unset LC_ALL LANG; LC_CTYPE=C.UTF-8 interpreter/rookery x"))
        .startsWith("LC_ALL=\n");
  }

  @Test
  void streams_that_are_closed_are_not_taken_for_other_files() throws Exception {
    assertThat(shell("LC_ALL=C.UTF-8 interpreter/rookery x <&-"))
        .isEqualTo("LC_ALL=C.UTF-8\ncode 0\n");
    assertThat(shell("interpreter/rookery x >&-")).endsWith("code 74\n");
    assertThat(shell("LC_ALL=C.UTF-8 interpreter/rookery x 2>&-")).startsWith("LC_ALL=C.UTF-8\n");
  }

  @Test
  void a_build_that_did_not_end_is_begun_anew() throws Exception {
    assertThat(shell("interpreter/rookery x")).doesNotContain("building");
    Files.createFile(target.resolve(".building"));
    assertThat(shell("interpreter/rookery x")).contains("rookery: building");
    assertThat(home.resolve("mvn.log")).hasContent("built");
    assertThat(target.resolve(".building")).doesNotExist();
    assertThat(shell("interpreter/rookery x")).doesNotContain("building");
  }
}
