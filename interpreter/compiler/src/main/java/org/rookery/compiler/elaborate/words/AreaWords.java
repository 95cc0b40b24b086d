package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Place;

/** Words for sets of squares, said from where the cursor is. */
public final class AreaWords {
  public static final List<Keyword<Area>> LIST =
      List.of(
          word("board", "", "Every square.", "(board)", c -> new Area.Board()),
          word(
              "zone",
              "zone",
              "The mover's zone of that name.",
              "(zone promotion)",
              c -> new Area.Zone(c.name(NameKind.ZONE, 0))),
          word(
              "squares",
              "squares…",
              "These squares; a range has a hyphen between its corners.",
              "(squares home post)",
              c -> new Area.Squares(c.scope().squares(c.args()))),
          word(
              "adjacent",
              "[place]",
              "The squares one link away.",
              "(adjacent)",
              c -> new Area.Adjacent(c.place(0))),
          word(
              "rank-of",
              "[place]",
              "The rank of that square, as the player sees the board.",
              "(rank-of here)",
              c -> new Area.RankOf(c.place(0))),
          word(
              "file-of",
              "[place]",
              "The file of that square, as the player sees the board.",
              "(file-of here)",
              c -> new Area.FileOf(c.place(0))),
          word(
              "ray",
              "[place] direction",
              "The squares in a direction to the edge.",
              "(ray n)",
              AreaWords::ray),
          word(
              "corner",
              "place place",
              "The square on the file of the first and the rank of the second.",
              "(corner start here)",
              c -> new Area.Corner(c.place(0), c.place(1))),
          word(
              "without",
              "area area",
              "The first less the second.",
              "(without (board) (adjacent))",
              c -> new Area.Without(c.area(0), c.area(1))),
          word(
              "both",
              "area…",
              "What the areas have in common.",
              "(both (adjacent) (zone promotion))",
              c -> new Area.Intersection(c.scope().areas(c.args()))),
          word(
              "either-of",
              "area…",
              "The areas together.",
              "(either-of (rank-of) (file-of))",
              c -> new Area.Union(c.scope().areas(c.args()))));

  private AreaWords() {}

  private static Area ray(Call call) {
    int last = call.size() - 1;
    Place place = last == 0 ? call.scope().here(call.origin()) : call.place(0);
    return new Area.Ray(place, call.scope().direction(call.arg(last)));
  }
}
