package org.rookery.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;
import org.rookery.language.source.SourceTexts;

/**
 * The rules of one game or of several, as text, and where what they include is found.
 *
 * <p>It knows no files: {@code Rulebook} in {@code game.files} reads those.
 */
public final class Rules {
  private final Source main;
  private final SourceLoader loader;

  private Rules(Source main, SourceLoader loader) {
    this.main = main;
    this.loader = loader;
  }

  /**
   * Rules that include nothing.
   *
   * @param name what problems call the text; old rules end in {@code .zrf}
   */
  public static Rules of(String name, String text) {
    return new Rules(Source.of(name, text), SourceLoader.NONE);
  }

  /**
   * Rules among other texts that they may include, such as those of the standard library: see
   * {@link SourceTexts} for how includes find them.
   *
   * @param name which of the texts the rules are
   * @throws IllegalArgumentException when there is none of that name
   */
  public static Rules of(String name, Map<String, String> texts) {
    SourceTexts sources = SourceTexts.of(texts);
    if (!(sources.main(name) instanceof Loaded.Found found)) {
      throw new IllegalArgumentException("no text `" + name + "`");
    }
    return new Rules(found.source(), sources);
  }

  /** Rules from anywhere. */
  public static Rules of(Source main, SourceLoader loader) {
    return new Rules(main, loader);
  }

  /** The text itself. */
  public Source main() {
    return main;
  }

  /** Finds what it includes. */
  public SourceLoader loader() {
    return loader;
  }

  /** The titles of the games, in the order of the text. */
  public List<String> titles() {
    return RulesCompiler.titles(main, loader, new Diagnostics());
  }

  /** Compiles the game the text means: the only one, or the one it offers first. */
  public Loading load() {
    return compile(null);
  }

  /** Compiles the game of that title. */
  public Loading load(String title) {
    return compile(title);
  }

  private Loading compile(@Nullable String title) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<CompiledGame> compiled =
        RulesCompiler.compile(main, loader, Optional.ofNullable(title), diagnostics);
    return Loading.of(compiled.map(this::game), diagnostics);
  }

  /**
   * Compiles every game, one after the other, so that no more than one need be held.
   *
   * @param each is given each game that can be played, with its title
   */
  public LoadingAll loadEach(BiConsumer<String, Game> each) {
    Diagnostics diagnostics = new Diagnostics();
    List<LoadingAll.Entry> games = new ArrayList<>();
    List<Diagnostics> own = new ArrayList<>();
    RulesCompiler.compileEach(
        main,
        loader,
        diagnostics,
        compilation -> {
          games.add(new LoadingAll.Entry(compilation.title(), compilation.game().isPresent()));
          own.add(compilation.diagnostics());
          compilation
              .game()
              .map(this::game)
              .ifPresent(game -> each.accept(compilation.title(), game));
        });
    own.forEach(some -> some.sorted().forEach(diagnostics::add));
    return new LoadingAll(main.name(), games, diagnostics, Optional.empty());
  }

  /**
   * One game's rules as forms; empty when there is no such game.
   *
   * @param title the game meant; empty for the one the rules mean
   */
  public Optional<GameForms> forms(Optional<String> title) {
    return GameForms.of(this, title);
  }

  private Game game(CompiledGame compiled) {
    return new Game(compiled, main, loader);
  }
}
