package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.ZrfTexts;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.form.Form;

/** Sections that people read, see or hear. */
public final class TextWords {
  private static final List<String> OTHERS =
      List.of(
          "music",
          "opening-sound",
          "move-sound",
          "capture-sound",
          "drop-sound",
          "change-sound",
          "click-sound",
          "release-sound",
          "win-sound",
          "loss-sound",
          "draw-sound",
          "solution",
          "translate",
          "open",
          "help",
          "image");

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          zrf("title", "anything…", "The game's name.", "(title \"Example\")", TextWords::keep),
          text("description", "The rules in a few sentences.", "(description \"…\")"),
          text("history", "Where the game comes from.", "(history \"…\")"),
          text("strategy", "How to play well.", "(strategy \"…\")"),
          word(
              "known-as",
              "text text…",
              "What another program calls this game; a variant of it does not inherit the names.",
              "(known-as \"gnu-example\" \"example\")",
              c -> Section.at(GameDraft.PLAYERS, game -> knownAs(c, game))),
          zrf(
              "notation",
              "[anything…]",
              "How players write moves and positions: `usi`, `wxf` or `iccs` with letters for ours,"
                  + " `pdn` with its system, or `ptn` with the letter that goes unsaid.",
              "(notation pdn N2)",
              TextWords::notation),
          word(
              "turn-text",
              "text…",
              "How moves are written: `{from}`, `{to}` and `{piece}` stand for squares and "
                  + "a letter; the first text counts for which the move has everything.",
              "(turn-text \"{from}/{to}\" \"hand/{to}\")",
              TurnTextWord::read),
          word(
              "hand-order",
              "piece…",
              "In which order positions name the pieces in hand; those that are not listed "
                  + "follow.",
              "(hand-order Rider Footman)",
              c -> Section.at(GameDraft.RULES, game -> handOrder(c, game))),
          word(
              "skipped-in-fen",
              "",
              "Positions name each square skipped by the last move and the square of the "
                  + "piece that skipped it; otherwise only squares where it can be captured en "
                  + "passant.",
              "(skipped-in-fen)",
              c -> Section.at(GameDraft.RULES, game -> game.skippedInFen = true)),
          zrf(
              "default",
              "",
              "The game that is meant when a file has several.",
              "(default)",
              c -> Section.ignored()),
          zrf(
              "engine",
              "[anything…]",
              "A plug-in that makes the moves in Zillions; it does not run here.",
              "(engine \"axiom.dll\")",
              c -> Section.at(GameDraft.PLAYERS, game -> plugIn(c, game))));

  /** Sections without a meaning of their own. */
  public static final List<Keyword<Section<GameDraft>>> SHOWN =
      OTHERS.stream().map(TextWords::other).toList();

  /** What may stand behind a notation, and in words. */
  private record Detail(String pattern, String sentence) {}

  private static final Detail LETTERS =
      new Detail("[^=]+=[^=]+", "a letter of ours and theirs, such as `N=H`");

  private static final Map<String, Detail> DETAILS =
      new TreeMap<>(
          Map.of(
              "usi",
              new Detail("", "nothing stands behind `usi`"),
              "wxf",
              LETTERS,
              "iccs",
              LETTERS,
              "pdn",
              new Detail("[NA][0-3]", "`N0` to `N3`, or `A0`"),
              "ptn",
              new Detail("[A-Z]", "the letter of the pieces that are written without one")));

  private TextWords() {}

  private static Keyword<Section<GameDraft>> text(String name, String sentence, String example) {
    return zrf(name, "[anything…]", sentence, example, TextWords::keep);
  }

  private static Keyword<Section<GameDraft>> other(String name) {
    String sentence = "Kept for programs that show the game; it does not change play.";
    return zrf(name, "[anything…]", sentence, "(" + name + " \"…\")", TextWords::keep);
  }

  private static Section<GameDraft> keep(Call call) {
    return Section.at(
        GameDraft.PLAYERS, game -> game.texts.put(call.word(), ZrfTexts.joined(call.args())));
  }

  /** In an old file these are any words; in ours they name a convention and say how it is meant. */
  private static Section<GameDraft> notation(Call call) {
    if (!call.problems().lenient() && !call.args().isEmpty()) {
      Form first = call.args().get(0);
      String name = ZrfTexts.joined(List.of(first));
      if (!DETAILS.containsKey(name)) {
        call.problems().oddWord("notation", name, first.origin(), DETAILS.keySet());
      } else {
        call.args().stream().skip(1).forEach(form -> detail(call, name, form));
      }
    }
    return keep(call);
  }

  private static void detail(Call call, String name, Form form) {
    String word = ZrfTexts.joined(List.of(form));
    Detail detail = Objects.requireNonNull(DETAILS.get(name));
    if (!word.matches(detail.pattern())) {
      call.problems()
          .oddity(
              "unknown-word",
              form.origin(),
              "`" + word + "` says nothing about the notation `" + name + "`.",
              detail.sentence());
    }
  }

  private static void knownAs(Call call, GameDraft game) {
    String program = call.text(0);
    List<String> names = IntStream.range(1, call.size()).mapToObj(call::text).toList();
    if (game.knownAs.put(program, names) != null) {
      game.problems()
          .oddity(
              "duplicate-section",
              call.origin(),
              "The names in `"
                  + program
                  + "` have been given already; one `known-as` may have several.");
    }
  }

  private static void handOrder(Call call, GameDraft game) {
    game.handOrder.clear();
    call.args().forEach(form -> game.handOrder.add(game.scope.name(NameKind.PIECE, form)));
  }

  private static void plugIn(Call call, GameDraft game) {
    game.texts.put(call.word(), ZrfTexts.joined(call.args()));
    call.problems().warning("plug-in-engine", call.origin(), GameModel.NEEDS_PLUG_IN);
  }
}
