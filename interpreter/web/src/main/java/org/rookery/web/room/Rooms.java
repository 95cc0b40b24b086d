package org.rookery.web.room;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.language.file.LineJournal;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.Level;
import org.rookery.web.table.Chooser;

/** All rooms of a game, and the journal that they are kept in. */
public final class Rooms implements AutoCloseable {
  private static final int MAX_ROOMS = 500;
  private static final String FORMAT = "rookery-rooms-1";
  private static final String OPEN = "open";
  private static final int HEAD = 4;

  /** Verbs that change nothing about whose time goes by. */
  private static final Set<String> TIMELESS = Set.of("say", "decline");

  private static final int PORTS = 65_535;

  private final Game game;
  private final LineJournal journal;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Place> places = new LinkedHashMap<>();
  private final LongSupplier nanos;

  /** By room, since when time goes by there that no act in the journal tells of, in nanoseconds. */
  private final Map<String, Long> since = new ConcurrentHashMap<>();

  private String hostKey = Secrets.fresh();
  private int port;

  /**
   * A room and who may do what in it.
   *
   * @param id the secret part of its address
   * @param keys by seat, the secret that sits there
   */
  public record Place(String id, Room room, List<String> keys) {
    /** The seat of a key; those who have none watch. */
    public int seat(String key) {
      int seat = RoomAct.WATCHER;
      for (int i = 0; i < keys.size(); i++) {
        seat = Secrets.areSame(keys.get(i), key) ? i : seat;
      }
      return seat;
    }
  }

  private Rooms(Game game, LineJournal journal, LongSupplier nanos) {
    this.game = game;
    this.journal = journal;
    this.nanos = nanos;
  }

  /**
   * The rooms that a journal tells of; none where it is new.
   *
   * @throws BadRooms when it is no journal of this game's rules
   */
  public static Rooms open(Game game, Path path) throws UnusableFile, BadRooms {
    return open(game, path, System::nanoTime);
  }

  /** The same, with a measure of time of the caller's, in nanoseconds from some moment. */
  public static Rooms open(Game game, Path path, LongSupplier nanos) throws UnusableFile, BadRooms {
    LineJournal journal = LineJournal.open(path);
    try {
      Rooms rooms = new Rooms(game, journal, nanos);
      if (!journal.isBegun()) {
        rooms.read(journal.lines(), path);
        for (Place place : rooms.all()) {
          rooms.settle(place);
        }
      }
      return rooms;
    } catch (UnusableFile | BadRooms | RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  private void read(List<String> lines, Path path) throws BadRooms {
    readHead(lines.isEmpty() ? "" : lines.get(0), path);
    for (String line : lines.subList(1, lines.size())) {
      if (!isRead(line)) {
        throw new BadRooms(
            path + " tells what cannot have happened: `" + line + "`. Name another file.");
      }
    }
  }

  private void readHead(String line, Path path) throws BadRooms {
    String[] parts = line.split("\t");
    if (parts.length != HEAD || !parts[0].equals(FORMAT) || !parts[2].matches("\\d{1,5}")) {
      throw new BadRooms(path + " is no journal of rooms. Name another file.");
    }
    if (!parts[1].equals(game.rulesHash())) {
      throw new BadRooms(
          path
              + " keeps games by other rules, or by these before they changed. Name another file.");
    }
    port = Math.min(PORTS, Integer.parseInt(parts[2]));
    hostKey = parts[3];
  }

  private boolean isRead(String line) {
    String[] parts = line.split("\t", 3);
    Place place = places.get(parts[0]);
    if (parts.length == 3 && place == null && parts[1].equals(OPEN)) {
      add(parts[0], List.of(parts[2].split(" ")));
      return true;
    }
    Optional<RoomAct> act =
        RoomAct.read(line.substring(Math.min(line.length(), parts[0].length() + 1)));
    if (place == null || act.isEmpty() || place.room().refusal(act.get()).isPresent()) {
      return false;
    }
    try {
      place.room().apply(act.get());
      return true;
    } catch (RuntimeException wrong) {
      return false;
    }
  }

  private Place add(String id, List<String> keys) {
    Place place = new Place(id, new Room(game), keys);
    places.put(id, place);
    return place;
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** Where the rooms were found last; 0 where they never were. */
  public int port() {
    return port;
  }

  /** The secret part of the host's address. */
  public String hostKey() {
    return hostKey;
  }

  /** Begins the journal, where it is new, with where the rooms are found. */
  public synchronized void foundAt(int where) throws UnusableFile {
    if (port == 0) {
      port = where;
      write(String.join("\t", FORMAT, game.rulesHash(), Integer.toString(where), hostKey));
    }
  }

  /** All rooms, the oldest first. */
  public synchronized List<Place> all() {
    return List.copyOf(places.values());
  }

  /** The room of an address. */
  public synchronized Optional<Place> find(String id) {
    return Optional.ofNullable(places.get(id));
  }

  /** Opens a room without a clock; empty when there are too many. */
  public Optional<Place> create() throws UnusableFile {
    return create(Optional.empty());
  }

  /**
   * Opens a room; empty when there are too many.
   *
   * @param times of its clock; empty for a room without one
   */
  public synchronized Optional<Place> create(Optional<ClockTimes> times) throws UnusableFile {
    if (places.size() >= MAX_ROOMS) {
      return Optional.empty();
    }
    List<String> keys = new ArrayList<>();
    for (int seat = 0; seat < new Room(game).seats(); seat++) {
      keys.add(Secrets.fresh());
    }
    String id = Secrets.fresh();
    write(String.join("\t", id, OPEN, String.join(" ", keys)));
    Place place = add(id, keys);
    if (times.isPresent()) {
      keep(place, new RoomAct(RoomAct.HOUSE, "clock", times.get().text()));
    }
    settle(place);
    return Optional.of(place);
  }

  /** Where a game begins, which a lot may say. */
  private String start() {
    Match drawn = game.drawn(random.nextLong());
    return drawn.isFromStart() ? "" : drawn.startFen();
  }

  /**
   * Does something in a room, and what comes of it by itself; returns why it cannot be done, or
   * nothing. What is done is in the journal.
   */
  public Optional<String> act(Place place, RoomAct act) throws UnusableFile {
    synchronized (place.room()) {
      endIfLate(place);
      Optional<String> refusal = place.room().refusal(act);
      if (refusal.isEmpty()) {
        if (!TIMELESS.contains(act.verb())) {
          spend(place);
        }
        keep(place, act);
        settle(place);
      }
      return refusal;
    }
  }

  /**
   * A page has come into a room. After the rooms were opened again no time goes by before that:
   * that the program did not run costs no time.
   */
  public void enter(Place place) {
    since.putIfAbsent(place.id(), nanos.getAsLong());
  }

  /** Ends the game of a room where a player's time is up, and says whether it did. */
  public boolean endIfLate(Place place) throws UnusableFile {
    synchronized (place.room()) {
      boolean late = place.room().isTimed() && gone(place) >= place.room().left();
      if (late) {
        spend(place);
      }
      return late;
    }
  }

  /** How it stands in a room, for every page there, with its clock as it is now. */
  public Map<String, Object> news(Place place) {
    synchronized (place.room()) {
      Map<String, Object> news = place.room().news();
      place.room().clock(gone(place)).ifPresent(clock -> news.put("clock", clock));
      return news;
    }
  }

  /** How many milliseconds have gone by that no act tells of. */
  private long gone(Place place) {
    Long from = since.get(place.id());
    return from == null ? 0 : TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - from);
  }

  private void spend(Place place) throws UnusableFile {
    if (place.room().isTimed()) {
      keep(place, new RoomAct(RoomAct.HOUSE, "spent", Long.toString(gone(place))));
    }
    since.put(place.id(), nanos.getAsLong());
  }

  /** What comes by itself: the next game where all want one, and moves that are left to chance. */
  private void settle(Place place) throws UnusableFile {
    Room room = place.room();
    if (room.isToBegin()) {
      keep(place, new RoomAct(RoomAct.HOUSE, "begin", start()));
    }
    while (room.isChance()) {
      Chooser dice = new Chooser(game, random.nextLong());
      Optional<String> move = dice.choose(room.match(), Level.all().get(0)).map(LegalMove::text);
      if (move.isEmpty()) {
        return;
      }
      keep(place, new RoomAct(RoomAct.HOUSE, "chance", move.get()));
    }
  }

  private void keep(Place place, RoomAct act) throws UnusableFile {
    write(place.id() + "\t" + act.line());
    place.room().apply(act);
  }

  private void write(String line) throws UnusableFile {
    synchronized (journal) {
      journal.add(line);
    }
  }

  @Override
  public void close() throws UnusableFile {
    journal.close();
  }
}
