package org.rookery.compiler;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rookery.compiler.check.Checks;
import org.rookery.compiler.elaborate.Elaborator;
import org.rookery.compiler.elaborate.GameText;
import org.rookery.compiler.elaborate.scope.SharedBlocks;
import org.rookery.compiler.graph.GraphBuilder;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.SharedGraphs;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.specialize.OriginTable;
import org.rookery.compiler.specialize.ProgramBuilder;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.expand.Expansion;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** The front from end to end: a rules file becomes a game, or diagnostics that say why not. */
public final class RulesCompiler {
  private RulesCompiler() {}

  /**
   * Compiles the game called {@code title} of a rules file, or the one the file means when none is
   * named.
   *
   * @return nothing when {@code diagnostics} has errors
   */
  public static Optional<CompiledGame> compile(
      Source main, SourceLoader loader, Optional<String> title, Diagnostics diagnostics) {
    Expansion expansion = new Expander(loader, diagnostics).expand(main);
    Dialect dialect = main.dialect();
    Optional<GameText> wanted =
        Elaborator.wanted(expansion, dialect, title.orElse(null), diagnostics);
    if (wanted.isEmpty() && !diagnostics.hasErrors()) {
      diagnostics.error("no-game", main.span(0, 0), "This file has no game.");
    }
    return wanted.flatMap(text -> compile(text, dialect, diagnostics));
  }

  /**
   * Compiles a game from its sections after expansion.
   *
   * @return nothing when {@code diagnostics} has errors
   */
  public static Optional<CompiledGame> compile(
      GameText text, Dialect dialect, Diagnostics diagnostics) {
    GameModel model = Elaborator.elaborate(text, dialect, diagnostics);
    return finish(text, model, new SharedGraphs(), dialect, diagnostics);
  }

  /**
   * Compiles every game of a rules file, one after the other, so that no more than one is held. The
   * games it includes count when it has none of its own.
   *
   * @param each is given each game with its title, in the order of the file
   * @param diagnostics gets what was found before there were games; what each of them has of its
   *     own is in its compilation
   */
  public static void compileEach(
      Source main, SourceLoader loader, Diagnostics diagnostics, Consumer<Compilation> each) {
    List<GameText> games = games(main, loader, diagnostics);
    SharedBlocks blocks = games.size() > 1 ? SharedBlocks.ofFile() : SharedBlocks.none();
    SharedGraphs graphs = new SharedGraphs();
    for (GameText text : games) {
      Diagnostics own = new Diagnostics();
      GameModel model = Elaborator.elaborate(text, main.dialect(), own, blocks);
      Optional<CompiledGame> game =
          diagnostics.hasErrors()
              ? Optional.empty()
              : finish(text, model, graphs, main.dialect(), own);
      each.accept(new Compilation(text.title(), game, own));
    }
  }

  /**
   * The titles of the games of a rules file, in its order; those it includes count when it has none
   * of its own. Nothing of the games is looked at but their titles.
   */
  public static List<String> titles(Source main, SourceLoader loader, Diagnostics diagnostics) {
    return games(main, loader, diagnostics).stream().map(GameText::title).toList();
  }

  private static List<GameText> games(Source main, SourceLoader loader, Diagnostics diagnostics) {
    Expansion expansion = new Expander(loader, diagnostics).expand(main);
    List<GameText> all = Elaborator.games(expansion, main.dialect(), diagnostics);
    List<GameText> its = all.stream().filter(game -> isIn(main, game)).toList();
    return its.isEmpty() ? all : its;
  }

  private static boolean isIn(Source main, GameText game) {
    return game.origin().authored().source().location().equals(main.location());
  }

  private static Optional<CompiledGame> finish(
      GameText text,
      GameModel model,
      SharedGraphs graphs,
      Dialect dialect,
      Diagnostics diagnostics) {
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    Checks.run(model, dialect, diagnostics);
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    Optional<CompiledGame> compiled = link(text, model, graphs, diagnostics);
    return diagnostics.hasErrors() ? Optional.empty() : compiled;
  }

  /**
   * The text of the game called {@code title}, or of the one the file means, after expansion: its
   * own sections and those it inherits; nothing when the file has no such game.
   */
  public static Optional<GameText> text(
      Source main, SourceLoader loader, Optional<String> title, Diagnostics diagnostics) {
    Expansion expansion = new Expander(loader, diagnostics).expand(main);
    List<GameText> games = Elaborator.games(expansion, main.dialect(), diagnostics);
    return Elaborator.choose(games, main.dialect(), title.orElse(null));
  }

  /** Lowers one game; its rules are specialised when they are first needed. */
  private static Optional<CompiledGame> link(
      GameText text, GameModel game, SharedGraphs shared, Diagnostics diagnostics) {
    List<MoveGraph> graphs = GraphBuilder.build(game, shared, diagnostics);
    if (diagnostics.hasErrors()) {
      return Optional.empty();
    }
    OriginTable origins = new OriginTable();
    return ProgramBuilder.build(game, graphs, origins, diagnostics)
        .map(program -> new CompiledGame(text.sections(), game, graphs, program, origins));
  }
}
