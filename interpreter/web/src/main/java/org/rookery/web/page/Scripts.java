package org.rookery.web.page;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The scripts of the page. Its own are modules, which are joined in an order in which each has what
 * it imports before it: one script, whose hash the page's content policy can name.
 */
final class Scripts {
  /** What {@code <rookery-board>} is made of, too. */
  private static final List<String> BOARD =
      List.of(
          "board/svg.js",
          "board/levels.js",
          "board/stacks.js",
          "board/layout.js",
          "board/ground.js",
          "board/choice.js",
          "board/chooser.js",
          "board/pieces.js",
          "board/signs.js",
          "board/sets.js",
          "board/marks.js",
          "board/dice.js",
          "board/hands.js",
          "board/squares.js",
          "board/figure.js",
          "board/focus.js",
          "board/prompt.js",
          "board/finger.js",
          "board/input.js",
          "board/board.js");

  private static final List<String> PLAY =
      List.of(
          "play/kept.js",
          "play/tree.js",
          "play/engine.js",
          "play/link.js",
          "play/sound.js",
          "play/clock.js",
          "play/told.js",
          "play/notation.js",
          "play/moves.js",
          "play/room.js",
          "play/seats.js",
          "play/shelf.js",
          "play/analysis.js",
          "play/records.js",
          "play/editor.js",
          "play/settings.js",
          "play/rules.js",
          "play/game.js",
          "play/main.js");

  private static final List<String> STYLES =
      List.of("page.css", "board/board.css", "play/play.css", "studio.css");

  private static final Pattern IMPORT = Pattern.compile("(?m)^import [^;]*;\\n");

  /** Comments on lines of their own, which a page has no use for. */
  private static final Pattern COMMENT =
      Pattern.compile("(?m)^ *(/\\*\\*([^*]|\\*(?!/))*\\*/|//.*)\\n");

  /**
   * What lines begin with: a tenth of the script. No text in the modules goes over several lines.
   */
  private static final Pattern INDENT = Pattern.compile("(?m)^ +");

  /** Blanks that say nothing. No text in the modules has one of these signs between blanks. */
  private static final Pattern GAP =
      Pattern.compile(
          " (=>|===|!==|&&|\\|\\||\\?\\?|>=|<=|[=?:<>*/]|-(?!-)) | (?=\\{\\n)|\\n(?=\\n)");

  /** Ends of lines behind a sign after which a script goes on whether or not the line does. */
  private static final Pattern LINE_END = Pattern.compile("(?<=[;,{])\\n|(?<=\\})\\n(?=\\})");

  private static final Pattern STYLE_COMMENT = Pattern.compile("/\\*[^*]*\\*/");

  /** Blanks that say nothing in a style sheet. No text in the sheets has one of these signs. */
  private static final Pattern LOOSE = Pattern.compile("\\s*([{};,])\\s*|(?<=:) ");

  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export (?=(async )?function|class|const)");

  private Scripts() {}

  /** The modules in their order. */
  static List<String> modules() {
    return java.util.stream.Stream.concat(BOARD.stream(), PLAY.stream()).toList();
  }

  /** All modules as one script. */
  static String page() {
    return modules().stream()
        .map(name -> IMPORT.matcher(Assets.text(name)).replaceAll(""))
        .map(text -> EXPORT.matcher(text).replaceAll(""))
        .map(Scripts::bare)
        .map(text -> GAP.matcher(text).replaceAll("$1"))
        .map(text -> LINE_END.matcher(text).replaceAll(""))
        .collect(Collectors.joining("\n", "(() => {\n\"use strict\";\n", "})();\n"));
  }

  /** The script of the worker that runs the interpreter. */
  static String worker() {
    return bare(Assets.text("wasm.js"));
  }

  private static String bare(String text) {
    return INDENT.matcher(COMMENT.matcher(text).replaceAll("")).replaceAll("");
  }

  /** All styles as one sheet. */
  static String style() {
    String sheet = STYLES.stream().map(Assets::text).collect(Collectors.joining());
    return LOOSE.matcher(STYLE_COMMENT.matcher(sheet).replaceAll("")).replaceAll("$1");
  }
}
