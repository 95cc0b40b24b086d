package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.rookery.compiler.elaborate.piece.PieceDraft;
import org.rookery.language.source.Origin;

/**
 * Gives every piece a text per player for positions and moves, none twice and each such that it can
 * be read back.
 */
public final class LetterBook {
  /** What means something else in a position or a move. */
  private static final String RESERVED = "/[]{},=:@;";

  /** May be the letter of every player's piece: it is then the piece of the player to move. */
  private static final String SHARED = "*";

  /** What an unreadable name leaves. */
  private static final String NAMELESS = "P";

  private final GameDraft game;
  private final Map<String, PieceDraft> taken = new HashMap<>();

  private LetterBook(GameDraft game) {
    this.game = game;
  }

  /**
   * Fills in the letters that the file leaves open: first what notation gives, then the usual
   * letter of a piece of that name, then initials, then what is left of a name.
   *
   * @param royal the pieces that are chosen for first, in each of these rounds
   */
  public static void complete(GameDraft game, Set<String> royal) {
    LetterBook book = new LetterBook(game);
    game.pieces.values().forEach(book::claim);
    List<PieceDraft> open = new ArrayList<>(game.pieces.values());
    open.removeIf(piece -> !piece.letters.isEmpty());
    open.sort(Comparator.comparing(piece -> !royal.contains(piece.name)));
    book.assignNotations(open);
    for (Function<PieceDraft, List<String>> round : rounds(royal)) {
      for (PieceDraft piece : open) {
        if (piece.letters.isEmpty()) {
          round.apply(piece).stream()
              .filter(book::free)
              .findFirst()
              .ifPresent(letter -> book.assign(piece, letter));
        }
      }
    }
    open.stream().filter(piece -> piece.letters.isEmpty()).forEach(book::assignName);
    game.pieces.values().forEach(book::fillUp);
  }

  /** What each piece would like to have, round by round. */
  private static List<Function<PieceDraft, List<String>>> rounds(Set<String> royal) {
    return List.of(
        piece -> UsualLetters.of(piece.name).stream().toList(),
        piece -> royal.contains(piece.name) ? initials(piece.name, 1) : List.of(),
        piece -> UsualLetters.ofWords(piece.name),
        piece -> initials(piece.name, 1),
        piece -> initials(piece.name, Integer.MAX_VALUE),
        piece -> letters(piece.name));
  }

  private void claim(PieceDraft piece) {
    Optional<String> problem = problem(piece);
    if (problem.isPresent()) {
      piece.letters.clear();
      return;
    }
    piece.letters.forEach(letter -> taken.put(letter, piece));
  }

  /** What is wrong with the letters a file gives a piece, told. */
  private Optional<String> problem(PieceDraft piece) {
    Origin origin = piece.lettersOrigin;
    int used = Math.min(piece.letters.size(), game.players.size());
    Set<String> own = new LinkedHashSet<>();
    for (String letter : piece.letters.subList(0, used)) {
      if (!isReadable(letter)) {
        game.problems()
            .error(
                "unreadable-letter",
                origin,
                "`" + letter + "` could not be read in a position or a move.",
                letter.startsWith("*") ? "`*` can only stand alone" : "without " + spaced());
        return Optional.of(letter);
      }
      if (!own.add(letter) && !letter.equals(SHARED)) {
        String message = "Pieces of two players have the letter `" + letter + "`.";
        String label = "give each player's with `letters`";
        game.problems().error("duplicate-letter", origin, message, label);
        return Optional.of(letter);
      }
      PieceDraft other = taken.get(letter);
      if (other != null) {
        String message = "The piece `" + other.name + "` has the letter `" + letter + "` too.";
        game.problems().error("duplicate-letter", origin, message);
        return Optional.of(letter);
      }
    }
    return Optional.empty();
  }

  private static String spaced() {
    return String.join(" ", RESERVED.substring(0, RESERVED.length() - 1).split(""));
  }

  /** Whether texts can tell where a letter begins and ends, and that it is one. */
  private static boolean isReadable(String letter) {
    boolean hole = letter.startsWith("*") && letter.length() > 1;
    return !hole && letter.codePoints().noneMatch(LetterBook::isReserved);
  }

  private static boolean isReserved(int c) {
    return RESERVED.indexOf(c) >= 0 || Character.isISOControl(c) || Character.isWhitespace(c);
  }

  private boolean free(String letter) {
    return !taken.containsKey(letter.toUpperCase(Locale.ROOT))
        && !taken.containsKey(letter.toLowerCase(Locale.ROOT));
  }

  /** A notation of one letter that no other piece has. */
  private void assignNotations(List<PieceDraft> open) {
    Map<String, Integer> notations = new HashMap<>();
    for (PieceDraft piece : game.pieces.values()) {
      notations.merge(piece.notation.toUpperCase(Locale.ROOT), 1, Integer::sum);
    }
    for (PieceDraft piece : open) {
      String notation = piece.notation;
      boolean single = notation.length() == 1 && Character.isLetter(notation.charAt(0));
      if (single
          && notations.getOrDefault(notation.toUpperCase(Locale.ROOT), 0) == 1
          && free(notation)) {
        assign(piece, notation);
      }
    }
  }

  private void assign(PieceDraft piece, String letter) {
    String upper = letter.toUpperCase(Locale.ROOT);
    String lower = letter.toLowerCase(Locale.ROOT);
    piece.letters.add(upper);
    if (!lower.equals(upper)) {
      piece.letters.add(lower);
    }
    piece.letters.forEach(each -> taken.put(each, piece));
  }

  private void assignName(PieceDraft piece) {
    StringBuilder readable = new StringBuilder();
    piece
        .name
        .codePoints()
        .filter(c -> !isReserved(c) && c != '*')
        .forEach(readable::appendCodePoint);
    String name = readable.isEmpty() ? NAMELESS : readable.toString();
    assign(piece, freed(name, this::free));
  }

  /** The text with as many dashes behind as make it free. */
  private static String freed(String text, Predicate<String> free) {
    StringBuilder marked = new StringBuilder(text);
    while (!free.test(marked.toString())) {
      marked.append('\'');
    }
    return marked.toString();
  }

  /** Further players get the same letters with dashes behind. */
  private void fillUp(PieceDraft piece) {
    int players = game.players.size();
    int given = piece.letters.size();
    for (int player = given; player < players; player++) {
      String like = piece.letters.get(player % given) + "'".repeat(player / given);
      String letter = freed(like, text -> !taken.containsKey(text));
      taken.put(letter, piece);
      piece.letters.add(letter);
    }
    while (piece.letters.size() > players) {
      piece.letters.remove(piece.letters.size() - 1);
    }
  }

  /** The first letters of so many words of a name. */
  private static List<String> initials(String name, int words) {
    return UsualLetters.words(name).stream()
        .limit(words)
        .map(word -> word.substring(0, 1))
        .filter(LetterBook::isPlain)
        .toList();
  }

  private static List<String> letters(String name) {
    return List.of(name.split("")).stream().filter(LetterBook::isPlain).toList();
  }

  private static boolean isPlain(String letter) {
    return letter.length() == 1 && letter.charAt(0) < 128 && Character.isLetter(letter.charAt(0));
  }
}
