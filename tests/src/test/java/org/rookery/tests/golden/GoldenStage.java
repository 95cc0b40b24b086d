package org.rookery.tests.golden;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.compiler.graph.GraphPrinter;
import org.rookery.compiler.print.ModelForms;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.SourceStages;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.NoSuchGame;
import org.rookery.program.GameProgram;
import org.rookery.program.NamedThings;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleText;
import org.rookery.tests.Games;

/** What a rules file becomes on its way to a game, each stage as text. */
enum GoldenStage {
  FORMS {
    @Override
    String text(Path file) {
      return SourceStages.forms(rules(file));
    }
  },
  EXPANDED {
    @Override
    String text(Path file) {
      return SourceStages.expanded(rules(file));
    }
  },
  MODEL {
    @Override
    String text(Path file) {
      return ModelForms.print(game(file).compiled().model());
    }
  },
  GRAPH {
    @Override
    String text(Path file) {
      return game(file).compiled().graphs().stream()
          .map(GraphPrinter::text)
          .collect(Collectors.joining("\n"));
    }
  },
  PROGRAM {
    @Override
    String text(Path file) {
      return new ProgramSample(game(file).program()).text();
    }
  };

  /** The text of a file at this stage. */
  abstract String text(Path file);

  String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static Rules rules(Path file) {
    try {
      return Games.rulebook().open(file);
    } catch (NoSuchGame e) {
      throw new AssertionError(e);
    }
  }

  private static GameEngine game(Path file) {
    Loading loading = Games.rulebook().load(file, Optional.empty());
    return loading.orThrow().engine();
  }

  /** What there is to say about a program, and the rules of each piece on the middle square. */
  private record ProgramSample(GameProgram program) {
    String text() {
      StringBuilder out = new StringBuilder();
      program.turnOrder().forEach(step -> out.append(step).append('\n'));
      program.rights().forEach(right -> out.append(right).append('\n'));
      program.counters().forEach(counter -> out.append(counter).append('\n'));
      program.endings().forEach(ending -> out.append(ending).append('\n'));
      out.append(program.royal()).append('\n').append(program.options()).append('\n');
      for (int piece = 1; piece < program.contents().size(); piece++) {
        int square = program.topology().size() / 2;
        for (int group = 0; group < program.groups().size(); group++) {
          String title = new NamedThings(program).piece(piece) + " " + program.groups().get(group);
          rules(title + " moves", program.rules().moves(piece, square, group), out);
          rules(title + " drops", program.rules().drops(piece, square, group), out);
          rules(title + " in hand", program.rules().inHand(piece, group), out);
        }
      }
      return out.toString();
    }

    private void rules(String title, RuleBlocks blocks, StringBuilder out) {
      String rules = RuleText.of(program, blocks);
      if (!rules.isEmpty()) {
        out.append('\n').append(title).append('\n').append(rules);
      }
    }
  }
}
