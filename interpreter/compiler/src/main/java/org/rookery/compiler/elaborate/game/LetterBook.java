package org.rookery.compiler.elaborate.game;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.piece.PieceDraft;

/** Gives every piece a text per player for positions and moves, none twice. */
public final class LetterBook {
  private final GameDraft game;
  private final Set<String> taken = new HashSet<>();

  private LetterBook(GameDraft game) {
    this.game = game;
  }

  /** Fills in the letters that the file leaves open. */
  public static void complete(GameDraft game) {
    LetterBook book = new LetterBook(game);
    Map<String, Integer> notations = new HashMap<>();
    for (PieceDraft piece : game.pieces.values()) {
      notations.merge(piece.notation.toUpperCase(Locale.ROOT), 1, Integer::sum);
      book.claim(piece);
    }
    for (PieceDraft piece : game.pieces.values()) {
      String notation = piece.notation;
      boolean single = notation.length() == 1 && Character.isLetter(notation.charAt(0));
      if (piece.letters.isEmpty()
          && single
          && notations.getOrDefault(notation.toUpperCase(Locale.ROOT), 0) == 1
          && book.free(notation)) {
        book.assign(piece, notation);
      }
    }
    game.pieces.values().stream().filter(p -> p.letters.isEmpty()).forEach(book::invent);
    game.pieces.values().forEach(book::fillUp);
  }

  private void claim(PieceDraft piece) {
    Set<String> letters = new LinkedHashSet<>(piece.letters);
    Optional<String> other = letters.stream().filter(taken::contains).findFirst();
    other.ifPresent(
        letter ->
            game.problems()
                .error(
                    "duplicate-letter",
                    piece.origin,
                    "Another piece has the letter `" + letter + "` too."));
    taken.addAll(letters);
  }

  private boolean free(String letter) {
    return !taken.contains(letter.toUpperCase(Locale.ROOT))
        && !taken.contains(letter.toLowerCase(Locale.ROOT));
  }

  private void assign(PieceDraft piece, String letter) {
    piece.letters.addAll(List.of(letter.toUpperCase(Locale.ROOT), letter.toLowerCase(Locale.ROOT)));
    taken.addAll(piece.letters);
  }

  /** The first free letter of the name, else the name itself. */
  private void invent(PieceDraft piece) {
    for (int i = 0; i < piece.name.length(); i++) {
      String letter = piece.name.substring(i, i + 1);
      if (letter.charAt(0) < 128 && Character.isLetter(letter.charAt(0)) && free(letter)) {
        assign(piece, letter);
        return;
      }
    }
    String name = piece.name;
    while (!free(name)) {
      name += "'";
    }
    assign(piece, name);
  }

  /** Further players get the same letters with dashes behind. */
  private void fillUp(PieceDraft piece) {
    int players = game.players.size();
    int given = piece.letters.size();
    for (int player = given; player < players; player++) {
      piece.letters.add(piece.letters.get(player % given) + "'".repeat(player / given));
    }
    while (piece.letters.size() > players) {
      piece.letters.remove(piece.letters.size() - 1);
    }
  }
}
