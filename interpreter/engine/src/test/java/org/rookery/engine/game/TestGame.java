package org.rookery.engine.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CaptureChoice;
import org.rookery.program.LazyRules;
import org.rookery.program.Notation;
import org.rookery.program.PieceType;
import org.rookery.program.Quantity;
import org.rookery.program.Right;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/** Builds a two-player game on a board of files and ranks; everything has a plain default. */
public final class TestGame {
  public final int width;
  public final int height;
  public final Contents contents;
  private final List<String> names;

  // What a test may change before it calls program().
  public List<String> groups = List.of("");
  public List<TurnStep> steps = alternate(List.of());
  public int[] board;
  public int[] hand;
  public List<Right> rights = List.of();
  public List<GameProgram.CounterRule> counters = List.of();
  public ContentSet royal;
  public boolean onlyDisplacement;
  public boolean eachPart;
  public List<Ending> endings = new ArrayList<>();
  public GameProgram.Passing passing = GameProgram.Passing.NEVER;
  public boolean passPartial;
  public boolean capturesFirst;
  public boolean maximalCaptures;
  public boolean capturedToHand;
  public boolean includeHands;
  public List<CaptureChoice> choices = List.of();
  public boolean wholeChains;
  public boolean takesLast;
  public boolean countsPasses;
  public int pawn = -1;
  public GameProgram.Hiding hiding = GameProgram.Hiding.NOTHING;
  public List<String> supplies = List.of();
  public boolean drops = true;
  public List<Test> forbidden = List.of();
  public List<Test> legal = Collections.nCopies(2, new Test.Constant(true));

  public TestGame(int width, int height, String... names) {
    this.width = width;
    this.height = height;
    this.names = List.of(names);
    contents = new Contents(names.length, 2);
    board = new int[width * height];
    hand = new int[contents.size()];
    royal = ProgramAssembly.set(contents);
  }

  /** Lets an umpire refuse moves. */
  public void refuse() {
    GameProgram.Hiding none = GameProgram.Hiding.NOTHING;
    hiding =
        new GameProgram.Hiding(
            false,
            Optional.of(new GameProgram.Umpire(ProgramAssembly.set(contents))),
            none.faceDown(),
            none.standIn(),
            none.shown(),
            none.simultaneous());
  }

  public static List<TurnStep> alternate(List<TurnStep.Part> then) {
    return List.of(
        new TurnStep(0, 0, List.of(List.of(0)), then),
        new TurnStep(1, 1, List.of(List.of(0)), then));
  }

  public int content(String letter) {
    int type = names.indexOf(letter.toUpperCase(java.util.Locale.ROOT));
    return contents.of(type, letter.equals(letter.toUpperCase(java.util.Locale.ROOT)) ? 0 : 1);
  }

  public int square(int file, int rank) {
    return file < 0 || rank < 0 || file >= width || rank >= height ? -1 : rank * width + file;
  }

  public int square(String name) {
    return square(name.charAt(0) - 'a', name.charAt(1) - '1');
  }

  /** Sets pieces up by the placement field of a FEN with one letter per piece. */
  public static int[] placement(TestGame game, String fen) {
    int[] board = new int[game.width * game.height];
    int rank = game.height - 1;
    int file = 0;
    for (String letter : fen.split("", 0)) {
      if (letter.equals("/")) {
        rank--;
        file = 0;
      } else if (Character.isDigit(letter.charAt(0))) {
        file += letter.charAt(0) - '0';
      } else {
        board[game.square(file++, rank)] = game.content(letter);
      }
    }
    return board;
  }

  public GameProgram program(LazyRules rules) {
    int squares = width * height;
    List<String> squareNames =
        IntStream.range(0, squares)
            .mapToObj(s -> (char) ('a' + s % width) + "" + (s / width + 1))
            .toList();
    List<PieceType> pieces =
        IntStream.range(0, names.size())
            .mapToObj(
                i ->
                    new PieceType(
                        names.get(i),
                        List.of(names.get(i), names.get(i).toLowerCase(java.util.Locale.ROOT)),
                        i,
                        0,
                        "",
                        "",
                        PieceType.NO_VALUE,
                        supplies.contains(names.get(i)),
                        false,
                        Optional.empty()))
            .toList();
    boolean[] droppable = new boolean[names.size()];
    java.util.Arrays.fill(droppable, drops);
    ContentSet reset =
        pawn < 0
            ? ProgramAssembly.set(contents)
            : ProgramAssembly.set(contents, contents.of(pawn, 0), contents.of(pawn, 1));
    return new GameProgram(
        "Test",
        Notation.OURS,
        new Topology(squareNames, List.of(), new int[0][]),
        new BoardLayout(new int[0][], new String[0], new String[0], false),
        List.of("White", "Black"),
        contents,
        pieces,
        List.of("marked"),
        groups,
        droppable,
        steps,
        0,
        new GameProgram.Start(board, hand),
        rights,
        counters,
        new GameProgram.Royal(royal, onlyDisplacement, legal, eachPart, false),
        forbidden,
        endings,
        List.of(),
        List.of(),
        Optional.empty(),
        options(reset),
        rules);
  }

  private GameProgram.Options options(ContentSet reset) {
    return new GameProgram.Options(
        passing,
        List.of(),
        passPartial,
        capturesFirst,
        maximalCaptures,
        ProgramAssembly.set(contents),
        capturedToHand,
        false,
        false,
        includeHands,
        reset,
        true,
        wholeChains,
        takesLast,
        countsPasses,
        false,
        false,
        true,
        false,
        false,
        hiding,
        choices);
  }

  /** The usual endings of a game with a royal piece. */
  public static List<Ending> mates() {
    List<Ending> endings = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      endings.add(
          new Ending(
              "checkmate",
              player,
              Ending.Result.LOSS,
              new Test.And(List.of(new Test.InCheck(player), new Test.NoTurn(player)))));
    }
    for (int player = 0; player < 2; player++) {
      endings.add(
          new Ending("stalemate", Ending.NO_PLAYER, Ending.Result.DRAW, new Test.NoTurn(player)));
    }
    endings.add(
        new Ending("repetition", Ending.NO_PLAYER, Ending.Result.DRAW, new Test.Repeated(3)));
    endings.add(
        new Ending(
            "50 moves",
            Ending.NO_PLAYER,
            Ending.Result.DRAW,
            new Test.Compare(
                new Quantity.Clock(), Quantity.Relation.AT_LEAST, new Quantity.Constant(100))));
    return endings;
  }

  /**
   * Rules that are functions of piece, square and group; drops and in-hand rules are none unless
   * overridden.
   */
  public interface Rules extends LazyRules {
    @Override
    default RuleBlocks drops(int content, int square, int group) {
      return RuleBlocks.NONE;
    }

    @Override
    default RuleBlocks inHand(int content, int group) {
      return RuleBlocks.NONE;
    }
  }
}
