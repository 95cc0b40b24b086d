package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.print.ModelForms;
import org.rookery.exchange.parts.DeadEndSquares;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/** What is said of a game as a whole. */
public final class ExportedRules {
  /** Sections that are said elsewhere, or change nothing. */
  private static final Set<String> SAID =
      Set.of(
          "title",
          "known-as",
          "notation",
          "turn-text",
          "hand-order",
          "skipped-in-fen",
          "description",
          "history",
          "strategy",
          "players",
          "turn-order",
          "board",
          "board-setup",
          "piece",
          "captured-pieces",
          "royal",
          "clock");

  private static final Pattern CHECKS =
      Pattern.compile(
          "\\(counter \\S+ \\d+ \\(per player\\) \\(in-fen\\) \\(after-turn \\(add -1 \\(and"
              + " \\(to-move\\? opponent\\) \\(in-check\\? opponent\\)\\)\\)\\)\\)");

  /** A piece that captures goes with what it captures and all pieces around, but for some. */
  private static final Pattern BLAST =
      Pattern.compile(
          "\\(on-capture anyone(?: \\(verify \\(>= \\(count \\(friend (\\S+)\\) \\(board\\)\\)"
              + " 1\\)\\) \\(verify \\(not \\(>= \\(count \\(friend \\1\\) \\(adjacent here\\)\\)"
              + " 1\\)\\)\\))?((?: \\(if \\(piece\\? \\(anyone \\(except ([^)]*)\\)\\) \\w+\\)"
              + " \\(capture \\w+\\)\\)){8}) capture\\)");

  private final ExportedGame game;
  private final ExportedPieces pieces;
  private final ExportedEndings endings;
  private boolean blasts;

  /** The rules of a game that are not about moves. */
  public ExportedRules(ExportedGame game, ExportedPieces pieces) {
    this.game = game;
    this.pieces = pieces;
    this.endings = new ExportedEndings(game, pieces);
  }

  /** Says them. */
  public void say() {
    for (Form form : ModelForms.of(game.model)) {
      String line = FormPrinter.line(form);
      String word = line.substring(1).split("[ )]", 2)[0];
      if (!SAID.contains(word)) {
        section(word, line);
      }
    }
    if (game.model.endings().stream().anyMatch(EndingModel::isDead)) {
      game.cannotSay("a dead position, which the engine judges in its own way");
    }
    if (!game.model.setup().lots().isEmpty()) {
      game.cannotSay("that a lot decides where pieces begin");
    }
    if (!blasts && game.model.royals().stream().anyMatch(royal -> royal.onlyDisplacement())) {
      game.cannotSay("that a royal piece is safe from all captures except by displacement");
    }
    endings.finish();
  }

  private void section(String word, String line) {
    switch (word) {
      case "dead-position" -> {}
      case "ending" -> endings.say(line);
      case "counter" -> {
        if (CHECKS.matcher(line).matches()) {
          game.say("checkCounting", true);
        } else {
          game.cannotSay("`" + line + "`");
        }
      }
      case "option" -> option(line);
      case "on-move", "on-drop" -> {
        if (DeadEndSquares.isBarredBy(line)) {
          game.say("immobilityIllegal", true);
        } else {
          game.cannotSay("`" + line + "`");
        }
      }
      case "on-capture" -> {
        if (!blast(line)) {
          game.cannotSay("`" + line + "`");
        }
      }
      default -> game.cannotSay("`" + line + "`");
    }
  }

  private void option(String line) {
    switch (line) {
      case "(option \"captures compulsory\" true)" -> game.say("mustCapture", true);
      case "(option \"pass turn\" true)" -> game.say("pass", true);
      case "(option \"pass turn\" forced)" -> game.say("passOnStalemate", true);
      case "(option \"dead positions\" draw)", "(option \"dead positions\" play-on)" -> {
        // The engine judges them in its own way, and counts on.
      }
      default -> game.cannotSay("`" + line + "`");
    }
  }

  private boolean blast(String line) {
    Matcher blast = BLAST.matcher(line);
    if (!blast.matches()) {
      return false;
    }
    List<String> immune = new ArrayList<>(List.of(blast.group(3).split(" ")));
    if (!immune.removeIf(pieces::isPawn)) {
      return false;
    }
    game.say("blastOnCapture", true);
    if (!immune.isEmpty()) {
      game.say("blastImmuneTypes", pieces.lettersOf(immune));
    }
    blasts = true;
    return true;
  }
}
