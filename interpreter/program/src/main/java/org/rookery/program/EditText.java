package org.rookery.program;

/** The words of an edit: its kind and what it is about. */
final class EditText implements Edit.Cases<String> {
  private final GameProgram game;
  private final NamedThings names;

  EditText(NamedThings names) {
    this.game = names.game();
    this.names = names;
  }

  @Override
  public String move(int from, int to) {
    return "move " + names.square(from) + " " + names.square(to);
  }

  @Override
  public String copy(int from, int to) {
    return "copy " + names.square(from) + " " + names.square(to);
  }

  @Override
  public String drop(int piece, int square) {
    return "drop " + names.piece(piece) + " " + names.square(square);
  }

  @Override
  public String create(int piece, int square) {
    return "create " + names.piece(piece) + " " + names.square(square);
  }

  @Override
  public String capture(int square) {
    return "capture " + names.square(square);
  }

  @Override
  public String remove(int square) {
    return "remove " + names.square(square);
  }

  @Override
  public String owner(int player, int square) {
    String owner = player == Edit.NEXT_PLAYER ? "next" : game.players().get(player);
    return "owner " + owner + " " + names.square(square);
  }

  @Override
  public String type(int type, int square) {
    return "type " + game.pieces().get(type).name() + " " + names.square(square);
  }

  @Override
  public String setAttribute(int attribute, int square) {
    return "set " + game.attributes().get(attribute) + " " + names.square(square);
  }

  @Override
  public String clearAttribute(int attribute, int square) {
    return "clear " + game.attributes().get(attribute) + " " + names.square(square);
  }

  @Override
  public String discard(int piece) {
    return "discard " + names.piece(piece);
  }

  @Override
  public String take(int piece) {
    return "take " + names.piece(piece);
  }

  @Override
  public String passed(int square) {
    return "skip " + names.square(square);
  }

  @Override
  public String counter(int counter, int change) {
    return "count " + game.counters().get(counter).name() + " " + change;
  }

  @Override
  public String goOn(int group, int square) {
    boolean any = group >= game.groups().size();
    return "continue " + names.square(square) + (any ? "" : " " + game.groups().get(group));
  }

  @Override
  public String noMate() {
    return "no-mate";
  }

  @Override
  public String forbid(int test) {
    return "forbid " + names.test(game.forbidden().get(test));
  }

  @Override
  public String ends(int ending) {
    return "ends " + game.endings().get(ending).reason();
  }

  @Override
  public String pass() {
    return "pass";
  }

  @Override
  public String again(boolean thrown) {
    return thrown ? "again with another throw" : "again";
  }

  @Override
  public String swap() {
    return "swap";
  }

  @Override
  public String out(int player) {
    return "out " + game.players().get(player);
  }

  @Override
  public String column(ColumnWork work, int number, int square) {
    return switch (work) {
      case COVER -> "cover " + names.square(square);
      case CARRY -> "carry " + number;
      case LEAVE -> "leave " + number + " " + names.square(square);
      case UNDER ->
          (number == ColumnWork.AGAIN ? "take-under-again " : "take-under ") + names.square(square);
      case KEEP -> "keep " + number + " " + names.square(square);
      case TURN -> "turn-beneath " + game.pieces().get(number).name() + " " + names.square(square);
    };
  }

  @Override
  public String chosen() {
    return "chosen";
  }

  @Override
  public String part() {
    return "part";
  }
}
