package org.rookery.player.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;

/** A program that speaks UCI. */
final class UciContestant implements Contestant {
  /** How many milliseconds a program may take to say what it is. */
  private static final long HANDSHAKE = 20_000;

  private final String name;
  private final String go;
  private final long patience;
  private final List<String> setting = new ArrayList<>();
  private final List<LegalMove> moves = new ArrayList<>();
  private final List<String> offered = new ArrayList<>();
  private Program program;
  private String start = "";

  /**
   * Starts it.
   *
   * @param patience how many milliseconds it may take for an answer
   * @param variant what it calls the game
   * @throws IOException when it does not start, or does not speak UCI
   */
  UciContestant(ContestantSpec terms, long patience, String variant) throws IOException {
    name = terms.rest();
    this.patience = patience;
    go = "go " + terms.take("go", "movetime 100");
    terms.settings().forEach((n, v) -> setting.add("setoption name " + n + " value " + v));
    setting.add("setoption name UCI_Variant value " + variant);
    try {
      program = started();
    } catch (BrokenProgram broken) {
      throw new IOException("`" + name + "` does not get ready: it " + broken.how(), broken);
    }
    if (!offered.isEmpty() && !offered.contains(variant)) {
      program.close();
      throw new IOException("`" + name + "` does not play `" + variant + "`" + CecpContestant.HELP);
    }
  }

  private Program started() throws IOException, BrokenProgram {
    Program some = new Program(List.of(name.strip().split("\\s+")));
    try {
      some.say("uci");
      some.hear(line -> isLast(line, offered), Math.min(HANDSHAKE, patience));
      setting.forEach(some::say);
      ready(some);
      return some;
    } catch (BrokenProgram broken) {
      some.close();
      throw broken;
    }
  }

  /** Notes the games that are offered; true when all has been said. */
  private static boolean isLast(String line, List<String> offered) {
    if (line.startsWith("option name UCI_Variant ")) {
      List<String> parts = List.of(line.split("\\s+var\\s+"));
      offered.addAll(parts.subList(1, parts.size()));
    }
    return line.equals("uciok");
  }

  private void ready(Program some) throws BrokenProgram {
    some.say("isready");
    some.hear("readyok"::equals, patience);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void begin(Match match, List<LegalMove> opening, int number) throws BrokenProgram {
    if (program.hasEnded()) {
      program.close();
      try {
        program = started();
      } catch (IOException e) {
        throw new BrokenProgram(EndCause.DIED, "cannot be started again");
      }
    }
    start = match.fen();
    moves.clear();
    program.drop();
    program.say("ucinewgame");
    try {
      ready(program);
    } catch (BrokenProgram broken) {
      program.close();
      throw broken;
    }
  }

  @Override
  public ProgramReply choose(Match match) throws BrokenProgram {
    // What it had to say before it was asked is no answer.
    program.drop();
    program.say("position fen " + position(match));
    program.say(go);
    try {
      String[] words = program.hear(line -> line.startsWith("bestmove"), patience).split("\\s+");
      String move = words.length > 1 ? words[1] : "(none)";
      return move.equals("resign") ? new ProgramReply.Resigns() : new ProgramReply.Plays(move);
    } catch (BrokenProgram broken) {
      // Whatever it still does, it does not do in the next game.
      program.close();
      throw broken;
    }
  }

  /** The whole position; where an umpire has refused moves, with the moves that tell which. */
  private String position(Match match) {
    return moves.isEmpty() || !match.game().program().options().hiding().hasUmpire()
        ? match.fen()
        : start + " moves " + String.join(" ", moves.stream().map(LegalMove::uci).toList());
  }

  @Override
  public void made(LegalMove turn) {
    moves.add(turn);
  }

  @Override
  public void close() {
    program.close();
  }
}
