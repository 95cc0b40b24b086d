package org.rookery.program;

import java.util.List;

/**
 * A kind of man.
 *
 * @param name the rules file's name
 * @param letters one text per player for FEN and move texts: {@code N} and {@code n}, {@code +R}
 *     and {@code +r}
 * @param capturedAs the type it becomes in a captor's hand (its own index when it stays what it is)
 * @param attributes the attribute bits of a new man of this type
 * @param description one sentence for players, possibly empty
 * @param image the name of a glyph to draw it with, possibly empty
 */
public record PieceType(
    String name,
    List<String> letters,
    int capturedAs,
    int attributes,
    String description,
    String image) {}
