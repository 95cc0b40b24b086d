package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.stream.Stream;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Settings;

/** Settings. */
public final class OptionWords {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          zrf(
              "option",
              "text-or-name [name]",
              "A setting, such as \"pass turn\" and whether players may.",
              "(option \"pass turn\" forced)",
              c -> Section.at(GameDraft.PLAYERS, game -> option(c, game))));

  /** Settings as Zillions first spelt them. */
  public static final List<Keyword<Section<GameDraft>>> SECTIONS =
      Stream.concat(
              Settings.OF_PLAY.stream(),
              Stream.of("allow flipping", "animate captures", "animate drops"))
          .map(OptionWords::section)
          .toList();

  private OptionWords() {}

  /** Whether a section is a setting in Zillions' first spelling. */
  public static boolean isSetting(String section) {
    return Settings.OF_PLAY.contains(section.replace('-', ' ').replace("off pieces", "off-pieces"));
  }

  private static Keyword<Section<GameDraft>> section(String option) {
    String name = option.replace(' ', '-');
    return zrf(
        name,
        "[name]",
        "The same as `(option \"" + option + "\" …)`.",
        "(" + name + " true)",
        c ->
            Section.<GameDraft>at(
                GameDraft.PLAYERS,
                game ->
                    game.options.put(option, c.size() > 0 ? value(option, c.text(0)) : "true")));
  }

  /** What a number stands for in old files, where some write one for the word. */
  private static String value(String option, String written) {
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
    }
    game.options.put(name, call.size() > 1 ? value(name, call.text(1)) : "true");
  }
}
