package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rookery.exchange.fairy.options.Options;

/** What captures do besides: explode, turn to stone, or are not allowed. */
final class Captures {
  private final FairyDraft draft;
  private final Army army;
  private final FairyPromotions arrivals;
  private final Royals royals;
  private final Options options;

  Captures(FairyDraft draft, Army army, FairyPromotions arrivals, Royals royals) {
    this.draft = draft;
    this.army = army;
    this.arrivals = arrivals;
    this.royals = royals;
    options = draft.options;
  }

  void say() {
    army.listed("mutuallyImmuneTypes", 0, List.of()).forEach(this::immune);
    petrify();
    if (options.flag("blastOnCapture", false)) {
      blast();
    }
  }

  private void immune(String piece) {
    String names = names(List.of(piece));
    draft.rules.add(
        "(on-capture (only " + names + ") (verify (not (piece? (enemy " + names + ")))))");
  }

  private void petrify() {
    List<String> pieces = army.listed("petrifyOnCaptureTypes", 0, List.of());
    if (pieces.isEmpty()) {
      return;
    }
    if (options.flag("blastOnCapture", false)) {
      draft.cannotSay("petrifyOnCaptureTypes", "captors explode here and leave no stone");
      return;
    }
    List<String> royal = pieces.stream().filter(royals.always()::contains).toList();
    List<String> others = pieces.stream().filter(piece -> !royal.contains(piece)).toList();
    if (royal.contains(Army.KING) || others.stream().anyMatch(royals.whenFew()::contains)) {
      draft.cannotSay("petrifyOnCaptureTypes", "of a royal piece that captures nothing is said");
    }
    if (!royal.isEmpty()) {
      draft.rules.add("(on-capture (only " + names(royal) + ") (verify false))");
    }
    if (!others.isEmpty()) {
      draft.neutral = true;
      draft.pieces.add(
          "(piece (name Stone) (letters " + army.neutralLetters() + ") (image \"stone\"))");
      draft.rules.add(
          "(on-capture (only " + names(others) + ") (change-type Stone) (change-owner Nobody))");
    }
  }

  private void blast() {
    List<String> immune = new ArrayList<>();
    if (army.has(Army.PAWN)) {
      immune.add(army.name(Army.PAWN));
    }
    army.listed("blastImmuneTypes", 0, List.of())
        .forEach(piece -> immune.addAll(army.piecesOf(piece, false)));
    String who = immune.isEmpty() ? "anyone" : "(anyone (except " + String.join(" ", immune) + "))";
    String safe = "";
    if (royals.pseudo() && !royals.always().isEmpty()) {
      String king = army.name(royals.always().iterator().next());
      safe =
          "(verify (exists (friend "
              + king
              + ") (board))) (verify (not (exists (friend "
              + king
              + ") (adjacent)))) ";
    }
    draft.rules.add("(on-capture " + safe + "(explode " + who + "))");
    if (options.isOn("blastImmuneTypes")) {
      draft.cannotSay("blastImmuneTypes", "a captor of these goes with what it captures");
    }
  }

  private String names(List<String> pieces) {
    return pieces.stream()
        .flatMap(
            piece ->
                army
                    .piecesOf(piece, arrivals.backToPawns() && arrivals.isPromotion(piece))
                    .stream())
        .distinct()
        .collect(Collectors.joining(" "));
  }
}
