package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.GameModel.Preference;
import org.rookery.language.form.Form;
import org.rookery.program.GameProgram.CaptureChoice.Kind;

/** Sections about captures: which must be made, how far they go, where captured pieces go. */
public final class CaptureWords {
  private static final String TO_HAND = "to-hand";
  private static final String TO_ENEMY = "to-enemy-hand";
  private static final String AT_END = "leave-at-end";
  private static final String MOST = "most";
  private static final String WORTH = "worth";
  private static final int MOST_WORTH = 10_000;
  private static final String GOING_ON = "going-on-first";

  /** What may be preferred, by its word. */
  private static final Map<String, Kind> KINDS = kinds();

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "captures-compulsory",
              "[most] [group…]",
              "Captures are mandatory; with `most`, captures of as many pieces as possible. "
                  + "Among the moves that are left, each group in turn keeps those that capture "
                  + "with one of these pieces `(by Captain)`, capture the most of them `(most "
                  + "Captain)`, capture them before others `(early Captain)`, or capture the "
                  + "highest total value `(worth Footman 2 Captain 3)`.",
              "(captures-compulsory most (by Captain) (most Captain))",
              c -> Section.at(GameDraft.RULES, game -> compulsory(c, game))),
          word(
              "whole-chains",
              "[going-on-first]",
              "A chain of partial moves is one move; with `going-on-first`, among the parts "
                  + "by which a piece captures the same, those come first after which the chain "
                  + "goes on.",
              "(whole-chains)",
              c -> Section.at(GameDraft.PLAYERS, game -> wholeChains(c, game))),
          word(
              "captured-pieces",
              "to-hand|to-enemy-hand|leave-at-end",
              "Captured pieces go to their captor's hand, to the hand of their owner's "
                  + "enemy whichever player captures them, or leave the board only when the move "
                  + "ends. Of a captured column each piece goes to a hand by itself, also the "
                  + "captor's own.",
              "(captured-pieces to-hand)",
              c -> Section.at(GameDraft.PLAYERS, game -> capturedPieces(c, game))));

  private CaptureWords() {}

  private static Map<String, Kind> kinds() {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    kinds.put("by", Kind.CAPTOR);
    kinds.put(MOST, Kind.CAPTURED);
    kinds.put("early", Kind.EARLY);
    kinds.put(WORTH, Kind.CAPTURED);
    return kinds;
  }

  private static void compulsory(Call call, GameDraft game) {
    game.options.put("captures compulsory", "true");
    for (Form form : call.args()) {
      if (form instanceof Form.Group group && !group.items().isEmpty()) {
        preference(group.items(), game);
      } else if (form.isWord(MOST)) {
        game.options.put("maximal captures", "true");
      } else {
        game.problems().unknownWord("choice", form.atom().orElse(""), form.origin(), List.of(MOST));
      }
    }
  }

  private static void preference(List<Form> items, GameDraft game) {
    String word = items.get(0).atom().orElse("");
    Kind kind = KINDS.get(word);
    if (kind == null) {
      List<String> known = List.copyOf(KINDS.keySet());
      game.problems().unknownWord("choice", word, items.get(0).origin(), known);
      return;
    }
    Map<String, Integer> worth = new LinkedHashMap<>();
    String last = "";
    for (Form item : items.subList(1, items.size())) {
      if (word.equals(WORTH) && item instanceof Form.Num number && !last.isEmpty()) {
        worth.put(last, worth(number, game));
      } else {
        last = game.scope.name(NameKind.PIECE, item);
        worth.put(last, 1);
      }
    }
    game.preferences.add(new Preference(kind, Map.copyOf(worth)));
  }

  private static int worth(Form.Num number, GameDraft game) {
    if (number.value() < 0 || number.value() > MOST_WORTH) {
      game.problems().outOfRange(number, 0, MOST_WORTH);
      return 0;
    }
    return (int) number.value();
  }

  private static void wholeChains(Call call, GameDraft game) {
    game.options.put("whole chains", "true");
    if (call.size() > 0) {
      if (!call.text(0).equals(GOING_ON)) {
        game.problems()
            .unknownWord("choice", call.text(0), call.arg(0).origin(), List.of(GOING_ON));
      }
      game.options.put("chains going on first", "true");
    }
  }

  private static void capturedPieces(Call call, GameDraft game) {
    switch (call.text(0)) {
      case TO_HAND -> game.capturedToHand = true;
      case TO_ENEMY -> {
        game.capturedToHand = true;
        game.options.put("captured pieces to the enemy", "true");
      }
      case AT_END -> game.options.put("captured pieces leave at the end", "true");
      default ->
          game.problems()
              .unknownWord(
                  "place", call.text(0), call.arg(0).origin(), List.of(TO_HAND, TO_ENEMY, AT_END));
    }
  }
}
