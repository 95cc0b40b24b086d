package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.Connection;
import org.junit.jupiter.api.Test;

final class ConnectionLimitTest {
  private static final int MOST = 256;

  private final ConnectionLimit connections = new ConnectionLimit(256);
  private final List<String> closed = new ArrayList<>();

  private Connection open(String name) {
    Connection connection =
        (Connection)
            Proxy.newProxyInstance(
                Connection.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (self, method, arguments) -> answer(name, self, method.getName(), arguments));
    connections.onOpened(connection);
    return connection;
  }

  private Object answer(String name, Object self, String method, Object[] arguments) {
    return switch (method) {
      case "close" -> closed.add(name);
      case "hashCode" -> name.hashCode();
      case "equals" -> self == arguments[0];
      default -> throw new UnsupportedOperationException(method);
    };
  }

  private void openMany(int number) {
    for (int i = 0; i < number; i++) {
      open("x" + i);
    }
  }

  @Test
  void theOneThatWasSilentForLongestMakesRoom() {
    Connection first = open("first");
    open("second");
    openMany(MOST - 2);
    assertThat(closed).isEmpty();
    connections.begin(first);
    connections.end(first);
    open("one more");
    assertThat(closed).containsExactly("second");
  }

  @Test
  void oneThatIsAnsweredIsKept() {
    connections.begin(open("answered"));
    openMany(MOST + 2);
    assertThat(closed).containsExactly("x0", "x1", "x2");
  }

  @Test
  void oneThatIsClosedWhileItIsAnsweredIsForgotten() {
    Connection gone = open("gone");
    connections.begin(gone);
    connections.onClosed(gone);
    connections.end(gone);
    openMany(MOST);
    assertThat(closed).isEmpty();
  }

  @Test
  void noMoreAreAnsweredThanThereIsRoomFor() {
    List<Connection> answered = new ArrayList<>();
    while (connections.isFree() && answered.size() < MOST) {
      Connection next = open("x" + answered.size());
      answered.add(next);
      connections.begin(next);
    }
    assertThat(answered).hasSize(192);
    connections.end(answered.get(7));
    assertThat(connections.isFree()).isTrue();
  }
}
