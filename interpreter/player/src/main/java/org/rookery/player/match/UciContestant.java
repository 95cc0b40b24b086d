package org.rookery.player.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Match;
import org.rookery.game.Turn;

/** A program that speaks UCI. */
final class UciContestant implements Contestant {
  private static final long PATIENCE = 60_000;

  private final String name;
  private final String go;
  private final List<String> setting = new ArrayList<>();
  private final List<String> offered = new ArrayList<>();
  private Program program;

  /**
   * Starts it.
   *
   * @param variant what it calls the game
   * @throws IOException when it does not start, or does not speak UCI
   */
  UciContestant(Terms terms, String variant) throws IOException {
    name = terms.rest();
    go = "go " + terms.take("go", "movetime 100");
    terms.settings().forEach((n, v) -> setting.add("setoption name " + n + " value " + v));
    setting.add("setoption name UCI_Variant value " + variant);
    program = started();
    if (!offered.isEmpty() && !offered.contains(variant)) {
      program.close();
      throw new IOException("`" + name + "` does not play `" + variant + "`" + CecpContestant.HELP);
    }
    set();
  }

  private Program started() throws IOException {
    Program some = new Program(List.of(name.strip().split("\\s+")));
    some.say("uci");
    if (some.hear(line -> isLast(line, offered), PATIENCE).isEmpty()) {
      some.close();
      throw new IOException("`" + name + "` does not answer `uci`");
    }
    return some;
  }

  private void set() {
    setting.forEach(program::say);
    ready();
  }

  /** Notes the games that are offered; true when all has been said. */
  private static boolean isLast(String line, List<String> offered) {
    if (line.startsWith("option name UCI_Variant ")) {
      List<String> parts = List.of(line.split("\\s+var\\s+"));
      offered.addAll(parts.subList(1, parts.size()));
    }
    return line.equals("uciok");
  }

  private void ready() {
    program.say("isready");
    program.hear("readyok"::equals, PATIENCE);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void begin(Match match, List<Turn> opening, int number) {
    if (program.hasEnded()) {
      program = program.again(this::started);
      set();
    }
    program.say("ucinewgame");
    ready();
  }

  @Override
  public Optional<String> choose(Match match) {
    program.say("position fen " + match.fen());
    program.say(go);
    return program
        .hear(line -> line.startsWith("bestmove"), PATIENCE)
        .map(line -> line.split("\\s+"))
        .filter(words -> words.length > 1 && !words[1].startsWith("("))
        .map(words -> words[1]);
  }

  @Override
  public boolean isGone() {
    return program.hasEnded();
  }

  @Override
  public void made(Turn turn) {
    // It is shown the whole position when it is asked.
  }

  @Override
  public void close() {
    program.close();
  }
}
