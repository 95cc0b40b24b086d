package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.elaborate.scope.Problems;
import org.rookery.compiler.elaborate.scope.SharedBlocks;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.expand.Expansion;
import org.rookery.language.form.Form;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.KnownMacros;
import org.rookery.language.source.Origin;

/** From expanded forms to game models. */
public final class Elaborator {
  private static final List<String> TOP_LEVEL =
      List.of("game", "variant", "version", "translate", "include", "define");

  /** More games are not listed where one is not found. */
  private static final int MOST_LISTED = 20;

  private Elaborator() {}

  /** The wanted game of a file; empty, and told, when there is none. */
  public static Optional<GameText> wanted(
      Expansion expansion, Dialect dialect, @Nullable String title, Diagnostics diagnostics) {
    List<GameText> games = games(expansion, dialect, diagnostics);
    Optional<GameText> chosen = choose(games, dialect, title);
    if (chosen.isEmpty() && !expansion.forms().isEmpty()) {
      Origin origin = expansion.forms().get(expansion.forms().size() - 1).origin();
      diagnostics.add(
          games.isEmpty()
              ? Diagnostic.error("no-game", origin, "This file has no game.")
              : unknown(title == null ? "" : title, games, origin));
    }
    return chosen;
  }

  private static Diagnostic unknown(String title, List<GameText> games, Origin origin) {
    List<String> titles = Titles.of(games);
    String more = titles.size() > MOST_LISTED ? ", …" : "";
    List<String> listed = titles.subList(0, Math.min(titles.size(), MOST_LISTED));
    return Diagnostic.error("unknown-game", origin, "There is no game `" + title + "` here.")
        .labelled(Suggestions.label(title, titles))
        .helped("the games of this file are: " + String.join(", ", listed) + more);
  }

  /** The model of one game. */
  public static GameModel elaborate(GameText game, Dialect dialect, Diagnostics diagnostics) {
    return elaborate(game, dialect, diagnostics, SharedBlocks.none());
  }

  /**
   * The model of one game of a file.
   *
   * @param blocks what the game may share with the one that was read before it
   */
  public static GameModel elaborate(
      GameText game, Dialect dialect, Diagnostics diagnostics, SharedBlocks blocks) {
    return GameReader.read(game, new Problems(diagnostics, dialect, game.macros()), blocks);
  }

  /** The games of a file in order, each variant merged with the game it varies. */
  public static List<GameText> games(
      Expansion expansion, Dialect dialect, Diagnostics diagnostics) {
    Problems problems = new Problems(diagnostics, dialect, expansion.macros());
    List<Form.Group> games = new ArrayList<>();
    for (Form form : expansion.forms()) {
      Optional<String> head =
          form instanceof Form.Group group ? group.head() : Optional.<String>empty();
      if (head.filter(List.of("game", "variant")::contains).isPresent()) {
        games.add((Form.Group) form);
      } else if (head.filter(TOP_LEVEL::contains).isEmpty()) {
        String word = head.orElse(form.atom().orElse("()"));
        problems.oddWord("part of a rules file", word, form.origin(), TOP_LEVEL);
      }
    }
    return merged(games, expansion.macros(), problems);
  }

  private static List<GameText> merged(
      List<Form.Group> forms, KnownMacros macros, Problems problems) {
    List<GameText> games = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      Form.Group form = forms.get(i);
      List<Form> sections = form.items().stream().skip(1).map(Elaborator::settled).toList();
      if (isVariant(form)) {
        List<Form> base = base(i, forms, games, problems);
        sections = Inheritance.merge(base, sections, problems);
      }
      games.add(GameText.of(sections, form.origin(), macros));
    }
    games.removeIf(game -> game.title().equals(GameText.SEPARATOR));
    return games;
  }

  /**
   * A section whose blocks are the same objects whenever they are asked for, in all games that
   * inherit it: in an expansion they might be made anew each time.
   */
  private static Form settled(Form section) {
    if (!section.isHeadedBy("piece")) {
      return section;
    }
    List<Form> parts = new ArrayList<>();
    for (Form part : ((Form.Group) section).items()) {
      parts.add(
          part instanceof Form.Group group
              ? new Form.Group(List.copyOf(group.items()), group.origin())
              : part);
    }
    return new Form.Group(List.copyOf(parts), section.origin());
  }

  private static boolean isVariant(Form.Group form) {
    return form.head().filter("variant"::equals).isPresent();
  }

  /**
   * What a variant varies: the game before it, or the first one when none is. In this language, a
   * variant of another file counts as a game, for it is what including that file means.
   */
  private static List<Form> base(
      int variant, List<Form.Group> forms, List<GameText> games, Problems problems) {
    String own = source(forms.get(variant).origin());
    for (int i = variant - 1; i >= 0; i--) {
      boolean elsewhere = !problems.lenient() && !source(forms.get(i).origin()).equals(own);
      if (!isVariant(forms.get(i)) || elsewhere) {
        return games.get(i).sections();
      }
    }
    for (Form.Group form : forms) {
      if (!isVariant(form)) {
        return form.items().subList(1, form.items().size());
      }
    }
    problems.error(
        "variant-without-game", forms.get(variant).origin(), "There is no game to vary here.");
    return List.of();
  }

  private static String source(Origin origin) {
    return origin.authored().source().location();
  }

  /**
   * The game that is meant: by its title, else the one that says so, else the first; but the last
   * of a file that varies a game of another file.
   */
  public static Optional<GameText> choose(
      List<GameText> games, Dialect dialect, @Nullable String title) {
    if (title != null) {
      return Titles.find(title, games);
    }
    if (games.isEmpty()) {
      return Optional.empty();
    }
    GameText last = games.get(games.size() - 1);
    boolean varies =
        games.stream().anyMatch(game -> !source(game.origin()).equals(source(last.origin())));
    if (varies && !dialect.lenient()) {
      return Optional.of(last);
    }
    return Optional.of(games.stream().filter(GameText::preferred).findFirst().orElse(games.get(0)));
  }
}
