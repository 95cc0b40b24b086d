package org.rookery.engine.convention;

import java.util.List;
import java.util.Map;

/**
 * What a turn does, as far as a short text tells it.
 *
 * @param uci the turn as UCI writes it
 * @param piece the piece it is about; {@code Contents.EMPTY} for none
 * @param from where its piece stands; negative for none
 * @param to where its first step takes it; negative for nowhere, such as off the board
 * @param stops where its steps lead, one after the other
 * @param captures whether pieces are captured
 * @param growth by square, how many pieces more stand there afterwards; only in games with columns
 * @param settled the piece on the square it goes to, when all is done; the same
 * @param isSingle whether nothing changes but where that piece stands
 */
public record MoveSketch(
    String uci,
    int piece,
    int from,
    int to,
    List<Integer> stops,
    boolean captures,
    Map<Integer, Integer> growth,
    int settled,
    boolean isSingle) {}
