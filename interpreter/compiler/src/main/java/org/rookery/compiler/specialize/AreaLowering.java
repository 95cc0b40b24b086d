package org.rookery.compiler.specialize;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Place;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/** The squares an area stands for at a site. */
final class AreaLowering implements Area.Cases<BitSet> {
  private final Geometry geometry;
  private final Topology topology;
  private final Map<String, List<Region>> zones;
  private final RuleSite site;

  AreaLowering(BoardModel board, Geometry geometry, RuleSite site) {
    this.geometry = geometry;
    this.topology = board.topology();
    this.zones = board.zones();
    this.site = site;
  }

  /** The region of an area. */
  Region region(Area area) {
    return Region.of(area.match(this), topology.size());
  }

  private int square(Place place) {
    return site.square(place, geometry, topology);
  }

  private BitSet where(IntPredicate wanted) {
    BitSet bits = new BitSet();
    for (int s = 0; s < topology.size(); s++) {
      if (wanted.test(s)) {
        bits.set(s);
      }
    }
    return bits;
  }

  @Override
  public BitSet board(Area.Board it) {
    return all();
  }

  private BitSet all() {
    BitSet bits = new BitSet(topology.size());
    bits.set(0, topology.size());
    return bits;
  }

  @Override
  public BitSet zone(Area.Zone it) {
    List<Region> regions = zones.get(it.name());
    return regions == null ? new BitSet() : where(regions.get(site.player())::has);
  }

  @Override
  public BitSet squares(Area.Squares it) {
    return where(s -> it.names().contains(topology.squares().get(s)));
  }

  @Override
  public BitSet adjacent(Area.Adjacent it) {
    int here = square(it.place());
    BitSet bits = new BitSet();
    for (int d = 0; here != Topology.NOWHERE && d < topology.directions().size(); d++) {
      int s = topology.step(here, d);
      if (s != Topology.NOWHERE) {
        bits.set(s);
      }
    }
    return bits;
  }

  @Override
  public BitSet rankOf(Area.RankOf it) {
    int here = square(it.place());
    return here == Topology.NOWHERE ? new BitSet() : geometry.rank(here, site.player());
  }

  @Override
  public BitSet fileOf(Area.FileOf it) {
    int here = square(it.place());
    return here == Topology.NOWHERE ? new BitSet() : geometry.file(here, site.player());
  }

  @Override
  public BitSet ray(Area.Ray it) {
    BitSet bits = new BitSet();
    int start = square(it.place());
    int s = geometry.step(start, it.direction(), site.player());
    while (s != Topology.NOWHERE && s != start && !bits.get(s)) {
      bits.set(s);
      s = geometry.step(s, it.direction(), site.player());
    }
    return bits;
  }

  @Override
  public BitSet corner(Area.Corner it) {
    int file = square(it.file());
    int rank = square(it.rank());
    if (file == Topology.NOWHERE || rank == Topology.NOWHERE) {
      return new BitSet();
    }
    BitSet bits = geometry.file(file, site.player());
    bits.and(geometry.rank(rank, site.player()));
    return bits;
  }

  @Override
  public BitSet union(Area.Union it) {
    BitSet bits = new BitSet();
    it.areas().forEach(area -> bits.or(area.match(this)));
    return bits;
  }

  @Override
  public BitSet intersection(Area.Intersection it) {
    BitSet bits = all();
    it.areas().forEach(area -> bits.and(area.match(this)));
    return bits;
  }

  @Override
  public BitSet without(Area.Without it) {
    BitSet bits = it.area().match(this);
    bits.andNot(it.without().match(this));
    return bits;
  }
}
