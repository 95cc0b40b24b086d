package org.rookery.tests.download;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;

/**
 * The launcher of Windows, as far as it can be looked at elsewhere: it says what the other says.
 */
class WindowsLauncherTest {
  private static final Path DIST = Checkout.path("interpreter", "app", "src", "dist");

  private final String windows = Checkout.read(DIST.resolve("rookery.bat"));
  private final String unix = Checkout.read(DIST.resolve("rookery"));

  @Test
  void aJavaThatIsMissingOrTooOldIsToldInTheSameSentence() {
    Matcher sentence =
        Pattern.compile("lacking \"(?:\\$java is Java \\$version)?([^\"]+)\"").matcher(unix);
    int sentences = 0;
    while (sentence.find()) {
      assertThat(windows).contains(sentence.group(1) + " 1>&2");
      sentences++;
    }
    assertThat(sentences).isEqualTo(2);
    assertThat(windows.lines().filter(line -> line.equals("exit /b 69")).count()).isEqualTo(2);
  }

  @Test
  void theVersionIsAskedBeforeTheProgramIsRun() {
    int asked = windows.indexOf("if %MAJOR% LSS 17 goto old");
    int run = windows.indexOf("\n:run\n");

    assertThat(asked).isPositive().isLessThan(run);
    assertThat(windows.indexOf("-jar")).isGreaterThan(run);
    assertThat(windows.indexOf("jre\\bin\\java.exe\"")).isLessThan(asked);
  }

  @Test
  void everyJumpHasItsLabelAndNoBlockHoldsAPath() {
    List<String> jumps =
        Pattern.compile("goto (\\w+)").matcher(windows).results().map(it -> it.group(1)).toList();

    assertThat(jumps).isNotEmpty().allMatch(label -> windows.contains("\n:" + label + "\n"));
    // A path with a bracket, such as that of `Program Files (x86)`, would end a block.
    assertThat(windows.lines()).noneMatch(line -> line.matches("if .*\\(\\s*"));
    assertThat(Checkout.read(DIST.resolve("content.xml")))
        .contains("rookery.bat</source>\n      <lineEnding>dos</lineEnding>");
  }
}
