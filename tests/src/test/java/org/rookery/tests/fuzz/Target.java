package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Turn;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.logs.BadLog;
import org.rookery.logs.CourierLogReader;
import org.rookery.logs.GameLog;
import org.rookery.logs.LogReader;
import org.rookery.logs.Replay;
import org.rookery.logs.SavedGame;
import org.rookery.logs.ZillionsLogReader;
import org.rookery.logs.ZillionsSetup;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** A parser, and what it is fed with. */
enum Target {
  /**
   * Any text is read as forms, and what was read without errors is printed and read again as the
   * same.
   */
  READER(15) {
    @Override
    List<String> corpus() {
      return FuzzTest.rules();
    }

    @Override
    void feed(String input) {
      Diagnostics diagnostics = new Diagnostics();
      List<Form> forms = FormReader.read(Source.of("fuzz.rules", input), diagnostics);
      assertThat(DiagnosticRenderer.render(diagnostics)).isNotNull();
      if (!diagnostics.hasErrors()) {
        String printed = FormPrinter.print(forms);
        List<Form> again = FormReader.read(Source.of("again.rules", printed), new Diagnostics());
        assertThat(FormPrinter.print(again)).isEqualTo(printed);
      }
    }
  },

  /** Any text is compiled or refused; what compiles can be played. */
  COMPILER(30) {
    @Override
    List<String> corpus() {
      return FuzzTest.rules();
    }

    @Override
    void feed(String input) {
      Diagnostics diagnostics = new Diagnostics();
      RootedSourceLoader loader =
          RootedSourceLoader.of(
              Checkout.path("rules", "fuzz.rules"), List.of(Checkout.path("stdlib")));
      Optional<CompiledGame> game =
          RulesCompiler.compile(
              Source.of("fuzz.rules", input), loader, Optional.empty(), diagnostics);
      assertThat(game.isPresent()).isNotEqualTo(diagnostics.hasErrors());
      assertThat(DiagnosticRenderer.render(diagnostics)).isNotNull();
      game.ifPresent(Target::play);
    }
  },

  /** Any old rules file is compiled or refused; what compiles can be played. */
  OLD_RULES(10) {
    @Override
    List<String> corpus() {
      return saved(".zrf").map(Checkout::read).toList();
    }

    @Override
    void feed(String input) {
      Diagnostics diagnostics = new Diagnostics();
      Optional<CompiledGame> game =
          RulesCompiler.compile(
              Source.of("fuzz.zrf", input), SourceLoader.NONE, Optional.empty(), diagnostics);
      assertThat(game.isPresent()).isNotEqualTo(diagnostics.hasErrors());
      assertThat(DiagnosticRenderer.render(diagnostics)).isNotNull();
      game.ifPresent(Target::play);
    }
  },

  /** Any text is a position or none. */
  POSITION(15) {
    @Override
    List<String> corpus() {
      return POSITIONS;
    }

    @Override
    void feed(String input) {
      for (String name : List.of("chess", "shogi", "ruddigore", "by-rook-or-by-crook", "pente")) {
        GameEngine game = Games.named(name);
        try {
          Setup setup = game.position(input).setup();
          assertThat(game.position(game.positions().print(setup)).setup()).isEqualTo(setup);
        } catch (TextException refused) {
          assertThat(refused.getMessage()).isNotEmpty();
        }
      }
    }
  },

  /** Any text is a turn or none. */
  TURN(15) {
    @Override
    List<String> corpus() {
      return TURNS;
    }

    @Override
    void feed(String input) {
      for (String name : List.of("chess", "crazyhouse", "ruddigore", "marseillais")) {
        GameEngine game = Games.named(name);
        TurnTexts texts = game.turns(game.start());
        if (texts.read(input) instanceof Reading.NoFit refused) {
          assertThat(refused.reason()).isNotEmpty();
        }
      }
    }
  },

  /** Any text is a suite or none. */
  SUITE(5) {
    @Override
    List<String> corpus() {
      // A spoilt depth would count leaves for ever, as it should.
      return List.of("chess", "crazyhouse", "xiangqi", "pente").stream()
          .map(name -> Checkout.read(Checkout.path("tests/regression", name + ".yaml")))
          .map(text -> text.replaceAll("perft: \\{.*?\\}", "count: 3"))
          .toList();
    }

    @Override
    void feed(String input) throws IOException {
      Path file = Files.createTempFile("fuzz", ".yaml");
      try {
        Files.write(file, input.getBytes(StandardCharsets.UTF_8));
        SuiteResult result = new SuiteRunner(Games.rulebook()).run(file);
        result.problem().ifPresent(told -> assertThat(told).startsWith(file.toString()));
      } finally {
        Files.delete(file);
      }
    }
  },

  /** Any text is a saved game or none; one that is read is printed and read again as the same. */
  SAVE(5) {
    @Override
    List<String> corpus() {
      return Stream.concat(
              saved(".zsg").map(Checkout::read),
              Stream.of("chess", "ruddigore", "crazyhouse").map(Target::savedGame))
          .toList();
    }

    @Override
    void feed(String input) {
      for (String name : List.of("chess", "ruddigore")) {
        Game game = Games.game(name);
        try {
          String printed = SavedGame.print(SavedGame.parse(game, input).match());
          assertThat(SavedGame.print(SavedGame.parse(game, printed).match())).isEqualTo(printed);
        } catch (SavedGame.BadGame refused) {
          assertThat(refused.getMessage()).isNotEmpty();
        }
      }
    }
  },

  /** Any text is a log or none, and its turns are played or refused. */
  LOG(5) {
    @Override
    List<String> corpus() {
      return Stream.concat(saved(".zsg").map(Checkout::read), LOGS.stream()).toList();
    }

    @Override
    void feed(String input) {
      boolean old = ZillionsLogReader.canRead(input);
      LogReader reader = old ? new ZillionsLogReader() : new CourierLogReader();
      GameEngine game = Games.named("chess");
      Preset preset = new Preset(game.program());
      try {
        GameLog log = reader.read(input);
        Setup start = Setup.start(game.program());
        Setup edited = old ? new ZillionsSetup(game.program()).after(log.setup()) : start;
        Replay replay =
            old ? Replay.ofZillions(preset, game, edited) : Replay.underRules(preset, game, edited);
        for (GameLog.Entry entry : log.turns()) {
          Optional<Replay.Refused> refused = replay.play(entry);
          if (refused.isPresent()) {
            assertThat(refused.get().reason()).isNotEmpty();
            break;
          }
        }
      } catch (BadLog refused) {
        assertThat(refused.getMessage()).isNotEmpty();
      }
    }
  };

  private static final List<String> POSITIONS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/8/8/3pP3/8/8/8/R3K2R b Kq d6 12 34",
          "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[PPgn] w - - 0 1",
          "rhbqxbhr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RHBQXBHR[Qpp] w KQkq - 0 2",
          "7/7/prqkbcp/7/7/PCBKQRP w - - 0 1",
          "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19[S3s2] b - - 0 1 {pairs-White=3}");

  private static final List<String> TURNS =
      List.of(
          "e2-e4",
          "P e2-e4",
          "e5-d6; d5-",
          "e1-g1; h1-f1",
          "e7-e8; Q-e8",
          "N*f3",
          "a2-a3; d1-",
          "a2-a3; P*-",
          "d5-",
          "@-d5",
          "pass",
          "e2e4",
          "e7e8q",
          "P@e4",
          "Nf3",
          "exd6+",
          "O-O-O",
          "e8=Q#",
          "b1-c3; g1-f3",
          "Knight b1-c3 // a comment",
          "N@g2+",
          "Nbxd2!?",
          "p@e5; Q-A1");

  private static final List<String> LOGS =
      List.of(
          "Game: chess\n1. P e2-e4\n1... p e7-e5\n2. N g1-f3\n2... n b8-c6\n3. B f1-b5",
          "; game: chess\n1. e2-e4 d7-d5 // open\n2. e4-d5; d5- d8-d5\n3. b1-c3",
          "position: r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n1. K e1-g1; R h1-f1\n1... a8-a1");

  private final int percent;

  Target(int percent) {
    this.percent = percent;
  }

  /** Its part of all inputs. */
  int percent() {
    return percent;
  }

  private static Stream<Path> saved(String extension) {
    return Checkout.files("tests/saved").stream()
        .filter(file -> file.toString().endsWith(extension));
  }

  /** A short game of the first, the last and the middle turns there are, as it is saved. */
  private static String savedGame(String name) {
    Match match = Games.game(name).start();
    for (int ply = 0; ply < 6 && !match.isOver(); ply++) {
      List<Turn> turns = match.turns();
      match.play(turns.get(ply * (turns.size() - 1) / 5));
    }
    return SavedGame.print(match);
  }

  /** Inputs to spoil. */
  abstract List<String> corpus();

  /** Takes one input; what it does with it must hold together. */
  abstract void feed(String input) throws IOException;

  private static void play(CompiledGame game) {
    MoveGenerator generator = new MoveGenerator(game.program());
    Adjudicator adjudicator = new Adjudicator(generator);
    Position position = new Position(game.program());
    for (int ply = 0; ply < 4 && !adjudicator.outcome(position).isOver(); ply++) {
      List<Move> moves = generator.legalMoves(position);
      long hash = position.hash();
      position.make(moves.get(moves.size() / 2));
      position.unmake();
      assertThat(position.hash()).isEqualTo(hash);
      position.make(moves.get(moves.size() / 2));
      assertThat(position.hash()).isEqualTo(position.recomputedHash());
    }
  }
}
