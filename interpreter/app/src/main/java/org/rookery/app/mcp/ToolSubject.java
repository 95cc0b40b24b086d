package org.rookery.app.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMoves;
import org.rookery.game.Loading;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.TurnReading;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.language.diagnostic.Suggestions;

/** The rules, the game and the position that a call is about. */
final class ToolSubject {
  private static final String ZRF = "zrf";

  private final Rulebook rulebook;
  private final JsonNode arguments;

  ToolSubject(Rulebook rulebook, JsonNode arguments) {
    this.rulebook = rulebook;
    this.arguments = arguments;
  }

  /** An argument that is a text; empty when it is not given. */
  Optional<String> text(String name) {
    JsonNode value = arguments.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw new ToolRefusal("`" + name + "` should be a text.");
    }
    return Optional.of(value.textValue());
  }

  /** An argument that is a text and has to be given. */
  String needed(String name) {
    return text(name).orElseThrow(() -> new ToolRefusal("`" + name + "` is missing."));
  }

  /** A number within bounds. */
  int number(String name, int unlessGiven, int most) {
    JsonNode value = arguments.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return unlessGiven;
    }
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw new ToolRefusal("`" + name + "` should be a whole number.");
    }
    if (value.intValue() < 1 || value.intValue() > most) {
      throw new ToolRefusal("`" + name + "` should be from 1 to " + most + ".");
    }
    return value.intValue();
  }

  /** The rules: the text that is given, or those of the game that is named. */
  Rules rules() {
    Optional<String> given = text("rules");
    Optional<String> name = text("game");
    if (given.isPresent() == name.isPresent()) {
      throw new ToolRefusal(
          "Give either `game`, the name of an included game, or `rules`, the text of a rules file.");
    }
    if (given.isPresent()) {
      boolean old = text("dialect").orElse("").equals(ZRF);
      return rulebook.closed("rules." + (old ? ZRF : "rules"), given.get());
    }
    return included(name.get());
  }

  /** A game that comes with the program; a name is compared, never used as a path. */
  private Rules included(String name) {
    List<Path> files = rulebook.files();
    List<Path> found =
        files.stream().filter(file -> RulesFile.bareName(file).equals(name)).toList();
    if (found.isEmpty()) {
      String guess =
          Suggestions.question(name, files.stream().map(RulesFile::bareName).toList())
              .map(asked -> " " + asked)
              .orElse("");
      throw new ToolRefusal("There is no included game of that name." + guess);
    }
    try {
      return rulebook.open(found.get(0));
    } catch (NoSuchGame unreadable) {
      throw new ToolRefusal(String.valueOf(unreadable.getMessage()));
    }
  }

  /** What compiling some rules comes to, for the game of them that is meant. */
  Loading loading(Rules rules) {
    return text("title").map(rules::load).orElseGet(rules::load);
  }

  /** The game. */
  Game game(Rules rules) {
    Loading loading = loading(rules);
    return loading.game().orElseThrow(() -> new ToolRefusal(loading.problems()));
  }

  /** The game, of which moves can be made. */
  Game playable() {
    Game game = game(rules());
    game.obstacle()
        .ifPresent(
            why -> {
              throw new ToolRefusal(why);
            });
    return game;
  }

  /** The position: the start or the one that is given, and the moves after it. */
  Match match() {
    Match match = start(playable());
    for (String move : moves()) {
      LegalMoves legal = match.choices();
      if (!(legal.read(move) instanceof TurnReading.Found found)) {
        throw new ToolRefusal(match.why(move));
      }
      match.playOn(found.turn());
    }
    return match.fromHere();
  }

  private Match start(Game game) {
    Optional<String> position = text("position");
    if (position.isEmpty()) {
      return game.start();
    }
    try {
      return game.position(position.get());
    } catch (BadPosition bad) {
      throw new ToolRefusal(
          "The position has a mistake in column " + bad.column() + ": " + bad.getMessage());
    }
  }

  private List<String> moves() {
    JsonNode after = arguments.path("after");
    List<String> moves = new ArrayList<>();
    if (!after.isMissingNode() && !after.isNull()) {
      if (!after.isArray()) {
        throw new ToolRefusal("`after` should be a list of moves, each a text.");
      }
      for (JsonNode move : after) {
        if (!move.isTextual()) {
          throw new ToolRefusal("`after` should be a list of moves, each a text.");
        }
        moves.add(move.textValue());
      }
    }
    return moves;
  }
}
