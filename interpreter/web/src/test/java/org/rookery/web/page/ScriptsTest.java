package org.rookery.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Modules that are joined to one script share their names, and have to stand in order. */
final class ScriptsTest {
  private static final int LONGEST = 400;
  private static final Pattern DECLARED =
      Pattern.compile("(?m)^(?:export )?(?:async )?(?:function|class|const|let) (\\w+)");
  private static final Pattern EXPORTED =
      Pattern.compile("(?m)^export (?:async )?(?:function|class|const) (\\w+)");
  private static final Pattern IMPORTED =
      Pattern.compile("(?m)^import \\{([^}]*)\\} from \"([^\"]*)\";");

  @Test
  void whatAModuleImportsStandsBeforeIt() {
    Map<String, TreeSet<String>> known = new HashMap<>();
    for (String module : Scripts.modules()) {
      String text = Assets.text(module);
      Matcher imports = IMPORTED.matcher(text);
      while (imports.find()) {
        String from = Path.of(module).resolveSibling(imports.group(2)).normalize().toString();
        assertThat(known).as(module).containsKey(from.replace('\\', '/'));
        for (String name : imports.group(1).split(",")) {
          assertThat(known.get(from.replace('\\', '/'))).as(module).contains(name.strip());
          assertThat(text.split("\\b" + name.strip() + "\\b")).as(module).hasSizeGreaterThan(2);
        }
      }
      known.put(module, names(EXPORTED, text));
    }
  }

  @Test
  void noTwoModulesDeclareTheSameName() {
    Map<String, String> declared = new HashMap<>();
    for (String module : Scripts.modules()) {
      for (String name : names(DECLARED, Assets.text(module))) {
        assertThat(declared.put(name, module)).as(name + " in " + module).isNull();
      }
    }
    assertThat(declared).containsKeys("Board", "Game", "packGame");
  }

  @Test
  void theWholeIsOneScriptOfNoLongFiles() {
    assertThat(Scripts.page().lines().toList())
        .noneMatch(line -> line.startsWith("import ") || line.startsWith("export "))
        .startsWith("(() => {", "\"use strict\";");
    assertThat(Scripts.page()).endsWith("})();\n");
    for (String file :
        List.of(
            "page.css", "page.html", "studio.html", "studio.css", "draw-pieces.js", "wasm.js")) {
      assertThat(Assets.text(file).lines().count()).as(file).isLessThanOrEqualTo(LONGEST);
    }
    for (String module : Scripts.modules()) {
      assertThat(Assets.text(module).lines().count()).as(module).isLessThanOrEqualTo(LONGEST);
    }
  }

  @Test
  void theStyleIsOneSheetWithoutIdleBlanks() {
    assertThat(Scripts.style())
        .contains(".rookery-board", "#played", ".editor", ":root", "content:\"✗ \"")
        .contains("calc(100vh - 12rem)", ".cell:focus{outline:none;}")
        .doesNotContain("/*", " {", "{ ", "; ", ": ", "\n");
  }

  @Test
  void whatLinesBeginWithIsLeftOutAndNoTextNeedsIt() {
    List<String> modules = new ArrayList<>(Scripts.modules());
    modules.add("wasm.js");
    for (String module : modules) {
      assertThat(Assets.text(module).lines())
          .as(module)
          .allMatch(line -> line.chars().filter(c -> c == '`').count() % 2 == 0);
    }
    assertThat(Scripts.page().lines()).noneMatch(line -> line.startsWith(" "));
    assertThat(Scripts.worker().lines()).noneMatch(line -> line.startsWith(" "));
  }

  /** Signs lose the blanks around them: in a text they would be missed. */
  @Test
  void noTextHasASignBetweenBlanks() {
    Pattern text = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`[^`]*`");
    Pattern sign = Pattern.compile(" (=>|===|!==|&&|\\|\\||\\?\\?|>=|<=|[=?:<>*/-]) ");
    for (String module : Scripts.modules()) {
      Assets.text(module)
          .lines()
          .filter(line -> !line.strip().startsWith("*") && !line.strip().startsWith("/"))
          // What looks for quotes is no text.
          .filter(line -> !line.contains("\"]/g"))
          .flatMap(line -> text.matcher(line).results())
          .forEach(it -> assertThat(it.group()).as(module).doesNotContainPattern(sign));
    }
    assertThat(Scripts.page()).contains("const SVG=\"http").doesNotContain(" = ", ",\n");
  }

  private static TreeSet<String> names(Pattern pattern, String text) {
    TreeSet<String> names = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group(1));
    }
    return names;
  }
}
