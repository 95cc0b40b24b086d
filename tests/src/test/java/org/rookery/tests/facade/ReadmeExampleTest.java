package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.Checkout;

/** The Java in {@code interpreter/game/README.md} is compiled and run as it stands there. */
final class ReadmeExampleTest {
  private static final String BEGIN = "```java\n";

  @TempDir Path folder;

  @Test
  void the_example_of_the_page_runs() throws Exception {
    String page = Checkout.read(Checkout.path("interpreter/game/README.md"));
    int begin = page.lastIndexOf(BEGIN) + BEGIN.length();
    String example = page.substring(begin, page.indexOf("```", begin));
    // The console belongs to the build: what is printed goes to a stream that can be read.
    String text =
        example
            .replaceAll("System[.]out", "out")
            .replace("class Example {", "class Example { public static java.io.PrintStream out;");
    Path file = Files.writeString(folder.resolve("Example.java"), text);
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                problems,
                problems,
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                file.toString());
    assertThat(failed).as(problems.toString(StandardCharsets.UTF_8)).isZero();

    assertThat(output())
        .contains("e4-d5 captures [d5]\n", "g1-f3 captures []\n")
        .contains("e4 is not in White's zone `second-rank` (a2 b2 c2 d2 e2 f2 g2 h2).")
        .contains("The game goes on. Black is to move:\n8   r n b q k b n r\n")
        .contains("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
        .contains("<svg ");
  }

  private String output() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      Class<?> example = loader.loadClass("Example");
      example.getField("out").set(null, out);
      example.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
