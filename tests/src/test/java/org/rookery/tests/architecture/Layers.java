package org.rookery.tests.architecture;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The table of layers: which package may know which, and which foreign library belongs to which
 * package.
 */
final class Layers {
  private static final String ROOT = "org.rookery.";

  /** By package, the packages it may know besides itself. */
  private static final Map<String, Set<String>> MAY_KNOW = new LinkedHashMap<>();

  private static final String[] SOURCE = {"language.source", "language.diagnostic"};
  private static final String[] FORMS = {"language.form", "language.expand"};
  private static final String[] PROGRAM = {"program", "program.board"};

  static {
    row("language");
    row("language.source");
    row("language.diagnostic", "language.source");
    row("language.form", SOURCE);
    row("language.expand", join(SOURCE, "language.form"));

    row("program.board");
    row("program", "program.board");

    row("compiler.model", join(PROGRAM, "language.source"));
    row("compiler.betza", join(join(SOURCE, PROGRAM), "compiler.model"));
    row(
        "compiler.elaborate",
        join(join(join(SOURCE, FORMS), PROGRAM), "compiler.model", "compiler.betza"));
    row("compiler.check", join(join(SOURCE, PROGRAM), "compiler.model"));
    row("compiler.graph", join(SOURCE, "compiler.model"));
    row("compiler.specialize", join(join(SOURCE, PROGRAM), "compiler.model", "compiler.graph"));
    row(
        "compiler",
        join(
            join(join(SOURCE, FORMS), PROGRAM),
            "compiler.model",
            "compiler.elaborate",
            "compiler.check",
            "compiler.graph",
            "compiler.specialize"));

    row("engine");
    row("engine.position", PROGRAM);
    row("engine.movegen", join(PROGRAM, "engine.position"));
    row("engine.adjudicate", join(PROGRAM, "engine.position", "engine.movegen"));
    row("engine.notation", join(PROGRAM, "engine.position", "engine.movegen"));
    row("engine.search", join(PROGRAM, "engine.position", "engine.movegen", "engine.adjudicate"));

    row("app");
    String[] play = {
      "engine.position", "engine.movegen", "engine.adjudicate", "engine.notation", "engine.search"
    };
    String[] compile = {
      "compiler", "compiler.model", "compiler.graph", "compiler.specialize", "compiler.check"
    };
    String[] all = join(join(join(join(SOURCE, FORMS), PROGRAM), compile), play);
    row("app.rulebook", all);
    row("app.regress", join(all, "app.rulebook"));
    row("app.protocol", join(all, "app.rulebook"));
    row("app.render", join(all, "app.rulebook"));
    row("app.cli", join(all, "app.rulebook", "app.regress", "app.protocol", "app.render"));
  }

  /** By package of a library, the only package that may use it. */
  private static final Map<String, String> LIBRARIES =
      Map.of(
          "org.antlr", "language.form",
          "picocli", "app.cli",
          "org.jline", "app.cli",
          "me.tongfei", "app.cli",
          "com.fasterxml.jackson", "app.regress",
          "org.jfree", "app.render",
          "org.objectweb.asm", "engine.movegen",
          "org.apache.commons.text", "language.diagnostic");

  private Layers() {}

  private static void row(String name, String... known) {
    MAY_KNOW.put(name, new TreeSet<>(Set.of(known)));
  }

  private static String[] join(String[] some, String... more) {
    String[] all = java.util.Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  static boolean isOurs(String packageName) {
    return (packageName + ".").startsWith(ROOT);
  }

  /** Whether the table has a row for a package. */
  static boolean lists(String packageName) {
    return MAY_KNOW.containsKey(shortName(packageName));
  }

  /** Whether a class of one package may use a class of another. */
  static boolean allows(String from, String to) {
    String user = shortName(from);
    if (isOurs(to)) {
      String used = shortName(to);
      return user.equals(used) || MAY_KNOW.getOrDefault(user, Set.of()).contains(used);
    }
    return LIBRARIES.entrySet().stream()
        .filter(library -> (to + ".").startsWith(library.getKey() + "."))
        .allMatch(library -> library.getValue().equals(user));
  }

  private static String shortName(String packageName) {
    return packageName.startsWith(ROOT) ? packageName.substring(ROOT.length()) : packageName;
  }
}
