package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
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
import org.rookery.engine.run.TooManyMoves;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.Game;
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
  READER(20) {
    @Override
    Supplier<String> inputs(long seed) {
      return new InputMutator(seed, RULES)::next;
    }

    @Override
    Depth feed(String input) {
      Diagnostics diagnostics = new Diagnostics();
      List<Form> forms = FormReader.read(Source.of("fuzz.rules", input), diagnostics);
      assertThat(DiagnosticRenderer.render(diagnostics)).isNotNull();
      if (diagnostics.hasErrors()) {
        return Depth.REFUSED;
      }
      String printed = FormPrinter.print(forms);
      List<Form> again = FormReader.read(Source.of("again.rules", printed), new Diagnostics());
      assertThat(FormPrinter.print(again)).isEqualTo(printed);
      return Depth.TAKEN;
    }
  },

  /** Any text is compiled or refused; what compiles can be played. */
  COMPILER(20) {
    @Override
    Supplier<String> inputs(long seed) {
      List<String> games = Corpora.rules("rules", "tests/golden/samples");
      return inTurn(
          new InputMutator(seed, RULES)::next,
          new FormMutator(seed, games)::next,
          new FormMutator(~seed, RULES)::next);
    }

    @Override
    Depth feed(String input) {
      Diagnostics diagnostics = new Diagnostics();
      RootedSourceLoader loader =
          RootedSourceLoader.of(Checkout.path("rules", "fuzz.rules"), FOLDERS);
      Optional<CompiledGame> game =
          RulesCompiler.compile(
              Source.of("fuzz.rules", input), loader, Optional.empty(), diagnostics);
      return played(input, game, diagnostics);
    }
  },

  /** Any old rules file is compiled or refused; what compiles can be played. */
  OLD_RULES(15) {
    @Override
    Supplier<String> inputs(long seed) {
      List<String> games = Corpora.saved(".zrf").map(Checkout::read).toList();
      return inTurn(new InputMutator(seed, games)::next, new FormMutator(seed, games)::next);
    }

    @Override
    Depth feed(String input) {
      Diagnostics diagnostics = new Diagnostics();
      Optional<CompiledGame> game =
          RulesCompiler.compile(
              Source.of("fuzz.zrf", input), SourceLoader.NONE, Optional.empty(), diagnostics);
      return played(input, game, diagnostics);
    }
  },

  /** Any text is a position or none; one that is read has turns, and is printed as it was. */
  POSITION(17) {
    @Override
    Supplier<String> inputs(long seed) {
      List<String> played = Corpora.positions(GAMES);
      return inTurn(
          new InputMutator(seed, POSITIONS)::next,
          new PartMutator(seed, played, "[ /]")::next,
          new PartMutator(~seed, played, "")::next);
    }

    @Override
    Depth feed(String input) {
      Depth depth = Depth.REFUSED;
      for (String name : GAMES) {
        GameEngine game = Games.named(name);
        try {
          Position position = game.position(input);
          Setup setup = position.setup();
          assertThat(game.generator().legalMoves(position)).doesNotContainNull();
          assertThat(game.position(game.positions().print(setup)).setup()).isEqualTo(setup);
          depth = Depth.TAKEN;
        } catch (TextException refused) {
          assertThat(refused.getMessage()).isNotEmpty();
        }
      }
      return depth;
    }
  },

  /** Any text is a turn or none. */
  TURN(17) {
    @Override
    Supplier<String> inputs(long seed) {
      List<String> legal = Corpora.turns(MOVERS);
      return inTurn(
          new InputMutator(seed, TURNS)::next,
          new PartMutator(seed, legal, "")::next,
          new PartMutator(~seed, legal, "[ ;-]")::next);
    }

    @Override
    Depth feed(String input) {
      Depth depth = Depth.REFUSED;
      for (String name : MOVERS) {
        GameEngine game = Games.named(name);
        TurnTexts texts = game.turns(game.start());
        if (texts.read(input) instanceof Reading.NoFit refused) {
          assertThat(refused.reason()).isNotEmpty();
        } else {
          depth = Depth.TAKEN;
        }
      }
      return depth;
    }
  },

  /** Any text is a suite or none. */
  SUITE(2) {
    @Override
    Supplier<String> inputs(long seed) {
      // A spoilt depth would count leaves for ever, as it should.
      List<String> suites =
          Stream.of("chess", "crazyhouse", "xiangqi", "pente")
              .map(name -> Checkout.read(Checkout.path("tests/regression", name + ".yaml")))
              .map(text -> text.replaceAll("perft: \\{.*?\\}", "count: 3"))
              .toList();
      return inTurn(
          new InputMutator(seed, suites)::next,
          new PartMutator(seed, suites, "\n")::next,
          new PartMutator(~seed, suites, " ")::next);
    }

    @Override
    Depth feed(String input) throws IOException {
      Path file = Files.createTempFile("fuzz", ".yaml");
      try {
        Files.write(file, input.getBytes(StandardCharsets.UTF_8));
        SuiteResult result = new SuiteRunner(Games.rulebook()).run(file);
        result.problem().ifPresent(told -> assertThat(told).startsWith(file.toString()));
        return result.problem().isPresent() ? Depth.REFUSED : Depth.TAKEN;
      } finally {
        Files.delete(file);
      }
    }
  },

  /** Any text is a saved game or none; one that is read is printed and read again as the same. */
  SAVE(5) {
    @Override
    Supplier<String> inputs(long seed) {
      List<String> saved = Corpora.savedGames("chess", "ruddigore");
      List<String> all =
          Stream.concat(Corpora.saved(".zsg").map(Checkout::read), saved.stream()).toList();
      return inTurn(
          new InputMutator(seed, all)::next,
          new PartMutator(seed, saved, "\n")::next,
          new PartMutator(~seed, saved, "")::next);
    }

    @Override
    Depth feed(String input) {
      Depth depth = Depth.REFUSED;
      for (String name : List.of("chess", "ruddigore")) {
        Game game = Games.game(name);
        try {
          String printed = SavedGame.print(SavedGame.parse(game, input).match());
          assertThat(SavedGame.print(SavedGame.parse(game, printed).match())).isEqualTo(printed);
          depth = Depth.TAKEN;
        } catch (SavedGame.BadGame refused) {
          assertThat(refused.getMessage()).isNotEmpty();
        }
      }
      return depth;
    }
  },

  /** Any text is a log or none, and its turns are played or refused. */
  LOG(4) {
    @Override
    Supplier<String> inputs(long seed) {
      List<String> old = Corpora.saved(".zsg").map(Checkout::read).toList();
      List<String> courier = Stream.concat(LOGS.stream(), Corpora.logs("chess").stream()).toList();
      return inTurn(
          new InputMutator(seed, Stream.concat(old.stream(), courier.stream()).toList())::next,
          new PartMutator(seed, courier, "\n")::next,
          new PartMutator(~seed, courier, "")::next,
          new PartMutator(seed, old, "\n")::next,
          new PartMutator(~seed, old, "")::next);
    }

    @Override
    Depth feed(String input) {
      boolean old = ZillionsLogReader.canRead(input);
      Depth depth = Depth.REFUSED;
      for (GameEngine game : old ? OLD_GAMES : List.of(Games.named("chess"))) {
        Depth here = replayed(old, game, input);
        depth = here.compareTo(depth) > 0 ? here : depth;
      }
      return depth;
    }
  };

  private static final List<String> RULES =
      Corpora.rules("rules", "stdlib", "tests/golden/samples", "tests/diagnostics");
  private static final List<Path> FOLDERS = Corpora.folders();
  private static final List<GameEngine> OLD_GAMES = Corpora.oldGames();
  private static final String[] GAMES = {
    "chess", "shogi", "ruddigore", "by-rook-or-by-crook", "pente"
  };
  private static final String[] MOVERS = {"chess", "crazyhouse", "ruddigore", "marseillais"};

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

  /** Texts to spoil, spoilt: the same for the same seed. */
  abstract Supplier<String> inputs(long seed);

  /** One of the first, one of the second, and so on. */
  @SafeVarargs
  private static Supplier<String> inTurn(Supplier<String>... kinds) {
    int[] count = {0};
    return () -> kinds[count[0]++ % kinds.length].get();
  }

  /** Takes one input; what it does with it must hold together. */
  abstract Depth feed(String input) throws IOException;

  private static Depth played(String input, Optional<CompiledGame> game, Diagnostics diagnostics) {
    assertThat(game.isPresent()).isNotEqualTo(diagnostics.hasErrors());
    assertThat(DiagnosticRenderer.render(diagnostics)).isNotNull();
    if (game.isPresent()) {
      try {
        play(game.get());
        return Depth.TAKEN;
      } catch (TooManyMoves told) { // a refusal in words, as much as a diagnostic
        return Depth.READ;
      }
    }
    Diagnostics reading = new Diagnostics();
    FormReader.read(Source.of("fuzz.rules", input), reading);
    return reading.hasErrors() ? Depth.REFUSED : Depth.READ;
  }

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

  private static Depth replayed(boolean old, GameEngine game, String input) {
    LogReader reader = old ? new ZillionsLogReader() : new CourierLogReader();
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
          return Depth.READ;
        }
      }
      return Depth.TAKEN;
    } catch (BadLog refused) {
      assertThat(refused.getMessage()).isNotEmpty();
      return Depth.REFUSED;
    }
  }
}
