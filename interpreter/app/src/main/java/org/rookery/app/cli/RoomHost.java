package org.rookery.app.cli;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.GamePage;
import org.rookery.web.room.BadRooms;
import org.rookery.web.room.Rooms;
import org.rookery.web.serve.RoomServer;

/** Serves rooms of a game until the program is stopped from outside. */
final class RoomHost {
  private static final String HERE = "127.0.0.1";

  private final Game game;
  private final Rules rules;
  private final Streams streams;

  RoomHost(Game game, Rules rules, Streams streams) {
    this.game = game;
    this.rules = rules;
    this.streams = streams;
  }

  /**
   * Opens the rooms that a journal keeps, or a first one.
   *
   * @param port 0 for the one they had, or any that is free
   */
  void serve(Path journal, int port) throws InterruptedException {
    String page =
        GamePage.room(
            game.title(),
            WebPages.setting(game, rules),
            Bundle.of(rules, Optional.of(game.title())),
            WebPages.interpreter());
    try (Rooms rooms = Rooms.open(game, journal);
        RoomServer server = start(rooms, page, port)) {
      streams
          .out()
          .println(
              "Open "
                  + server.address(machine())
                  + " in a browser: it shows the links for the players and those who watch."
                  + System.lineSeparator()
                  + "Keep that address to yourself. The games are kept in "
                  + journal
                  + "; stop with Ctrl-C.");
      streams.out().flush();
      Thread.currentThread().join();
    } catch (BadRooms | UnusableFile bad) {
      throw new Refusal(String.valueOf(bad.getMessage()));
    }
  }

  private static RoomServer start(Rooms rooms, String page, int port) throws UnusableFile {
    try {
      return RoomServer.start(rooms, page, port);
    } catch (IOException taken) {
      int wanted = port == 0 ? rooms.port() : port;
      throw new Refusal(
          "Port " + wanted + " cannot be used: " + taken.getMessage() + ". Give another --port.");
    }
  }

  /** What others on the network call this machine. */
  private static String machine() {
    try {
      return NetworkInterface.networkInterfaces()
          .filter(RoomHost::isUp)
          .flatMap(NetworkInterface::inetAddresses)
          .filter(Inet4Address.class::isInstance)
          .filter(InetAddress::isSiteLocalAddress)
          .map(InetAddress::getHostAddress)
          .findFirst()
          .orElse(HERE);
    } catch (SocketException unknown) {
      return HERE;
    }
  }

  private static boolean isUp(NetworkInterface each) {
    try {
      return each.isUp() && !each.isLoopback();
    } catch (SocketException unknown) {
      return false;
    }
  }
}
