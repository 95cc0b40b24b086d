package org.rookery.drawing.picture;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.program.PieceType;

/**
 * How a piece type is drawn, read from its rules file's image text: names of glyphs with modifiers
 * before them, such as {@code inverted tower}, {@code spent shield} or {@code promoted wedge}. The
 * name of another piece type stands for its image.
 *
 * <p>A ground without another glyph carries the piece's letters; two glyphs are drawn side by side.
 * A text with a word that is neither a glyph nor a modifier, such as the name of a picture file,
 * means nothing here: the piece is then a token with its letters.
 *
 * @param ground the token under it all
 * @param shapes what is drawn on it, or by itself; when there is none, the letters are
 */
record PieceImage(@Nullable Glyph ground, List<Glyph> shapes, Set<Modifier> modifiers) {
  private static final String FALLBACK = "stone";

  /** How often a name may stand for an image that has a name in it. */
  private static final int REFERENCES = 3;

  /** How a glyph is changed. */
  enum Modifier {
    /** Upside down. */
    INVERTED,
    /** Paler and barred: for the time being it lacks some of its powers. */
    SPENT,
    /** Marked as risen from a lesser piece. */
    PROMOTED,
    /** With the piece's letters besides its shape. */
    LETTERED
  }

  /** The looks of a game's pieces, by number. */
  static List<PieceImage> of(List<PieceType> pieces) {
    return pieces.stream().map(piece -> of(piece, pieces)).toList();
  }

  private static PieceImage of(PieceType piece, List<PieceType> pieces) {
    List<Glyph> shapes = new ArrayList<>();
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    Glyph ground = null;
    for (String word : words(piece.image(), pieces, REFERENCES)) {
      Optional<Glyph> glyph = GlyphBook.instance().glyph(word);
      Optional<Modifier> modifier = modifier(word);
      if (glyph.isPresent() && glyph.get().ground()) {
        ground = glyph.get();
      } else if (glyph.isPresent()) {
        shapes.add(glyph.get());
      } else if (modifier.isPresent()) {
        modifiers.add(modifier.get());
      } else {
        return letters();
      }
    }
    return ground == null && shapes.isEmpty()
        ? letters()
        : new PieceImage(ground, shapes, modifiers);
  }

  /** The words of an image text, those of other pieces' images in place of their names. */
  private static List<String> words(String image, List<PieceType> pieces, int references) {
    List<String> words = new ArrayList<>();
    for (String word : image.strip().split("\\s+")) {
      Optional<PieceType> other =
          pieces.stream().filter(piece -> piece.name().equals(word)).findFirst();
      if (other.isPresent() && references > 0) {
        words.addAll(words(other.get().image(), pieces, references - 1));
      } else {
        words.add(word);
      }
    }
    return words;
  }

  private static PieceImage letters() {
    Glyph stone = GlyphBook.instance().glyph(FALLBACK).orElseThrow();
    return new PieceImage(stone, List.of(), EnumSet.of(Modifier.LETTERED));
  }

  private static Optional<Modifier> modifier(String word) {
    for (Modifier modifier : Modifier.values()) {
      if (modifier.name().toLowerCase(Locale.ROOT).equals(word)) {
        return Optional.of(modifier);
      }
    }
    return Optional.empty();
  }

  /** Whether this is a token that belongs on a board without chequers. */
  boolean isPlain() {
    return ground != null && ground.plain();
  }

  /** Whether this is a token of wood that shows by its direction whose it is. */
  boolean isWooden() {
    return ground != null && ground.upright();
  }

  /** Whether the piece's letters stand on the token. */
  boolean showsLetters() {
    return ground != null
        && shapes.isEmpty()
        && (!ground.blank() || modifiers.contains(Modifier.LETTERED));
  }

  boolean is(Modifier modifier) {
    return modifiers.contains(modifier);
  }
}
