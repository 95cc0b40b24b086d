package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rookery.engine.position.Position;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/**
 * Turns as UCI writes them: from and to, the letter of a promotion in lower case or {@code +} for a
 * promotion to the form with a plus, a drop as letter in upper case, {@code @} and square.
 *
 * <p>Castling is the move of the royal man, passing a royal man's move to where it stands. The mark
 * behind a letter is left out where the text stays clear without. Where UCI has no word for a
 * change, it stands as a component behind a comma.
 */
final class UciText {
  private static final String PROMOTED = "+";
  private static final String DEMOTED = "-";

  private static final String NO_MOVE = "0000";

  /** How much a text says. */
  private enum Detail {
    /** Letters without marks. */
    PLAIN,
    /** Letters with marks. */
    MARKED,
    /** And every change that the rules bring about by themselves. */
    ALL
  }

  private final Labels labels;
  private final Position position;
  private final TurnTexts texts;
  private final FullText full;

  /** How many turns have each text of little detail. */
  private final Map<Detail, Map<String, Integer>> uses = new EnumMap<>(Detail.class);

  UciText(Labels labels, Position position, TurnTexts texts) {
    this.labels = labels;
    this.position = position;
    this.texts = texts;
    this.full = new FullText(labels);
  }

  String print(LegalTurn turn, List<LegalTurn> others) {
    for (Detail detail : List.of(Detail.PLAIN, Detail.MARKED)) {
      Map<String, Integer> used = uses.computeIfAbsent(detail, level -> count(level, others));
      String text = print(turn, detail);
      if (used.getOrDefault(text, 1) == 1) {
        return text;
      }
    }
    return print(turn, Detail.ALL);
  }

  private Map<String, Integer> count(Detail detail, List<LegalTurn> turns) {
    Map<String, Integer> used = new HashMap<>();
    turns.forEach(turn -> used.merge(print(turn, detail), 1, Integer::sum));
    return used;
  }

  private String print(LegalTurn turn, Detail detail) {
    List<Component> components = turn.all();
    Component first = components.get(0);
    int firstPart = turn.changes().parts().get(0).size();
    StringBuilder text = new StringBuilder();
    int promotion = -1;
    if (first instanceof Component.Go go) {
      text.append(labels.square(go.from())).append(labels.square(go.to()));
      promotion = promotion(components, go.to(), firstPart);
      text.append(promotion < 0 ? "" : suffix(go.content(), components.get(promotion), detail));
    } else if (first instanceof Component.Drop drop) {
      text.append(letter(drop.content(), detail).toUpperCase(Locale.ROOT))
          .append('@')
          .append(labels.square(drop.square()));
    } else if (first instanceof Component.Pass) {
      text.append(pass());
    } else {
      text.append(texts.text(first));
    }
    for (int i = 1; i < components.size(); i++) {
      if (i != promotion && (detail == Detail.ALL || i >= firstPart)) {
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

  private String suffix(int before, Component promotion, Detail detail) {
    int after = ((Component.Place) promotion).content();
    String suffix = form(before, after);
    return suffix.isEmpty() ? letter(after, detail).toLowerCase(Locale.ROOT) : suffix;
  }

  /** The sign for a man's change to or from its form with a plus; nothing for other changes. */
  private String form(int before, int after) {
    String old = labels.plain(before).toLowerCase(Locale.ROOT);
    String now = labels.plain(after).toLowerCase(Locale.ROOT);
    if (now.equals(PROMOTED + old)) {
      return PROMOTED;
    }
    return old.equals(PROMOTED + now) ? DEMOTED : "";
  }

  private String letter(int content, Detail detail) {
    return detail == Detail.PLAIN ? labels.plain(content) : labels.of(content);
  }

  /** The royal man goes where it stands; without one royal man there is nothing to say. */
  private String pass() {
    Contents contents = position.program().contents();
    ContentSet royal = position.program().royal().contents();
    int found = Component.NO_SQUARE;
    int count = 0;
    for (int square = 0; square < position.program().topology().size(); square++) {
      int man = position.content(square);
      if (royal.has(man) && contents.owner(man) == position.as()) {
        found = square;
        count++;
      }
    }
    return count == 1 ? labels.square(found) + labels.square(found) : NO_MOVE;
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
    if (text.equals(NO_MOVE)) {
      return Optional.of(List.of(new Stated.Pass()));
    }
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
    boolean form = suffix.equals(PROMOTED) || suffix.equals(DEMOTED);
    BitSet men = form ? formed(from, suffix) : labels.menIgnoringCase(suffix);
    return men.isEmpty() ? Optional.empty() : Optional.of(List.of(go, new Stated.Place(men, to)));
  }

  /**
   * What the man on a square may become by such a change; what any man may, if none stands there.
   */
  private BitSet formed(int from, String sign) {
    int before = position.content(from);
    BitSet men = new BitSet();
    for (int man = 1; man < position.program().contents().size(); man++) {
      boolean any = before == Contents.EMPTY;
      boolean plus = labels.plain(man).startsWith(PROMOTED);
      men.set(man, any ? plus == sign.equals(PROMOTED) : form(before, man).equals(sign));
    }
    return men;
  }
}
