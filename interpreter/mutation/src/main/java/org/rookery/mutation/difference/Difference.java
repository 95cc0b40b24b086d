package org.rookery.mutation.difference;

import java.util.List;
import java.util.Optional;

/**
 * Something that a player would see in one game and not in the other.
 *
 * @param start the position, as text, from which both were played; empty for where the games begin
 * @param play the turns made from there, as complete texts
 * @param position where the first game stood then, as text
 * @param board the same, drawn with letters
 * @param says what differs, in a few words
 * @param missing texts of turns that only the first game has
 * @param surplus texts of turns that only the other has
 * @param expect what holds there in the first game, as lines of a suite's {@code expect}
 */
public record Difference(
    Optional<String> start,
    List<String> play,
    String position,
    String board,
    String says,
    List<String> missing,
    List<String> surplus,
    List<String> expect) {}
