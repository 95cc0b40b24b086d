package org.rookery.suites.format;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position and what is expected of it.
 *
 * @param position a position as text, {@code empty}, or nothing for the start
 * @param place pieces put on top of the position, by square: {@code Owner Piece}, a column of a
 *     position or {@code empty}
 * @param hand the hands that replace those of the position: player, piece, how many
 * @param toMove the player to move, when not the position's
 * @param turn that player's own turn number, from 1
 * @param flags other state, by the names of the rules file
 * @param play turns played from there
 * @param record whether {@code expect} may be rewritten with what is found
 * @param skip why the case is not tried for now
 * @param tags words to choose cases by
 * @param kin other cases that this one stands for too: {@code both-players} or {@code mirrored}
 * @param always what should hold all through random games
 * @param fasterThan how much processor time the case may take, as {@code 200 ms} or {@code 2 s}
 */
public record Case(
    @Nullable String name,
    @Nullable String position,
    @Nullable Map<String, String> place,
    @Nullable Map<String, Map<String, Integer>> hand,
    @JsonProperty("to-move") @Nullable String toMove,
    @Nullable Integer turn,
    @Nullable Map<String, Object> flags,
    @Nullable List<String> play,
    @Nullable Expect expect,
    boolean record,
    @Nullable String skip,
    @Nullable List<String> tags,
    @JsonProperty("for") @Nullable String kin,
    @Nullable Always always,
    @JsonProperty("faster-than") @Nullable String fasterThan) {}
