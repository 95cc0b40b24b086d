package org.rookery.exchange.fairy.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;

/**
 * What is written of a variant's options.
 *
 * @param gaps the options that are not in the rules as they are meant, and why
 * @param conditions where options would be imported whose values have rules of their own
 * @param wrong why no game can be made of them, or nothing
 * @param body the rules, without the comments at their head
 */
public record Writing(
    Options options,
    Map<String, String> gaps,
    Map<String, String> conditions,
    Army army,
    StartText start,
    String wrong,
    String body) {
  /** Writes the rules of a variant. */
  public static Writing of(String name, Options options) {
    StartText start = new StartText(options.word("startFen", StartText.USUAL));
    Sayings sayings = new Sayings(options, start);
    Army army = new Army(options, start, sayings.names());
    FairyDraft draft = new FairyDraft(options, sayings);
    if (!start.unsaid().isEmpty()) {
      draft.cannotSay("startFen", start.unsaid());
    }
    String wrong = wrong(start, army, draft);
    String body = wrong.isEmpty() ? new FairyRulesText(name, draft, army, start).body() : "";
    return new Writing(options, draft.gaps(), draft.conditions(), army, start, wrong, body);
  }

  /** Whether other options make the same rules. */
  public boolean isSame(Writing other) {
    return wrong.equals(other.wrong) && body.equals(other.body);
  }

  private static String wrong(StartText start, Army army, FairyDraft draft) {
    if (army.pieces().isEmpty()) {
      return "This variant has no pieces; give them letters, such as `" + Army.KING + " = k`.";
    }
    if (start.ranks() != draft.ranks) {
      return "The start position has " + start.ranks() + " ranks, the board " + draft.ranks + ".";
    }
    for (int rank = 0; rank < draft.ranks; rank++) {
      List<String> row = start.row(rank);
      if (row.size() != draft.files) {
        return "Rank "
            + (rank + 1)
            + " of the start position has "
            + row.size()
            + " squares, the board "
            + draft.files
            + " files.";
      }
      for (String symbol : row) {
        String letter = symbol.startsWith("+") ? symbol.substring(1) : symbol;
        Optional<String> piece = army.ofLetter(letter);
        boolean known = letter.isEmpty() || letter.equals("*") || piece.isPresent();
        if (!known || (symbol.startsWith("+") && army.promoted(piece.orElse("")).isEmpty())) {
          return "No piece has the letter `" + symbol + "` of the start position.";
        }
      }
    }
    return "";
  }
}
