package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Turns as UCI writes them: {@code e2e4}, {@code e7e8q}, {@code P@e4}, {@code b2b3+}.
 *
 * <p>Castling is the King's move. Where UCI has no word for a change it stands as a component,
 * behind a comma: {@code a2a3,d1-}.
 */
final class UciText {
  private static final String PROMOTED = "+";
  private static final String DEMOTED = "-";

  private final Labels labels;
  private final GameProgram program;
  private final TurnTexts texts;
  private final FullText full;

  /** How many turns have each text when it is kept short. */
  private final Map<String, Integer> uses = new HashMap<>();

  UciText(Labels labels, GameProgram program, TurnTexts texts) {
    this.labels = labels;
    this.program = program;
    this.texts = texts;
    this.full = new FullText(labels);
  }

  String print(LegalTurn turn, List<LegalTurn> others) {
    if (uses.isEmpty()) {
      others.forEach(other -> uses.merge(print(other, false), 1, Integer::sum));
    }
    String text = print(turn, false);
    return uses.getOrDefault(text, 1) == 1 ? text : print(turn, true);
  }

  private String print(LegalTurn turn, boolean all) {
    List<Component> components = turn.all();
    Component first = components.get(0);
    int firstPart = turn.changes().parts().get(0).size();
    StringBuilder text = new StringBuilder();
    int promotion = -1;
    if (first instanceof Component.Go go) {
      text.append(labels.square(go.from())).append(labels.square(go.to()));
      promotion = promotion(components, go.to(), firstPart);
      text.append(promotion < 0 ? "" : suffix(go.content(), components.get(promotion)));
    } else if (first instanceof Component.Drop drop) {
      text.append(labels.of(drop.content()).toUpperCase(Locale.ROOT))
          .append('@')
          .append(labels.square(drop.square()));
    } else {
      text.append(texts.text(first));
    }
    for (int i = 1; i < components.size(); i++) {
      if (i != promotion && (all || i >= firstPart)) {
        text.append(',').append(texts.text(components.get(i)));
      }
    }
    return text.toString();
  }

  private static int promotion(List<Component> components, int square, int end) {
    for (int i = 1; i < end; i++) {
      if (components.get(i) instanceof Component.Place place && place.square() == square) {
        return i;
      }
    }
    return -1;
  }

  private String suffix(int before, Component promotion) {
    String old = letter(before);
    String now = letter(((Component.Place) promotion).content());
    if (now.equals(PROMOTED + old)) {
      return PROMOTED;
    }
    return old.equals(PROMOTED + now) ? DEMOTED : now;
  }

  private String letter(int content) {
    return labels.of(content).toLowerCase(Locale.ROOT);
  }

  /** What the text states, if it is one of UCI's. */
  Optional<List<Stated>> read(String text) {
    List<Stated> stated = new ArrayList<>();
    for (String leg : text.split(",", -1)) {
      Optional<List<Stated>> read = leg(leg.strip());
      if (read.isEmpty()) {
        FullText.Parsed parsed = full.parse(leg, false);
        if (parsed.problem().isPresent() || stated.isEmpty()) {
          return Optional.empty();
        }
        read = Optional.of(parsed.components());
      }
      stated.addAll(read.get());
    }
    return Optional.of(stated);
  }

  private Optional<List<Stated>> leg(String text) {
    int at = text.indexOf('@');
    if (at > 0) {
      BitSet men = labels.menIgnoringCase(text.substring(0, at));
      Optional<Integer> square = labels.square(text.substring(at + 1));
      return square.isEmpty() || men.isEmpty()
          ? Optional.empty()
          : Optional.of(List.of(new Stated.Drop(men, square.get())));
    }
    for (int i = text.length() - 1; i > 0; i--) {
      Optional<Integer> from = labels.square(text.substring(0, i));
      for (int j = text.length(); from.isPresent() && j > i; j--) {
        Optional<Integer> to = labels.square(text.substring(i, j));
        Optional<List<Stated>> stated =
            to.isEmpty() ? Optional.empty() : goes(from.get(), to.get(), text.substring(j));
        if (stated.isPresent()) {
          return stated;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<List<Stated>> goes(int from, int to, String suffix) {
    Stated go = new Stated.Go(null, FullText.one(from), to);
    if (suffix.isEmpty()) {
      return Optional.of(List.of(go));
    }
    BitSet men = labels.menIgnoringCase(suffix);
    Contents contents = program.contents();
    for (int man = 1;
        man < contents.size() && (suffix.equals(PROMOTED) || suffix.equals(DEMOTED));
        man++) {
      men.set(man, letter(man).startsWith(PROMOTED) == suffix.equals(PROMOTED));
    }
    return men.isEmpty() ? Optional.empty() : Optional.of(List.of(go, new Stated.Place(men, to)));
  }
}
