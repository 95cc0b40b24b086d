package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.board.BoardAssembly;
import org.rookery.compiler.elaborate.board.BoardPlan;
import org.rookery.compiler.elaborate.game.BoardWords;
import org.rookery.compiler.elaborate.game.GameDraft;
import org.rookery.compiler.elaborate.game.LetterBook;
import org.rookery.compiler.elaborate.game.RoyalReader;
import org.rookery.compiler.elaborate.game.TeamWords;
import org.rookery.compiler.elaborate.piece.PieceWords;
import org.rookery.compiler.elaborate.scope.Capacity;
import org.rookery.compiler.elaborate.scope.Problems;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.scope.SharedBlocks;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.Sections;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** Reads the sections of one game, variants already merged in. */
final class GameReader {
  private static final List<String> USUAL_PLAYERS = List.of("White", "Black");
  private static final Set<String> ONCE =
      Set.of(
          "title",
          "players",
          "turn-order",
          "board",
          "board-setup",
          "move-priorities",
          "pie-rule",
          "points",
          "fog",
          "umpire",
          "hidden",
          "simultaneous",
          "teams",
          "elimination");

  /** Words that are taken for sections of a game by who does not know what they stand in. */
  private static final Map<String, Vocabulary<?>> INSIDE =
      Map.of("board", BoardWords.VOCABULARY, "piece", PieceWords.VOCABULARY);

  private GameReader() {}

  /** The word inside which another stands that is no section of a game. */
  private static Optional<String> around(String name) {
    return INSIDE.entrySet().stream()
        .filter(entry -> entry.getValue().find(name).isPresent())
        .map(Map.Entry::getKey)
        .sorted()
        .findFirst()
        .or(() -> InnerWords.around(name));
  }

  /** The game; after an error, as much as makes sense of it. */
  static GameModel read(GameText text, Problems problems, SharedBlocks blocks) {
    blocks.begin();
    GameDraft game = new GameDraft(Scope.of(Keywords.LANGUAGE, problems, blocks), text.origin());
    List<Section<GameDraft>> sections = new ArrayList<>();
    for (Form form : once(text.sections(), problems)) {
      Sections.read(form, Keywords.GAME, GameReader::around, game.scope).ifPresent(sections::add);
    }
    for (int stage = 0; stage < GameDraft.STAGES; stage++) {
      Section.carryOut(sections, stage, game);
      if (stage == GameDraft.BOARD && game.board == null && problems.errors() > 0) {
        problems.doubtBoard();
      }
      complete(game, stage, text);
      if (tooMany(game, stage)) {
        return game.finish(BoardAssembly.assemble(new BoardPlan(), 0));
      }
    }
    game.scope.settle();
    TeamWords.complete(game);
    if (!game.isEliminating()) {
      noMoves(game);
    }
    return game.finish(board(game));
  }

  /** The sections without those that a later one takes the place of. */
  private static List<Form> once(List<Form> sections, Problems problems) {
    Map<SectionKey, Form> last = new HashMap<>();
    for (Form section : sections) {
      SectionKey key = SectionKey.of(section);
      Form before = ONCE.contains(key.word()) ? last.put(key, section) : null;
      if (before != null) {
        problems.oddity(
            "duplicate-section",
            section.origin(),
            "A game has only one `" + key.word() + "`" + told(before, section) + ".");
      }
    }
    return sections.stream()
        .filter(section -> last.getOrDefault(SectionKey.of(section), section) == section)
        .toList();
  }

  /** Where the section before it stands: a macro may have brought it along. */
  private static String told(Form before, Form section) {
    Span other = before.origin().authored();
    Span own = section.origin().authored();
    return other.source().equals(own.source()) && other.line() != own.line()
        ? ", and line " + other.line() + " says it already"
        : "";
  }

  /** Fills in at the end of a stage what the file may leave out. */
  private static void complete(GameDraft game, int stage, GameText text) {
    if (stage == GameDraft.PLAYERS && game.players.isEmpty()) {
      USUAL_PLAYERS.forEach(game::addPlayer);
    }
    if (stage == GameDraft.TURNS) {
      if (game.turnOrder.isEmpty()) {
        game.players.forEach(p -> game.turnOrder.add(new TurnItem(p, p, "", game.origin)));
      }
      LetterBook.complete(game, RoyalReader.named(text.sections()));
    }
  }

  /** Whether there is no point in going on. */
  private static boolean tooMany(GameDraft game, int stage) {
    if (stage == GameDraft.PLAYERS) {
      return game.problems().exceeds(Capacity.PLAYERS, game.players.size(), game.origin);
    }
    long pieces = (long) game.pieces.size() * game.players.size();
    return stage == GameDraft.NAMES
        && game.problems().exceeds(Capacity.PIECES, pieces, game.origin);
  }

  /** A player without a legal move draws where no goal says what that means. */
  private static void noMoves(GameDraft game) {
    game.lastEndings.add(
        new EndingModel(
            "stalemate",
            game.activePlayers(),
            EndingModel.Result.DRAW,
            new Condition.NoTurn(Side.SELF),
            game.origin));
  }

  private static BoardModel board(GameDraft game) {
    Optional<BoardModel> board = Optional.ofNullable(game.board);
    if (board.isEmpty() && !game.problems().diagnostics().hasErrors()) {
      game.problems().fatal("board-without-squares", game.origin, "This game has no board.");
    }
    return board.orElseGet(() -> BoardAssembly.assemble(game.scope.plan(), game.players.size()));
  }
}
