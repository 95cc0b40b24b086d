package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.web.room.Rooms;

/** What the host's page shows of each link: the address and a picture that a camera reads. */
final class LobbyTest {
  private static final String HOST = "192.0.2.7:8080";
  private static final Pattern DARK = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z");

  @TempDir private Path folder;

  /** The last room comes first, and it alone is open. */
  @Test
  void roomsHaveTheirNumbersAndTheLastIsOpen() throws Exception {
    try (Rooms rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"))) {
      for (int i = 0; i < 3; i++) {
        rooms.create().orElseThrow();
      }
      assertThat(new Lobby(rooms).html(HOST))
          .containsSubsequence(
              "<details open><summary>Room 3:",
              "<details><summary>Room 2:",
              "<details><summary>Room 1:")
          .containsOnlyOnce("<details open>");
    }
  }

  @Test
  void aPictureHasTheModulesOfItsLinkInAQuietZone() throws Exception {
    try (Rooms rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"))) {
      Rooms.Place place = rooms.create().orElseThrow();
      String page = new Lobby(rooms).html(HOST);
      String watch = "http://" + HOST + "/" + place.id() + "/";
      for (String address : new String[] {watch, watch + "#seat=" + place.keys().get(0)}) {
        String item = page.substring(page.indexOf("href=\"" + address + "\""));
        item = item.substring(0, item.indexOf("</li>"));
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        assertThat(item)
            .contains("viewBox=\"0 0 " + (code.size + 8) + " " + (code.size + 8) + "\"");
        Set<String> dark = new HashSet<>();
        for (int y = 0; y < code.size; y++) {
          for (int x = 0; x < code.size; x++) {
            if (code.getModule(x, y)) {
              dark.add((x + 4) + " " + (y + 4));
            }
          }
        }
        Set<String> drawn = new HashSet<>();
        Matcher module = DARK.matcher(item);
        while (module.find()) {
          drawn.add(module.group(1) + " " + module.group(2));
        }
        assertThat(drawn).isEqualTo(dark);
      }
    }
  }
}
