package org.rookery.player.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.Match;

/** A program that speaks CECP, as XBoard does; it is told every position whole. */
final class CecpContestant implements Contestant {
  private static final long PATIENCE = 60_000;
  private static final long HANDSHAKE = 5_000;
  private static final Pattern MOVE = Pattern.compile("^(?:move|My move is ?:) *(\\S+).*");

  private final String name;
  private final Program program;
  private final String variant;
  private final List<String> limits;

  /**
   * Starts it.
   *
   * @param variant what it calls the game
   * @throws IOException when it does not start
   */
  CecpContestant(Terms terms, String variant) throws IOException {
    name = terms.rest();
    this.variant = variant;
    limits = List.of(terms.take("say", "st 1").split("\\s*,\\s*"));
    program = new Program(List.of(terms.rest().strip().split("\\s+")));
    program.say("xboard");
    program.say("protover 2");
    program.hear(line -> line.contains("done=1"), HANDSHAKE);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void begin(Match match, int number) {
    program.say("new");
    if (!variant.equals("normal") && !variant.isEmpty()) {
      program.say("variant " + variant);
    }
    limits.forEach(program::say);
    program.say("easy");
    program.say("force");
  }

  @Override
  public Optional<String> choose(Match match) {
    program.say("force");
    program.say("setboard " + match.fen());
    program.say("go");
    return program
        .hear(
            line ->
                MOVE.matcher(line).matches()
                    || line.startsWith("resign")
                    || line.startsWith("tellusererror")
                    || line.matches("(1-0|0-1|1/2-1/2).*"),
            PATIENCE)
        .map(MOVE::matcher)
        .filter(Matcher::matches)
        .map(found -> found.group(1))
        .map(text -> text.equals("@@@@") ? "0000" : text);
  }

  @Override
  public void close() {
    program.say("force");
    program.close();
  }
}
