package org.rookery.tests;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/** The games in {@code rules/}, each compiled once. */
public final class Games {
  private static final Map<Path, CompiledGame> COMPILED = new TreeMap<>();

  private Games() {}

  /** The game of a rules file, which must have no problem. */
  public static synchronized CompiledGame compiled(Path file) {
    CompiledGame known = COMPILED.get(file);
    if (known == null) {
      known = compile(file);
      COMPILED.put(file, known);
    }
    return known;
  }

  /** The game of that name. */
  public static CompiledGame named(String name) {
    return compiled(Checkout.path("rules", name + ".rules"));
  }

  /** The names of all games. */
  public static List<String> names() {
    return Checkout.rulesFiles().stream()
        .map(file -> file.getFileName().toString().replace(".rules", ""))
        .toList();
  }

  private static CompiledGame compile(Path file) {
    RootedSourceLoader loader = RootedSourceLoader.of(file, List.of(Checkout.path("stdlib")));
    if (!(loader.main() instanceof Loaded.Found found)) {
      throw new IllegalArgumentException("cannot read " + file);
    }
    Diagnostics diagnostics = new Diagnostics();
    Optional<CompiledGame> game =
        RulesCompiler.compile(found.source(), loader, Optional.empty(), diagnostics);
    return game.orElseThrow(
        () -> new IllegalStateException(DiagnosticRenderer.render(diagnostics)));
  }
}
