package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Settings;
import org.rookery.language.upgrade.Outdated;

/** Settings. */
public final class OptionWords {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          zrf(
              "option",
              "text-or-name [name]",
              "A setting as old files write it; here each one that changes play is a "
                  + "section, such as `(pass-turn forced)`.",
              "(option \"smart moves\" from)",
              c -> Section.at(GameDraft.PLAYERS, game -> option(c, game))));

  private static final String SHOWN =
      "Kept for programs that show the game; it does not change play.";

  /** Settings that are sections of their own. */
  public static final List<Keyword<Section<GameDraft>>> SECTIONS =
      List.of(
          section(
              "pass turn",
              "Whether players may pass; with `forced`, only a player who has no other move."),
          section("pass partial", "Whether a player who could continue a chain may end it."),
          section(
              "maximal captures",
              "Of the chains that capture, only those of the most pieces are legal; with "
                  + "`2`, among these those of the most promoted pieces."),
          section("recycle captures", "Captured pieces go to their owner's hand."),
          section(
              "recycle promotions",
              "Pieces promote only to pieces in their owner's hand, and change places with them."),
          section("include off-pieces", "Where pieces are counted, those in hand count, too."),
          section("allow flipping", SHOWN),
          section("animate captures", SHOWN),
          section("animate drops", SHOWN));

  private OptionWords() {}

  /** Whether a section is a setting that changes play. */
  public static boolean isSetting(String section) {
    return Settings.OF_PLAY.contains(section.replace('-', ' ').replace("off pieces", "off-pieces"));
  }

  private static Keyword<Section<GameDraft>> section(String option, String sentence) {
    String name = option.replace(' ', '-');
    return zrf(
        name,
        "[name]",
        sentence,
        "(" + name + " true)",
        c ->
            Section.<GameDraft>at(
                GameDraft.PLAYERS,
                game ->
                    game.options.put(option, c.size() > 0 ? value(option, c, 0, game) : "true")));
  }

  /** What an argument sets; what it cannot is told of settings that change play. */
  private static String value(String option, Call call, int argument, GameDraft game) {
    String value = meant(option, call.text(argument));
    List<String> values = values(option);
    if (Settings.OF_PLAY.contains(option) && !values.contains(value)) {
      game.problems()
          .oddity(
              "unknown-setting",
              call.arg(argument).origin(),
              "`" + option.replace(' ', '-') + "` cannot be set to `" + value + "`.",
              game.problems().guessWithMacros(value, values));
    }
    return value;
  }

  private static List<String> values(String option) {
    return switch (option) {
      case "pass turn" -> List.of("true", "false", "forced");
      case "maximal captures" -> List.of("true", "false", "2");
      default -> List.of("true", "false");
    };
  }

  /** What a number stands for in old files, where some write one for the word. */
  private static String meant(String option, String written) {
    return switch (written) {
      case "0" -> "false";
      case "1" -> "true";
      case "2" -> option.equals("pass turn") ? "forced" : written;
      default -> written;
    };
  }

  private static void option(Call call, GameDraft game) {
    String name = call.text(0);
    if (!Settings.all().contains(name)) {
      game.problems()
          .oddity(
              "unknown-option",
              call.arg(0).origin(),
              "There is no setting `" + name + "`.",
              game.problems().guess(name, Settings.all()));
    } else if (!game.problems().lenient() && Settings.sections().contains(name)) {
      String today = "(" + name.replace(' ', '-') + " …)";
      game.problems()
          .warning(
              "old-spelling",
              call.origin(),
              "A setting is a section of its own.",
              Outdated.advice("(option \"" + name + "\" …)", today));
    }
    game.options.put(name, call.size() > 1 ? value(name, call, 1, game) : "true");
  }
}
