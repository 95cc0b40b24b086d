package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.words.GoalWords;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.EndingModel.Result;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram.Elimination.Fate;
import org.rookery.program.Quantity.Relation;

/** Sections for games of more than two players: who plays together, and who goes out. */
public final class TeamWords {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "teams",
              "(player…)…",
              "Players of one team win and lose together, and are no opponents of each other: they "
                  + "neither capture nor check each other. The filter `ally` means the others' pieces.",
              "(teams (White) (Black))",
              c -> Section.at(GameDraft.NAMES, game -> teams(c, game))),
          word(
              "elimination",
              "stay|leave|to-last-mover|player [condition]",
              "A player to move who has no legal move, or for whom the condition holds, is out: "
                  + "their only move is `out`, the turn order skips them from then on, and who is left "
                  + "wins. Their pieces stay theirs, leave the game, become those of the player who "
                  + "moved last, or those of a player without turns, which everybody may capture and "
                  + "which attack nothing. A column belongs to the owner of its top piece: it leaves as a whole, and what "
                  + "lies beneath another player's piece stays. The counters `out` (as which a "
                  + "player went out; 0 for who "
                  + "plays on) and `opponents-out` come with it.",
              "(elimination leave (= (count (friend Chief) (board)) 0))",
              c ->
                  Section.<GameDraft>at(GameDraft.NAMES, TeamWords::counters)
                      .then(GameDraft.RULES, game -> elimination(c, game))));

  /** With fewer the first who is out ends the game. */
  private static final int LEAST = 3;

  private static final String STAY = "stay";
  private static final String LEAVE = "leave";
  private static final String LAST_MOVER = "to-last-mover";

  private TeamWords() {}

  private static void teams(Call call, GameDraft game) {
    Set<String> placed = new HashSet<>();
    for (Form form : call.args()) {
      List<String> team = game.scope.knownNames(NameKind.PLAYER, call.items(form));
      for (String player : team) {
        if (!placed.add(player)) {
          game.problems()
              .error("team-taken", form.origin(), "`" + player + "` belongs to a team already.");
        }
      }
      if (team.size() > 1) {
        game.teams.add(team.stream().sorted((a, b) -> order(game, a) - order(game, b)).toList());
      }
    }
  }

  private static int order(GameDraft game, String player) {
    return game.players.indexOf(player);
  }

  private static void counters(GameDraft game) {
    game.scope.names().add(NameKind.COUNTER, EliminationModel.OUT);
    game.scope.names().add(NameKind.COUNTER, EliminationModel.OPPONENTS_OUT);
  }

  private static void elimination(Call call, GameDraft game) {
    Origin origin = call.origin();
    for (String name : List.of(EliminationModel.OUT, EliminationModel.OPPONENTS_OUT)) {
      game.counters.add(CounterModel.ofEachPlayer(name, origin));
    }
    List<String> choosing = game.competingPlayers();
    if (choosing.size() < LEAST) {
      game.problems()
          .error(
              "elimination-players",
              origin,
              "Players go out of games of three or more, and "
                  + choosing.size()
                  + " have turns here.");
      return;
    }
    Condition when =
        call.size() > 1
            ? call.scope().withoutCursor().condition(call.arg(1))
            : new Condition.Constant(false);
    String word = call.text(0);
    Fate fate =
        switch (word) {
          case STAY -> Fate.STAY;
          case LEAVE -> Fate.LEAVE;
          case LAST_MOVER -> Fate.LAST_MOVER;
          default -> Fate.HEIR;
        };
    if (fate == Fate.HEIR && !isHeir(call, game)) {
      return;
    }
    game.elimination = new EliminationModel(fate, fate == Fate.HEIR ? word : "", when, origin);
  }

  private static boolean isHeir(Call call, GameDraft game) {
    String word = call.text(0);
    if (!game.players.contains(word)) {
      List<String> fates = new ArrayList<>(List.of(STAY, LEAVE, LAST_MOVER));
      fates.addAll(game.players);
      fates.removeAll(game.activePlayers());
      call.problems().unknownWord("fate of pieces", word, call.arg(0).origin(), fates);
      return false;
    }
    if (game.activePlayers().contains(word)) {
      call.problems()
          .error(
              "elimination-heir",
              call.arg(0).origin(),
              "`" + word + "` has turns, and pieces left behind become those of a player without.");
      return false;
    }
    return true;
  }

  /** Who is left wins; and who cannot move has not ended the game by that. */
  public static void complete(GameDraft game) {
    if (game.elimination == null) {
      return;
    }
    game.endings.removeIf(ending -> ending.when().equals(GoalWords.checkmate()));
    List<String> choosing = game.competingPlayers();
    for (String player : choosing) {
      long opponents =
          choosing.stream()
              .filter(
                  other ->
                      !other.equals(player)
                          && game.teams.stream()
                              .noneMatch(team -> team.contains(player) && team.contains(other)))
              .count();
      Condition alone =
          new Condition.Compare(
              new Amount.Counter(EliminationModel.OPPONENTS_OUT, Side.SELF),
              Relation.AT_LEAST,
              new Amount.Literal((int) opponents));
      game.lastEndings.add(
          new EndingModel(
              EliminationModel.LAST_PLAYER,
              List.of(player),
              Result.WIN,
              alone,
              game.elimination.origin()));
    }
  }
}
