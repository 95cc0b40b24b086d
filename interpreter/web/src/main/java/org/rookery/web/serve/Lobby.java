package org.rookery.web.serve;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import java.util.Locale;
import org.rookery.web.page.GamePage;
import org.rookery.web.room.ClockTimes;
import org.rookery.web.room.Rooms;

/** The host's page: all rooms, with the links that let others in. It has no script. */
final class Lobby {
  /** In modules of the picture; readers need them. */
  private static final int QUIET = 4;

  private static final String PAGE = GamePage.script("lobby.html");

  private final Rooms rooms;
  private final String style;

  Lobby(Rooms rooms) {
    this.rooms = rooms;
    style = GamePage.style();
  }

  /** The page as it is now, for a host who found it at this address. */
  String html(String host) {
    StringBuilder clocks = new StringBuilder();
    for (ClockTimes times : ClockTimes.OFFERED) {
      clocks.append(
          String.format(
              Locale.ROOT,
              "<button formaction=\"new?clock=%s\">%s</button>%n",
              times.text(),
              times.shown()));
    }
    StringBuilder all = new StringBuilder();
    List<Rooms.Place> places = rooms.all();
    for (int i = places.size() - 1; i >= 0; i--) {
      all.append(room(places.get(i), i + 1, "http://" + host + "/", i == places.size() - 1));
    }
    String title = GamePage.escaped(rooms.game().title());
    return PAGE.replace("{hash}", GamePage.hash(style))
        .replace("{style}", style)
        .replace("{title}", title)
        .replace("{clocks}", clocks)
        .replace("{rooms}", all);
  }

  private String room(Rooms.Place place, int number, String site, boolean open) {
    StringBuilder html = new StringBuilder();
    html.append("<details").append(open ? " open" : "").append("><summary>Room ").append(number);
    html.append(": ").append(GamePage.escaped(place.room().summary()));
    html.append("</summary>\n<ul class=\"seats\">\n");
    String room = site + place.id() + "/";
    List<Integer> seats = place.room().players();
    for (int seat = 0; seat < seats.size(); seat++) {
      String player = rooms.game().players().get(seats.get(seat));
      html.append(link(player, room + "#seat=" + place.keys().get(seat)));
    }
    return html.append(link("Watch", room)).append("</ul></details>\n").toString();
  }

  private static String link(String who, String address) {
    String name = GamePage.escaped(who);
    return String.format(
        Locale.ROOT,
        "<li><a href=\"%s\">%s</a> <input readonly aria-label=\"Link: %s\" value=\"%s\">%s</li>\n",
        address,
        name,
        name,
        address,
        picture(address));
  }

  /** The link for the camera of a telephone. */
  private static String picture(String address) {
    QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          path.append('M').append(x + QUIET).append(' ').append(y + QUIET).append("h1v1h-1z");
        }
      }
    }
    int size = code.size + 2 * QUIET;
    return String.format(
        Locale.ROOT,
        "<svg class=\"qr\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"The link as a QR code\">"
            + "<path d=\"M0 0h%dv%dh-%dz\" fill=\"#fff\"/><path d=\"%s\" fill=\"#000\"/></svg>",
        size,
        size,
        size,
        size,
        size,
        path);
  }
}
