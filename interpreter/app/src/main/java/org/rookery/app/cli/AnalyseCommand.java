package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.engine.position.Move;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.logs.pgn.Movetext;
import org.rookery.logs.pgn.PgnText;
import org.rookery.player.analysis.Analyst;
import org.rookery.player.analysis.Judgement;
import org.rookery.player.analysis.MoveMark;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges a game that was played, turn by turn. */
@Command(
    name = "analyse",
    description = "Point out mistakes in a game, and what would have been better.")
final class AnalyseCommand implements Callable<Integer> {
  private static final int LONGEST_LINE = 6;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "Games in PGN, a saved game, or a log of Game Courier.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      description = "A rules file or the name of one, when the file does not name its game.")
  private @Nullable String name;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the rules file is meant, when it defines several.")
  private @Nullable String title;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "How many moves are tried for each that is judged; ${DEFAULT-VALUE} if not given.")
  private long nodes = 4000;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the games as PGN, with marks, better moves and words.")
  private @Nullable Path output;

  @Mixin private Streams streams = new Streams();

  private final StringBuilder pgn = new StringBuilder();
  private final Map<Game, Analyst> analysts = new LinkedHashMap<>();

  @Override
  public Integer call() {
    if (nodes < 1) {
      throw new Refusal("--nodes should be at least 1.");
    }
    List<RecordedGame> games = RecordedGame.read(file, name, title, streams.err());
    int turns = games.stream().mapToInt(game -> game.match().moves().size()).sum();
    try (Progress progress = new Progress("analyse", turns)) {
      for (int i = 0; i < games.size(); i++) {
        if (games.size() > 1) {
          streams.out().println((i == 0 ? "" : "\n") + "Game " + (i + 1) + " of " + games.size());
        }
        analyse(games.get(i), progress);
      }
    }
    if (output != null) {
      try {
        OutputFile.write(output, pgn.toString().getBytes(StandardCharsets.UTF_8));
      } catch (UnusableFile unusable) {
        throw new Refusal(unusable);
      }
    }
    return ExitCode.FINE;
  }

  private void analyse(RecordedGame recorded, Progress progress) {
    Match played = recorded.match();
    Analyst analyst = analysts.computeIfAbsent(played.game(), game -> new Analyst(game, nodes));
    Match match = played.at(played.start());
    Movetext text = new Movetext();
    List<Judgement> judgements = new ArrayList<>();
    for (Move move : played.moves()) {
      LegalMoves turns = match.choices();
      LegalMove turn = turns.of(move);
      text.add(match, turns, turn);
      if (!match.isOver() && !move.isRefused()) {
        Optional<Judgement> judgement = analyst.judge(match, turn);
        judgement.ifPresent(judgements::add);
        judgement
            .filter(one -> one.mark() != MoveMark.FINE)
            .ifPresent(one -> printJudgement(one, match, text));
      }
      match.playOn(turn);
      progress.step();
    }
    summary(played.game(), judgements);
    Map<String, String> tags =
        PgnText.tags(match, VariantTag.of(played.game()), PgnText.result(match));
    tags.putAll(recorded.tags());
    tags.put("Annotator", "Rookery, " + nodes + " moves tried");
    pgn.append(PgnText.print(tags, text));
  }

  private void printJudgement(Judgement judgement, Match match, Movetext text) {
    Game game = match.game();
    streams
        .out()
        .println(
            judgement.number()
                + ". "
                + game.players().get(judgement.player())
                + " "
                + judgement.text()
                + judgement.mark().sign());
    String words = judgement.words().orElse("");
    streams.out().println("    " + words);
    text.mark(judgement.mark().nag());
    text.say(words);
    Movetext line = new Movetext();
    Match other = match.fromHere();
    for (Move move : judgement.better().stream().limit(LONGEST_LINE).toList()) {
      LegalMoves turns = other.turnsWhateverEnded();
      Optional<LegalMove> turn = turns.stream().filter(one -> one.move().equals(move)).findFirst();
      if (turn.isEmpty()) {
        break;
      }
      line.add(other, turns, turn.get());
      other.playOn(turn.get());
    }
    if (!line.isEmpty()) {
      text.instead(line);
    }
  }

  private void summary(Game game, List<Judgement> judgements) {
    for (int player = 0; player < game.players().size(); player++) {
      int number = player;
      List<Judgement> own = judgements.stream().filter(one -> one.player() == number).toList();
      if (own.isEmpty()) {
        continue;
      }
      String marks =
          Stream.of(MoveMark.BLUNDER, MoveMark.MISTAKE, MoveMark.DUBIOUS)
              .map(mark -> count(own, mark))
              .collect(Collectors.joining(", "));
      double loss = own.stream().mapToDouble(Judgement::loss).average().orElse(0);
      streams
          .out()
          .println(
              game.players().get(player)
                  + ": "
                  + Counted.of(own.size(), "move")
                  + " judged, "
                  + marks
                  + String.format(
                      Locale.ROOT, "; %.1f %% of the chance to win lost a move.", 100 * loss));
    }
  }

  private static String count(List<Judgement> own, MoveMark mark) {
    long count = own.stream().filter(one -> one.mark() == mark).count();
    String word = mark == MoveMark.DUBIOUS ? "dubious move" : mark.word();
    return Counted.of(count, word);
  }
}
