package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.ZrfTexts;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.DrawModel;
import org.rookery.compiler.model.GameModel.AnotherTurn;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.language.form.Form;
import org.rookery.program.GameProgram;

/** Sections that say who plays and when. */
public final class TurnWords {
  private static final String ANY = "any";

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          zrf(
              "players",
              "name…",
              "The players, in order; a name that begins with `?` plays at random, by any legal move "
                  + "with the same chance.",
              "(players White Black)",
              c ->
                  Section.at(
                      GameDraft.PLAYERS,
                      game -> game.scope.newNames(c.args()).forEach(game::addPlayer))),
          zrf(
              "turn-order",
              "turn…",
              "Whose turn it is, again and again; what stands before `repeat` comes only once.",
              "(turn-order White repeat Black White)",
              c -> Section.at(GameDraft.TURNS, game -> turnOrder(c, game))),
          zrf(
              "move-priorities",
              "move-type…",
              "Only moves of the first of these types that has any may be made.",
              "(move-priorities jumping normal)",
              c -> Section.at(GameDraft.RULES, game -> priorities(c, game))),
          word(
              "after-move",
              "[phase] condition (then move-type) [(or-lose text)]",
              "Requires a second part of the move when the condition holds after the first. Turns "
                  + "that the order gives to a move type have none. Blocks of the type that is named make "
                  + "no first parts, unless `move-priorities` ranks it.",
              "(after-move quiet? (then jumping) (or-lose \"nothing left\"))",
              TurnWords::afterMove),
          word(
              "afterwards",
              "move-type [condition]",
              "When a move has been made, every piece on the board, of any player, that has just "
                  + "one move of this type makes it, all at once, as part of the move, whose player "
                  + "is the captor of what goes to a hand. Not in turns that the order gives to a "
                  + "move type.",
              "(afterwards jumping)",
              c -> Section.at(GameDraft.RULES, game -> game.phases.add(afterwards(c)))),
          word(
              "another-turn",
              "condition",
              "If the condition holds after a move, the same player moves again, chance in between "
                  + "does not; the condition is tested before counters change by themselves.",
              "(another-turn (> (counter checks) 1))",
              c -> Section.at(GameDraft.RULES, game -> anotherTurn(c, game, false))),
          word(
              "another-throw",
              "condition",
              "If the condition holds after a move, the turns of chance directly before it come "
                  + "again, and then the same player moves; else as `another-turn`.",
              "(another-throw (> (counter checks) 1))",
              c -> Section.at(GameDraft.RULES, game -> anotherTurn(c, game, true))),
          word(
              "may-pass",
              "condition",
              "Players may pass where the condition holds, which is asked before the pass.",
              "(may-pass (> (counter checks) 1))",
              c ->
                  Section.at(
                      GameDraft.RULES,
                      game -> {
                        game.mayPass.add(c.scope().withoutCursor().condition(c.arg(0)));
                        game.options.put("pass turn", "true");
                      })),
          word(
              "as-much-as-possible",
              "number",
              "Of the legal moves only those may be made that lead to the greatest value of "
                  + "the number after all moves that the player makes in a row by `another-turn`, "
                  + "when counters have changed by themselves; chance is free.",
              "(as-much-as-possible (count friend (zone promotion)))",
              c ->
                  Section.at(
                      GameDraft.RULES,
                      game -> game.most = c.scope().withoutCursor().number(c.arg(0)))),
          word(
              "draws",
              "player [counter]",
              "A player who plays at random draws what they drop or discard from the hand unseen: "
                  + "every single piece in it is as likely as any other, so that a type comes with "
                  + "the chance of its number. With a counter, their turns are skipped while it is "
                  + "0; of a counter per player it is that of the player whose pieces they move.",
              "(draws ?Dice checks)",
              c -> Section.at(GameDraft.RULES, game -> draws(c, game))));

  /** What may stand between the players of a turn order. */
  private static final String REPEAT = "repeat";

  private TurnWords() {}

  private static void turnOrder(Call call, GameDraft game) {
    for (Form form : call.args()) {
      if (form.isWord(REPEAT) && !game.scope.is(NameKind.PLAYER, form)) {
        game.repeatFrom = game.turnOrder.size();
      } else {
        turn(form, game).ifPresent(game.turnOrder::add);
      }
    }
    if (game.repeatFrom >= game.turnOrder.size() && game.repeatFrom > 0) {
      game.problems()
          .error("empty-turn-order", call.origin(), "Nothing in this order comes after `repeat`.");
      game.repeatFrom = 0;
    }
  }

  /** {@code A}, {@code (A type)}, {@code (A B)} or {@code (A B type)}. */
  private static Optional<TurnItem> turn(Form form, GameDraft game) {
    List<Form> items = form instanceof Form.Group group ? group.items() : List.of(form);
    if (items.isEmpty() || items.size() > 3) {
      game.problems()
          .error(
              "wrong-arity",
              form.origin(),
              "A player, then the player whose pieces they move, " + "and a move type.");
      return Optional.empty();
    }
    List<String> words = form.atom().isPresent() ? List.of(REPEAT) : List.of();
    Optional<String> found = game.scope.known(NameKind.PLAYER, items.get(0), words);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    String player = found.get();
    int next = 1;
    String as = player;
    if (next < items.size() && game.scope.is(NameKind.PLAYER, items.get(next))) {
      as = game.scope.name(NameKind.PLAYER, items.get(next++));
    }
    String phase = next < items.size() ? phase(items.get(next++), game) : "";
    if (next < items.size()) {
      game.scope.name(NameKind.PLAYER, items.get(1));
    }
    return Optional.of(new TurnItem(player, as, phase, form.origin()));
  }

  private static String phase(Form form, GameDraft game) {
    String name = form.atom().orElse("");
    if (!game.phaseNames.contains(name) && !game.scope.names().has(NameKind.MOVE_TYPE, name)) {
      List<String> candidates = new ArrayList<>(game.phaseNames);
      candidates.addAll(game.scope.names().all(NameKind.MOVE_TYPE));
      game.problems()
          .oddity(
              NameKind.MOVE_TYPE.unknownCode(),
              form.origin(),
              NameKind.MOVE_TYPE.missing(name),
              game.problems().guess(name, candidates));
    }
    return name;
  }

  private static void priorities(Call call, GameDraft game) {
    for (Form form : call.args()) {
      String name = form.atom().orElse("");
      if (game.scope.names().has(NameKind.MOVE_TYPE, name)) {
        game.movePriorities.add(name);
      } else {
        game.problems()
            .oddity(
                NameKind.MOVE_TYPE.unknownCode(),
                form.origin(),
                NameKind.MOVE_TYPE.missing(name),
                game.problems().guess(name, game.scope.names().all(NameKind.MOVE_TYPE)));
      }
    }
  }

  private static void anotherTurn(Call call, GameDraft game, boolean thrown) {
    Condition when = call.scope().withoutCursor().condition(call.arg(0));
    game.anotherTurns.add(new AnotherTurn(when, thrown, call.origin()));
    if (thrown && game.players.stream().noneMatch(GameProgram::isChance)) {
      game.problems()
          .error(
              "throw-without-chance",
              call.origin(),
              "No player of this game plays at random, so nothing can be thrown again: give turns to a "
                  + "player whose name begins with `?`, or write "
                  + "`another-turn`.");
    }
  }

  private static void draws(Call call, GameDraft game) {
    String player = call.name(NameKind.PLAYER, 0);
    boolean moves = game.turnOrder.stream().anyMatch(item -> item.player().equals(player));
    if (!player.isEmpty() && !(moves && GameProgram.isChance(player))) {
      game.problems()
          .error(
              "draws-without-chance",
              call.arg(0).origin(),
              "`"
                  + player
                  + "` has no turns left to chance: the name of a player who draws "
                  + "begins with `?`, and stands in the turn order.");
    }
    String due = call.size() > 1 ? call.name(NameKind.COUNTER, 1) : "";
    if (game.scope.names().has(NameKind.SQUARE_COUNTER, due)) {
      game.problems()
          .error(
              "draws-by-square",
              call.arg(1).origin(),
              "`" + due + "` is counted per square: it is not one number.");
    }
    game.draws.removeIf(earlier -> earlier.player().equals(player));
    game.draws.add(new DrawModel(player, due, call.origin()));
  }

  private static Section<GameDraft> afterMove(Call call) {
    boolean named = call.size() > 2 && call.arg(2).isHeadedBy("then");
    String phase = named ? call.text(0) : "";
    return Section.<GameDraft>at(
            GameDraft.NAMES,
            game -> {
              if (named) {
                game.phaseNames.add(phase);
              }
            })
        .then(GameDraft.RULES, game -> game.phases.add(phase(call, named ? 1 : 0, phase)));
  }

  private static Phase phase(Call call, int first, String name) {
    Condition when = call.scope().withoutCursor().condition(call.arg(first));
    String moveType = "";
    String otherwise = "";
    for (Form form : call.from(first + 1)) {
      List<Form> part = call.items(form);
      if (part.size() != 2) {
        call.problems().error("wrong-arity", form.origin(), "One name is wanted here.");
      } else if (form.isHeadedBy("then")) {
        Form type = part.get(1);
        moveType = type.isWord(ANY) ? "" : call.scope().name(NameKind.MOVE_TYPE, type);
      } else {
        otherwise = ZrfTexts.joined(part.subList(1, 2));
      }
    }
    return new Phase(name, when, moveType, otherwise, false, call.origin());
  }

  private static Phase afterwards(Call call) {
    Condition when =
        call.size() > 1
            ? call.scope().withoutCursor().condition(call.arg(1))
            : new Condition.Constant(true);
    String moveType = call.scope().name(NameKind.MOVE_TYPE, call.arg(0));
    return new Phase("", when, moveType, "", true, call.origin());
  }
}
