package org.rookery.engine.convention;

import java.util.List;

/**
 * What a turn does, as far as a short text tells it.
 *
 * @param uci the turn as UCI writes it
 * @param man the man it is about; {@code Contents.EMPTY} for none
 * @param from where its man stands; negative for none
 * @param to where its first step takes him; negative for nowhere, such as off the board
 * @param stops where its steps lead, one after the other
 * @param captures whether men are captured
 * @param isSingle whether nothing changes but where that man stands
 */
public record MoveSketch(
    String uci,
    int man,
    int from,
    int to,
    List<Integer> stops,
    boolean captures,
    boolean isSingle) {}
