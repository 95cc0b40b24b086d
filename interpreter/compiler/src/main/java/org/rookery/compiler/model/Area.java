package org.rookery.compiler.model;

import java.util.List;

/** A set of squares, said from where the cursor is. */
public sealed interface Area {
  /** Dispatches on the kind of area. */
  <R> R match(Cases<R> cases);

  /** Every square. */
  record Board() implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.board(this);
    }
  }

  /** The mover's zone of that name. */
  record Zone(String name) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.zone(this);
    }
  }

  /** These squares. */
  record Squares(List<String> names) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.squares(this);
    }
  }

  /** The squares one link away. */
  record Adjacent(Place place) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.adjacent(this);
    }
  }

  /** The squares of its rank. */
  record RankOf(Place place) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rankOf(this);
    }
  }

  /** The squares of its file. */
  record FileOf(Place place) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fileOf(this);
    }
  }

  /** The squares from the place (left out) in a direction to the edge. */
  record Ray(Place place, Direction direction) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ray(this);
    }
  }

  /** The square on the file of one place and the rank of the other. */
  record Corner(Place file, Place rank) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.corner(this);
    }
  }

  /** All of them together. */
  record Union(List<Area> areas) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.union(this);
    }
  }

  /** What they have in common. */
  record Intersection(List<Area> areas) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.intersection(this);
    }
  }

  /** The first less the second. */
  record Without(Area area, Area without) implements Area {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.without(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R board(Board it);

    R zone(Zone it);

    R squares(Squares it);

    R adjacent(Adjacent it);

    R rankOf(RankOf it);

    R fileOf(FileOf it);

    R ray(Ray it);

    R corner(Corner it);

    R union(Union it);

    R intersection(Intersection it);

    R without(Without it);
  }
}
