package org.rookery.tests.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.rookery.tests.release.ReleaseFolder.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.Checkout;

/**
 * The dependency and the program in {@code interpreter/game/README.md}, as they stand there, in a
 * project that knows nothing of this one: a local repository of its own, the release's repository,
 * and libraries and plug-ins from those that this build has fetched.
 */
@Tag("release")
final class JavaProgramTest {
  @TempDir private Path folder;

  private final String page = Checkout.read(Checkout.path("interpreter/game/README.md"));

  private String block(String language) {
    String begin = "```" + language + "\n";
    int from = page.indexOf(begin) + begin.length();
    return page.substring(from, page.indexOf("```", from));
  }

  /** A project with the dependency of the page, and where it finds everything. */
  private void writeProject() throws IOException {
    String fetched =
        System.getProperty("localRepository", System.getProperty("user.home") + "/.m2/repository");
    Files.writeString(
        folder.resolve("settings.xml"),
        """
        <settings><mirrors><mirror>
          <id>fetched</id><mirrorOf>central</mirrorOf><url>%s</url>
        </mirror></mirrors></settings>
        """
            .formatted(Path.of(fetched).toUri()));
    Files.writeString(
        folder.resolve("pom.xml"),
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>example</groupId><artifactId>example</artifactId><version>1</version>
          <properties>
            <maven.compiler.release>17</maven.compiler.release>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          <repositories><repository>
            <id>rookery</id><url>%s</url>
            <snapshots><enabled>true</enabled></snapshots>
          </repository></repositories>
          <dependencies>
        %s  </dependencies>
          <build><plugins>
            <plugin><artifactId>maven-resources-plugin</artifactId><version>%s</version></plugin>
            <plugin><artifactId>maven-compiler-plugin</artifactId><version>%s</version></plugin>
          </plugins></build>
        </project>
        """
            .formatted(
                ReleaseFolder.path().resolve("maven").toUri(),
                block("xml"),
                version("maven-resources-plugin"),
                version("maven-compiler-plugin")));
  }

  @Test
  void theProgramOfThePageIsCompiledAndRun() throws Exception {
    assumeTrue(ReleaseFolder.has("mvn"), "mvn is missing");
    writeProject();
    Path sources = Files.createDirectories(folder.resolve("src/main/java"));
    Files.writeString(sources.resolve("Program.java"), block("java"));

    run(
            folder,
            "mvn",
            "-B",
            "-q",
            "-s",
            "settings.xml",
            "-Dmaven.repo.local=" + folder.resolve("repository"),
            "compile",
            "org.apache.maven.plugins:maven-dependency-plugin:"
                + version("maven-dependency-plugin")
                + ":build-classpath",
            "-Dmdep.outputFile=classpath.txt")
        .fine();

    assertThat(folder.resolve("repository/org/rookery/rookery-game")).isDirectory();
    String libraries = Files.readString(folder.resolve("classpath.txt")).strip();
    assertThat(libraries.split(":"))
        .allSatisfy(it -> assertThat(it).startsWith(folder.resolve("repository").toString()));
    assertThat(run(folder, "java", "-cp", "target/classes:" + libraries, "Program").fine())
        .contains("20 legal moves; ");
  }

  private static String version(String plugin) {
    Matcher found =
        Pattern.compile("<artifactId>" + plugin + "</artifactId>\\s*<version>([^<]+)</version>")
            .matcher(Checkout.read(Checkout.path("pom.xml")));
    assertThat(found.find()).as(plugin).isTrue();
    return found.group(1);
  }
}
