package org.rookery.tests.fuzz;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.run.Backend;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.logs.SavedGame;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Texts that are as they should be, to be spoilt. */
final class Corpora {
  private static final int GAMES = 8;
  private static final int PLIES = 16;

  /** By game, what was played of it; nobody changes it. */
  private static final Map<String, List<Played>> PLAYED = new TreeMap<>();

  private Corpora() {}

  /** A match, and the positions it has come through. */
  private record Played(Match match, List<String> positions) {}

  /** Rules files. */
  static List<String> rules(String... folders) {
    return Checkout.files(folders).stream()
        .filter(file -> !file.toString().matches(".*(\\.txt|too-\\w+).*"))
        .map(Checkout::read)
        .filter(text -> text.length() < 20_000)
        .toList();
  }

  /** Where rules files find what they include. */
  static List<Path> folders() {
    return Stream.concat(
            Stream.of(Checkout.path("stdlib")),
            Checkout.files("rules").stream().map(Path::getParent).distinct())
        .toList();
  }

  /** Files of tests/saved. */
  static Stream<Path> saved(String extension) {
    return Checkout.files("tests/saved").stream()
        .filter(file -> file.toString().endsWith(extension));
  }

  /** The games of the old rules files there. */
  static List<GameEngine> oldGames() {
    return saved(".zrf")
        .map(
            file ->
                RulesCompiler.compile(
                    Source.of(file.toString(), Checkout.read(file)),
                    SourceLoader.NONE,
                    Optional.empty(),
                    new Diagnostics()))
        .map(game -> new GameEngine(game.orElseThrow(), Backend.GRAPH))
        .toList();
  }

  /** Positions that random games come to. */
  static List<String> positions(String... games) {
    return Stream.of(games)
        .flatMap(game -> played(game).stream())
        .flatMap(played -> played.positions().stream())
        .toList();
  }

  /** The legal moves of the start, in every notation. */
  static List<String> turns(String... games) {
    List<String> texts = new ArrayList<>();
    for (String game : games) {
      for (LegalMove turn : Games.game(game).start().turns()) {
        texts.addAll(List.of(turn.text(), turn.complete(), turn.uci(), turn.san()));
      }
    }
    return texts;
  }

  /** Saved games. */
  static List<String> savedGames(String... games) {
    List<String> texts = new ArrayList<>();
    for (String game : games) {
      for (Played played : played(game)) {
        texts.add(SavedGame.print(played.match()));
      }
    }
    return texts;
  }

  /** Logs of games, one with numbers and one without. */
  static List<String> logs(String game) {
    List<String> texts = new ArrayList<>();
    for (Played played : played(game)) {
      List<String> turns = played.match().played();
      StringBuilder numbered = new StringBuilder("Game: " + game + "\n");
      for (int i = 0; i < turns.size(); i++) {
        numbered.append(i / 2 + 1).append(i % 2 == 0 ? ". " : "... ");
        numbered.append(turns.get(i)).append('\n');
      }
      texts.add(numbered.toString());
      texts.add("; game: " + game + "\n" + String.join("\n", turns) + " // the end\n");
    }
    return texts;
  }

  /** Some random games, the same each time. */
  private static synchronized List<Played> played(String game) {
    return PLAYED.computeIfAbsent(game, Corpora::play);
  }

  private static List<Played> play(String game) {
    List<Played> all = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      Match match = Games.game(game).start();
      List<String> positions = new ArrayList<>();
      for (int ply = 0; ply < PLIES && !match.isOver(); ply++) {
        positions.add(match.fen());
        List<LegalMove> turns = match.turns();
        match.play(turns.get(random.nextInt(turns.size())));
      }
      all.add(new Played(match, positions));
    }
    return all;
  }
}
