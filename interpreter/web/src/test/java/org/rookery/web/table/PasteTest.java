package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a person pastes, and what a page copies out of a record with all that it says. */
final class PasteTest {
  private final Table court = new Table(SmallGames.COURT, 5);

  @Test
  void aPastedRecordIsPlayedFromTheStart() {
    court.ask("play", "a1-b2");
    assertThat(court.ask("paste", "1. a3 Kc4 *"))
        .contains("\"played\":[\"a2-a3\",\"d4-c4\"]", "\"names\":[\"a3\",\"Kc4\"]");
    assertThat(court.ask("back", "")).contains("\"played\":[\"a2-a3\"]");
  }

  @Test
  void whatCannotAllBeReadChangesNothing() {
    court.ask("play", "a1-b2");
    String before = court.ask("state", "");
    assertThat(court.ask("paste", " \n "))
        .isEqualTo("{\"problem\":\"There is nothing to be played.\"}");
    assertThat(court.ask("paste", "1. a3 Kc4 2. Kd4"))
        .isEqualTo("{\"problem\":\"Move `2. Kd4` is not legal there. The game stays as it was.\"}");
    assertThat(court.ask("state", "")).isEqualTo(before);
  }

  /** What is only remarked of a record does not keep it from being read. */
  @Test
  void aRecordWithARemarkIsPlayed() {
    assertThat(court.ask("paste", "1. a3 (1. x) Kc4"))
        .contains("\"played\":[\"a2-a3\",\"d4-c4\"]")
        .contains("\"remark\":\"In a variation: Move `1. x` is not legal there; ");
  }

  @Test
  void allThatARecordSaysIsTold() {
    String pgn = "[White \"Ann\"]\n\n{before} 1. a3 $1 {one} (1. Kb2 Kc4 $2 {two}) Kc4 1-0";
    assertThat(court.ask("read", pgn))
        .endsWith(
            ",\"line\":[[\"a2-a3\",\"a3\",0,[1],\"one\","
                + "[[[\"a1-b2\",\"Kb2\",0,[],\"\",[]],[\"d4-c4\",\"Kc4\",1,[2],\"two\",[]]]]],"
                + "[\"d4-c4\",\"Kc4\",1,[],\"\",[]]],"
                + "\"tags\":{\"White\":\"Ann\"},\"comment\":\"before\",\"result\":\"1-0\"}");
    assertThat(court.ask("read", "1. a3 (1. Kb2) Kc4"))
        .as("a variation alone")
        .contains("\"line\"");
  }

  /** The record that a page sends is written, be the match of now what it may. */
  @Test
  void aWholeRecordIsCopiedOut() {
    court.ask("play", "a1-b2");
    assertThat(court.ask("record", "pgn\n[White \"Ann\"]\n\n1. a3 {one} Kc4 1-0"))
        .contains("[White \\\"Ann\\\"]", "1. a3 {one} 1... Kc4 1-0");
    assertThat(court.ask("state", "")).contains("\"played\":[\"a1-b2\"]");
    assertThat(court.ask("record", "pgn")).contains("1. Kb2 *");
  }
}
