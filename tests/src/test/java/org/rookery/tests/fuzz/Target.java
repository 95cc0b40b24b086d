package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rookery.app.regress.SuiteResult;
import org.rookery.app.regress.SuiteRunner;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** A parser, and what it is fed with. */
enum Target {
  /**
   * Any text is read as forms, and what was read without errors is printed and read again as the
   * same.
   */
  READER {
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
  COMPILER {
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

  /** Any text is a position or none. */
  POSITION {
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
  TURN {
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
  SUITE {
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
