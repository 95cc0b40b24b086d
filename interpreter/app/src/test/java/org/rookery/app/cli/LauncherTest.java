package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        "#!/bin/bash\ncase \"$*\" in *AOTCacheOutput* | *DumpLoadedClassList* | *Xshare:dump*) exit;; esac\n"
            + "echo \"LC_ALL=${LC_ALL:-}\" || exit 74\ncat\n");
    script(
        "bin/mvn",
        "#!/bin/bash\necho built >>mvn.log\necho \"$*\" >mvn.options\n"
            + ": >interpreter/app/target/rookery.jar\n");
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

  /** From here on the launcher runs the program itself. */
  private void useTheProgram() throws Exception {
    script(
        "bin/java",
        "#!/bin/bash\ncase \"$*\" in *AOTCacheOutput* | *DumpLoadedClassList* | *Xshare:dump*) exit;; esac\n"
            + "while [ \"$1\" != -jar ]; do shift; done; shift 2\n"
            + ("exec '" + Path.of(System.getProperty("java.home"), "bin", "java") + "'")
            + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
            + (" '-Drookery.home=" + System.getProperty("rookery.home") + "'")
            + (" -cp '" + System.getProperty("java.class.path") + "' ")
            + (Main.class.getName() + " \"$@\"\n"));
  }

  @Tag("slow")
  @Test
  void names_that_are_not_ascii_go_through_the_program_in_the_locale_c() throws Exception {
    useTheProgram();
    Files.writeString(
        home.resolve("Ümlaut.rules"),
        """
        (game (title "Größe") (players Weiß Schwarz) (turn-order Weiß Schwarz)
          (board (rectangle 2 3))
          (board-setup (Weiß (Königin a1)) (Schwarz (Königin b3)))
          (piece (name Königin) (letter Ö) (moves (n (verify empty?) add) (s (verify empty?) add)))
          (stalemate draw) (repetition 3 draw))
        """);
    String locale = "export LC_ALL=C; interpreter/rookery ";
    assertThat(shell(locale + "check Ümlaut.rules")).isEqualTo("Ümlaut.rules: fine\ncode 0\n");
    assertThat(shell(locale + "check .")).isEqualTo("./Ümlaut.rules: fine\ncode 0\n");
    assertThat(shell(locale + "moves Ümlaut.rules --game Größe --san")).isEqualTo("Öa2\ncode 0\n");
    assertThat(shell(locale + "why Ümlaut.rules Öa2"))
        .isEqualTo("`Öa2` is legal: a1-a2.\ncode 0\n");
    assertThat(shell(locale + "draw-move Ümlaut.rules Königin --square a2"))
        .startsWith("Weiß Königin on a2, Größe\n");
    assertThat(shell(locale + "draw-move Ümlaut.rules Koenigin"))
        .isEqualTo("rookery: The game has no piece `Koenigin`; did you mean `Königin`?\ncode 2\n");
    assertThat(shell(locale + "new Öl --from Ümlaut.rules && " + locale + "check Öl.rules"))
        .endsWith("Öl.rules: fine\ncode 0\n");
    assertThat(shell(locale + "moves Übel.rules")).startsWith("rookery: There is no file `Übel.");
    // A name that is no text in any locale.
    assertThat(shell(locale + "moves $'\\xff.rules'")).contains("There is no file").endsWith("2\n");
  }

  @Test
  void streams_that_are_closed_are_not_taken_for_other_files() throws Exception {
    assertThat(shell("LC_ALL=C.UTF-8 interpreter/rookery x <&-"))
        .isEqualTo("LC_ALL=C.UTF-8\ncode 0\n");
    assertThat(shell("interpreter/rookery x >&-")).endsWith("code 74\n");
    assertThat(shell("LC_ALL=C.UTF-8 interpreter/rookery x 2>&-")).startsWith("LC_ALL=C.UTF-8\n");
  }

  @Test
  void a_build_leaves_the_program_that_is_running_as_it_is() throws Exception {
    Path current = target.resolve("current");
    Path running = target.resolve(Files.readString(current).strip()).resolve("rookery.jar");
    Files.writeString(running, "the running program");
    Files.createFile(target.resolve(".building"));
    assertThat(shell("interpreter/rookery x")).contains("rookery: building");
    assertThat(running).hasContent("the running program");
    Path next = target.resolve(Files.readString(current).strip()).resolve("rookery.jar");
    assertThat(next).isNotEqualTo(running).exists();
    // One build later nobody is thought to run it any more.
    Files.createFile(target.resolve(".building"));
    assertThat(shell("interpreter/rookery x")).contains("rookery: building");
    assertThat(running).doesNotExist();
    assertThat(next).exists();
  }

  @Test
  void what_maven_has_built_since_runs_without_another_build() throws Exception {
    Files.writeString(target.resolve("rookery.jar"), "with more in it");
    shell("touch -d '1 hour' interpreter/app/target/rookery.jar");
    assertThat(shell("interpreter/rookery x")).doesNotContain("building");
    String name = Files.readString(target.resolve("current")).strip();
    assertThat(target.resolve(name).resolve("rookery.jar")).hasContent("with more in it");
  }

  @Test
  void what_maven_has_built_since_has_pages() throws Exception {
    shell("touch -d '1 hour' interpreter/app/target/rookery.jar");
    assertThat(shell("interpreter/rookery publish x")).doesNotContain("building");
  }

  @Test
  void pages_are_built_once_by_the_first_command_that_writes_one() throws Exception {
    assertThat(shell("interpreter/rookery x")).doesNotContain("building");
    assertThat(shell("interpreter/rookery publish x -o x.html")).contains("rookery: building");
    assertThat(home.resolve("mvn.options")).content().doesNotContain("pages.phase");
    assertThat(shell("interpreter/rookery publish y -o y.html")).doesNotContain("building");
    assertThat(shell("interpreter/rookery serve y")).doesNotContain("building");
    assertThat(shell("interpreter/rookery x")).doesNotContain("building");
  }

  @Test
  void only_a_published_studio_waits_for_the_translation_of_the_studio() throws Exception {
    assertThat(shell("interpreter/rookery publish x -o x.html")).contains("rookery: building");
    assertThat(home.resolve("mvn.options")).content().contains("-Dstudio.phase=none");
    assertThat(shell("interpreter/rookery publish x --studio")).contains("rookery: building");
    assertThat(home.resolve("mvn.options")).content().doesNotContain(".phase");
    assertThat(shell("interpreter/rookery publish --all -o site")).doesNotContain("building");
    assertThat(shell("interpreter/rookery publish x")).doesNotContain("building");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--all -o site",
        "-o site --all",
        "--studio x -o x.html",
        "x --studio -o x.html",
        "x -o x.html --studio"
      })
  void a_studio_is_translated_wherever_the_command_names_it(String words) throws Exception {
    assertThat(shell("interpreter/rookery publish " + words)).contains("rookery: building");
    assertThat(home.resolve("mvn.options")).content().doesNotContain(".phase");
  }

  @Test
  void commands_that_write_no_page_do_not_wait_for_pages() throws Exception {
    Path web = Files.createDirectories(home.resolve("interpreter/web/target"));
    Path translated = Files.createFile(web.resolve("rookery-web.jar"));
    Files.createFile(target.resolve(".building"));
    assertThat(shell("interpreter/rookery x")).contains("rookery: building");
    assertThat(home.resolve("mvn.options")).content().contains("-Dpages.phase=none");
    assertThat(translated).as("the translation of the program before").doesNotExist();
    assertThat(shell("interpreter/rookery publish x")).contains("rookery: building");
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

  /**
   * A Java of this version, which runs nothing when it is too old and else prints its words; from
   * 25 on it keeps a cache.
   */
  private void java(String version) throws Exception {
    boolean tooOld = version.matches("1\\..*|11.*|16.*");
    String cache = version.startsWith("25") ? "echo x >\"$file\"; exit" : "exit 1";
    script(
        "bin/java",
        ("#!/bin/bash\n# " + version + "\n")
            + ("[ \"$1\" = -version ] && { echo 'openjdk version \""
                + version
                + "\"' >&2; exit; }\n")
            + (tooOld ? "exit 1\n" : "")
            + "for word; do case $word in -XX:SharedArchiveFile=* | -XX:AOTCacheOutput=*)"
            + " file=${word#*=};; esac; done\n"
            + ("case \"$*\" in *AOTCacheOutput*) " + cache + ";;")
            + " *Xshare:dump*) echo x >\"$file\";; *DumpLoaded*) ;; *) echo \"$*\";;"
            + " esac\n");
  }

  @Test
  void a_java_that_is_too_old_is_named_in_a_sentence() throws Exception {
    for (String version : new String[] {"1.8.0_402", "11.0.22", "16"}) {
      java(version);
      assertThat(shell("interpreter/rookery x"))
          .matches(
              "rookery: \\S+/bin/java is Java (8|11|16): install a JDK, version 17 or later, or set"
                  + " JAVA_HOME to one\\.\ncode 69\n");
    }
    Files.createFile(target.resolve(".building"));
    assertThat(shell("interpreter/rookery x")).contains("is Java 16:").endsWith("code 69\n");
    assertThat(home.resolve("mvn.log")).doesNotExist();
  }

  @Test
  void each_java_has_its_own_class_archive_and_logs_nothing() throws Exception {
    java("17.0.2");
    String first = shell("interpreter/rookery x");
    java("25");
    String second = shell("interpreter/rookery x");
    java("17.0.2-and-longer");
    String third = shell("interpreter/rookery x");
    assertThat(archive(first)).isNotEqualTo(archive(second));
    assertThat(archive(third)).isNotEqualTo(archive(first)).isNotEqualTo(archive(second));
    assertThat(first).contains("-Xlog:disable").doesNotContain("=error");
  }

  @Test
  void a_java_that_keeps_more_than_classes_is_asked_to() throws Exception {
    java("25");
    assertThat(shell("interpreter/rookery x"))
        .contains("-XX:AOTCache=" + target)
        .doesNotContain("SharedArchiveFile", "-Xshare"); // Java takes one of them only
    java("17.0.2");
    assertThat(shell("interpreter/rookery x"))
        .contains("-XX:SharedArchiveFile=" + target)
        .doesNotContain("AOT");
  }

  private static String archive(String words) {
    return words.replaceAll("(?s).*-XX:(?:SharedArchiveFile|AOTCache)=(\\S+).*", "$1");
  }

  @Test
  void what_a_build_lacks_is_told_in_a_sentence() throws Exception {
    Files.createFile(target.resolve(".building"));
    maven("[ERROR] Could not transfer artifact a:b:pom:1 from/to central: x.org: Name or service");
    assertThat(shell("interpreter/rookery x").lines())
        .hasSize(3)
        .anyMatch(line -> line.matches("rookery: .* the network.* cannot be reached: connect.*"))
        .endsWith("code 69");
    maven("[ERROR] No compiler is provided in this environment. Perhaps you are running on a JRE");
    assertThat(shell("interpreter/rookery x").lines())
        .hasSize(3)
        .anyMatch(line -> line.contains("set JAVA_HOME"))
        .endsWith("code 69");
    maven("[ERROR] COMPILATION ERROR");
    assertThat(shell("interpreter/rookery x")).contains("COMPILATION ERROR").endsWith("code 70\n");
  }

  private void maven(String output) throws Exception {
    script("bin/mvn", "#!/bin/bash\necho '" + output + "'\nexit 1\n");
  }
}
