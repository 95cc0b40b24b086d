package org.rookery.tests.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.rookery.tests.release.ReleaseFolder.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The package of Debian, unpacked by dpkg and used from there. */
@Tag("release")
final class DebianPackageTest {
  @TempDir private Path folder;

  @BeforeAll
  static void needsDpkg() {
    assumeTrue(ReleaseFolder.has("dpkg-deb"), "dpkg-deb is missing");
  }

  private static String deb() throws IOException {
    return ReleaseFolder.file("rookery_", "_all.deb").toString();
  }

  @Test
  void theProgramRunsFromWhereItIsUnpacked() throws IOException, InterruptedException {
    Path root = Files.createDirectories(folder.resolve("root"));
    run(folder, "dpkg-deb", "-x", deb(), root.toString()).fine();
    Path program = root.resolve("usr/bin/rookery");
    assertThat(Files.readSymbolicLink(program)).isEqualTo(Path.of("../share/rookery/rookery"));

    Map<String, String> home = Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString());
    assertThat(run(folder, home, List.of(program.toString(), "--version")).fine())
        .matches("Rookery [^ ]+( \\([0-9a-f]{7,12}(-dirty)?\\))?, Java \\d+\\R");
    assertThat(run(folder, home, List.of(program.toString(), "moves", "chess")).fine())
        .hasLineCount(20)
        .contains("e2-e4");
  }

  @Test
  void thePackageIsLaidOutAsDebianWants() throws IOException, InterruptedException {
    assertThat(run(folder, "dpkg-deb", "-I", deb()).fine())
        .contains(
            " Package: rookery\n",
            " Architecture: all\n",
            " Depends: default-jre-headless (>= 2:1.17) | java17-runtime-headless\n",
            " Section: misc\n",
            " Maintainer: ",
            " Description: chess variants")
        .doesNotContain("[[");
    String list = run(folder, "dpkg-deb", "-c", deb()).fine();
    for (String file :
        List.of(
            "bin/rookery -> ../share/rookery/rookery",
            "share/man/man1/rookery.1.gz",
            "share/doc/rookery/copyright",
            "share/doc/rookery/changelog.gz",
            "share/doc/rookery/changelog.Debian.gz",
            "share/doc/rookery/NOTICE",
            "share/bash-completion/completions/rookery",
            "share/zsh/vendor-completions/_rookery",
            "share/fish/vendor_completions.d/rookery.fish",
            "share/rookery/rules/chess.rules")) {
      assertThat(list).contains(" ./usr/" + file + "\n");
    }
    assertThat(list.lines())
        .allSatisfy(
            line ->
                assertThat(line)
                    .matches("(drwxr-xr-x|-rw-r--r--|-rwxr-xr-x|[hl]rwxrwxrwx) root/root .*")
                    .containsPattern(" \\./(usr/.*)?$"));
    assertThat(list.lines().filter(line -> line.startsWith("-rwx")))
        .singleElement()
        .asString()
        .endsWith(" ./usr/share/rookery/rookery");
  }
}
