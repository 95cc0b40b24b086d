package org.rookery.tests.js;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.game.Match;
import org.rookery.tests.Games;

/**
 * The package says of every game, in random positions of it, what the JVM says: positions, moves in
 * all notations, checks, outcomes, and why a move is illegal.
 */
@Tag("parity")
final class ParityTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** How many positions of each game; {@code -Drookery.positions=50} asks for more. */
  private static final int POSITIONS = Integer.getInteger("rookery.positions", 3);

  /** In the sides' own moves, how far two of them lie apart. */
  private static final int APART = 3;

  /** A game with more moves is looked at once: to write them all takes seconds. */
  private static final int MANY = 500;

  @Test
  void every_game_says_the_same(@TempDir Path folder) throws IOException, InterruptedException {
    NpmPackage installed = NpmPackage.in(folder);
    installed.script("parity.mjs");
    Process node = installed.node("parity.mjs").start();
    List<String> differing = new ArrayList<>();
    List<String> names = Games.asked(Games.names());
    try (BufferedWriter out = node.outputWriter(StandardCharsets.UTF_8);
        BufferedReader in = node.inputReader(StandardCharsets.UTF_8)) {
      for (String name : names) {
        out.write(JSON.writeValueAsString(Map.of("name", name, "positions", positions(name))));
        out.newLine();
        out.flush();
        String difference =
            JSON.readTree(String.valueOf(in.readLine())).path("difference").asText("no answer");
        if (!difference.isEmpty()) {
          differing.add(name + ": " + difference);
        }
      }
    }
    assertThat(node.waitFor()).isZero();
    assertThat(names).isNotEmpty();
    assertThat(differing).isEmpty();
  }

  private static List<Object> positions(String name) {
    Match match = Games.game(name).start();
    SplittableRandom random = new SplittableRandom(name.hashCode());
    List<Object> positions = new ArrayList<>();
    List<String> played = new ArrayList<>();
    for (int ply = 0; positions.size() < POSITIONS; ply++) {
      if (ply % APART == 0 || match.turns().isEmpty()) {
        positions.add(told(match, List.copyOf(played), random));
        played.clear();
      }
      if (match.turns().isEmpty() || match.turns().size() > MANY) {
        return positions;
      }
      played.add(match.play(match.turns().get(random.nextInt(match.turns().size()))));
    }
    return positions;
  }

  private static Map<String, Object> told(
      Match match, List<String> played, SplittableRandom random) {
    List<String> squares = match.game().squares();
    String asked =
        squares.get(random.nextInt(squares.size()))
            + "-"
            + squares.get(random.nextInt(squares.size()));
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("played", played);
    told.put("fen", match.fen());
    told.put("check", match.inCheck());
    told.put("outcome", outcome(match));
    told.put("over", match.isOver());
    told.put("state", match.state());
    told.put("count", match.turns().size());
    told.put("asked", asked);
    told.put("why", match.why(asked));
    told.put(
        "moves",
        hash(
            match.turns().stream()
                .map(
                    move ->
                        String.join("\t", move.san(), move.written(), move.uci(), move.complete()))
                .collect(Collectors.joining("\n"))));
    return told;
  }

  private static String outcome(Match match) {
    List<String> players = match.game().players();
    Outcome outcome = match.outcome();
    if (outcome instanceof Outcome.Win win) {
      return "win " + players.get(win.player()) + " " + win.reason();
    } else if (outcome instanceof Outcome.Loss loss) {
      return "loss " + players.get(loss.player()) + " " + loss.reason();
    }
    return outcome instanceof Outcome.Draw draw ? "draw  " + draw.reason() : "";
  }

  private static String hash(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
