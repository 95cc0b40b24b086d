package org.rookery.tests.dead;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/**
 * What comes of a game in which nothing but the royal pieces is left: the table has a line for each
 * game with royal pieces, or with Kings that are not royal. Such a position is dead, or the line
 * says why the game goes on.
 */
class LoneRoyalsTest {
  private static final Path TABLE = Checkout.path("tests/dead/lone-royals.tsv");
  private static final String DEAD = "dead";
  private static final String KING = "King";
  private static final String GOES_ON = "goes on";
  private static final int WALKS = 3;
  private static final int PLIES = 6;

  /** What the table says of a game. */
  private record Line(String outcome, String reason) {
    static Line of(String text) {
      String[] fields = text.split("\t", -1);
      return new Line(fields[1], fields.length > 2 ? fields[2] : "");
    }
  }

  private static Map<String, Line> table() throws IOException {
    Map<String, Line> lines = new TreeMap<>();
    for (String text : Files.readAllLines(TABLE)) {
      if (!text.startsWith("#")) {
        lines.put(text.split("\t", 2)[0], Line.of(text));
      }
    }
    return lines;
  }

  @Tag("slow")
  @Test
  void royalsAloneInSomeGames() throws IOException {
    compare(Games.sample());
  }

  @Test
  @Tag(Games.CATALOGUE)
  void royalsAloneInAllOthers() throws IOException {
    compare(Games.others());
  }

  /** Who has royal pieces alone cannot win, unless the line tells how. */
  @Test
  void everyGameThatGoesOnHasAReason() throws IOException {
    Set<String> known = new TreeSet<>(Games.names());
    table()
        .forEach(
            (name, line) -> {
              assertThat(known).contains(name);
              assertThat(line.outcome().equals(DEAD))
                  .as(name + " " + line)
                  .isEqualTo(line.reason().isEmpty());
            });
    assertThat(table()).hasSizeGreaterThan(150);
  }

  private static void compare(List<String> names) throws IOException {
    Map<String, Line> kept = table();
    Map<String, String> wrong = new TreeMap<>();
    for (String name : names) {
      String found = outcomes(Games.named(name));
      String due = kept.containsKey(name) ? kept.get(name).outcome() : "";
      if (!found.equals(due)) {
        wrong.put(name, found);
      }
    }
    if (!wrong.isEmpty() && "update".equals(System.getProperty("rookery.goldens"))) {
      write(kept, wrong);
    }
    assertThat(wrong).as("kept anew with -Drookery.goldens=update").isEmpty();
  }

  private static void write(Map<String, Line> kept, Map<String, String> wrong) throws IOException {
    Map<String, Line> all = new TreeMap<>(kept);
    wrong.forEach(
        (name, found) ->
            all.put(name, new Line(found, kept.getOrDefault(name, new Line("", "")).reason())));
    List<String> lines = new ArrayList<>();
    Files.readAllLines(TABLE).stream().filter(line -> line.startsWith("#")).forEach(lines::add);
    all.forEach(
        (name, line) -> {
          if (!line.outcome().isEmpty()) {
            String reason = line.outcome().equals(DEAD) ? "" : "\t" + line.reason();
            lines.add(name + "\t" + line.outcome() + reason);
          }
        });
    Files.write(TABLE, lines);
  }

  /**
   * What the positions are in which only royal pieces stand, or else Kings; nothing in a game
   * without any.
   */
  private static String outcomes(GameEngine game) {
    GameProgram program = game.program();
    boolean none = program.royal().contents().isEmpty();
    BitSet royals = new BitSet();
    for (int content = 1; content < program.contents().size(); content++) {
      String name = program.pieces().get(program.contents().type(content)).name();
      boolean royal = none ? name.equals(KING) : program.royal().contents().has(content);
      royals.set(content, royal);
    }
    if (royals.isEmpty()) {
      return "";
    }
    Setup setup = alone(program, royals);
    Set<String> found = new TreeSet<>();
    for (int walk = 0; walk < WALKS; walk++) {
      Random random = new Random(walk);
      Position position = new Position(program, setup);
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> moves = game.generator().legalMoves(position);
        if (moves.isEmpty()) {
          break;
        }
        position.make(moves.get(random.nextInt(moves.size())));
        found.add(said(game.adjudicator().outcome(position)));
      }
    }
    return String.join(", ", found);
  }

  private static Setup alone(GameProgram program, BitSet royals) {
    Setup setup = Setup.start(program);
    for (int square = 0; square < setup.board().size(); square++) {
      if (!royals.get(setup.board().get(square))) {
        setup = setup.withSquare(square, Contents.EMPTY, 0);
      }
    }
    for (int content = 1; content < program.contents().size(); content++) {
      setup = setup.withHand(content, 0);
    }
    return setup;
  }

  private static String said(Outcome outcome) {
    if (outcome instanceof Outcome.Draw draw) {
      return draw.reason().equals(Adjudicator.DEAD_POSITION) ? DEAD : "drawn by " + draw.reason();
    }
    if (outcome instanceof Outcome.Win win) {
      return "won by " + win.reason();
    }
    return outcome instanceof Outcome.Loss loss ? "lost by " + loss.reason() : GOES_ON;
  }
}
