package org.rookery.web.room;

/** Rooms that cannot be gone on with, as their journal is; the message says why. */
public final class BadRooms extends Exception {
  private static final long serialVersionUID = 1;

  BadRooms(String message) {
    super(message);
  }
}
