package org.rookery.web.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.Room;
import org.rookery.web.room.RoomAct;
import org.rookery.web.room.Rooms;
import org.rookery.web.table.Json;

/** The pages that are open in a room: what they ask, and what they hear. */
final class RoomRequestHandler implements AutoCloseable {
  private final Rooms rooms;
  private final Rooms.Place place;
  private final Workers.Line line = new Workers.Line();
  private final Listeners listeners = new Listeners();

  /** By seat, how many pages are open; those who watch come last. */
  private final int[] here;

  /** Whether pages are being told, and whether there is more to tell since that began. */
  private boolean tells;

  private boolean changed;

  RoomRequestHandler(Rooms rooms, Rooms.Place place) {
    this.rooms = rooms;
    this.place = place;
    here = new int[place.keys().size() + 1];
  }

  /** Where what is done in this room waits for each other. */
  Workers.Line line() {
    return line;
  }

  private String news() {
    Map<String, Object> news = rooms.news(place);
    List<Integer> present = new ArrayList<>();
    synchronized (here) {
      for (int pages : here) {
        present.add(pages);
      }
    }
    news.put("here", present);
    return Json.of(news);
  }

  /** Lets a page hear what happens. */
  void listen(Response response, Callback whole, int seat) {
    int where = seat < 0 ? here.length - 1 : seat;
    rooms.enter(place);
    come(where, 1);
    Callback gone =
        Callback.from(
            whole,
            () -> {
              come(where, -1);
              tell();
            });
    synchronized (this) {
      tell();
      listeners.add(response, gone, news());
    }
  }

  /**
   * Tells every page how things are, once at a time and anew where one is found gone meanwhile: the
   * last that pages hear is newest.
   */
  private synchronized void tell() {
    changed = true;
    while (changed && !tells) {
      changed = false;
      tells = true;
      try {
        listeners.broadcast(news());
      } finally {
        tells = false;
      }
    }
  }

  private void come(int where, int pages) {
    synchronized (here) {
      here[where] += pages;
    }
  }

  /** Finds out which pages are gone, and whose time is up. */
  void beat() {
    try {
      tellLate();
    } catch (UnusableFile full) {
      // The next act says so to the one who tries it.
    }
    listeners.beat();
  }

  private void tellLate() throws UnusableFile {
    if (rooms.endIfLate(place)) {
      tell();
    }
  }

  /** Does what three lines ask for: a key, a verb and its argument. */
  HttpReply act(String text) throws UnusableFile {
    String[] lines = text.split("\n", 3);
    if (lines.length < 3) {
      return HttpReply.problem(HttpReply.BAD, "Send three lines: a key, a verb and its argument.");
    }
    int seat = place.seat(lines[0]);
    if (lines[1].equals("who")) {
      return HttpReply.json(Json.of(Map.of("seat", seat)));
    }
    if (lines[1].equals("ask")) {
      String[] question = lines[2].split("\n", 2);
      String argument = question.length > 1 ? question[1] : "";
      return argument.length() > Room.LONGEST
          ? HttpReply.problem(HttpReply.BAD, "That is too long.")
          : HttpReply.json(place.room().answer(seat, question[0], argument));
    }
    if (lines[1].equals("time")) {
      tellLate();
      return HttpReply.json(news());
    }
    Optional<String> refusal = rooms.act(place, new RoomAct(seat, lines[1], lines[2]));
    if (refusal.isPresent()) {
      return HttpReply.problem(HttpReply.CONFLICT, refusal.get());
    }
    tell();
    return HttpReply.json(Json.of(Map.of("done", true)));
  }

  @Override
  public void close() {
    listeners.close();
  }
}
