package org.rookery.game.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.expand.Expansion;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader.Loaded;

/**
 * The stages of a rules file before it is a game: as read, and as expanded. Problems are passed
 * over.
 */
public final class SourceStages {
  private SourceStages() {}

  /** The forms of the file itself. */
  public static String forms(Path file) {
    return main(file)
        .map(source -> FormPrinter.print(FormReader.read(source, new Diagnostics())))
        .orElse("");
  }

  /** The forms with includes and macros carried out. */
  public static String expanded(Path file) {
    return FormPrinter.print(expansion(file));
  }

  /**
   * The sections of one game, its own and those it inherits; empty when the file has no such game.
   */
  public static List<Form> sections(Path file, Optional<String> title) {
    RootedSourceLoader loader = RootedSourceLoader.of(file, Rulebook.here().roots());
    return main(file)
        .map(source -> RulesCompiler.sections(source, loader, title, new Diagnostics()))
        .orElse(List.of());
  }

  private static List<Form> expansion(Path file) {
    RootedSourceLoader loader = RootedSourceLoader.of(file, Rulebook.here().roots());
    return main(file)
        .map(source -> new Expander(loader, new Diagnostics()).expand(source))
        .map(Expansion::forms)
        .orElse(List.of());
  }

  /** The file as read; empty when it cannot be. */
  static Optional<Source> main(Path file) {
    Loaded main = RootedSourceLoader.of(file, Rulebook.here().roots()).main();
    return main instanceof Loaded.Found found ? Optional.of(found.source()) : Optional.empty();
  }
}
