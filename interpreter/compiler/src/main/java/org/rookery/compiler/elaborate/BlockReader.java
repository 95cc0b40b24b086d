package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** Reads the blocks of one section of a piece. */
final class BlockReader {
  /** Where blocks stand. */
  enum Home {
    MOVES,
    DROPS,
    HAND
  }

  /** What a word makes of blocks: it may add some or set the type of those that follow. */
  interface Maker {
    void make(BlockReader reader);
  }

  private final PieceDraft piece;
  private final Home home;
  private String moveType = "";

  private BlockReader(PieceDraft piece, Home home) {
    this.piece = piece;
    this.home = home;
  }

  /** Adds the blocks that forms mean to the piece. */
  static void read(List<Form> forms, PieceDraft piece, Home home) {
    BlockReader reader = new BlockReader(piece, home);
    for (Form form : forms) {
      reader.read((Form.Group) form);
    }
  }

  private void read(Form.Group form) {
    Scope scope = piece.scope;
    Optional<Keyword<Maker>> word = form.head().flatMap(Keywords.BLOCKS::find);
    if (word.isPresent()) {
      Call call = Call.of(form, scope).orElseThrow();
      Vocabulary.read(word.get(), call).ifPresent(maker -> maker.make(this));
      return;
    }
    add(List.of(scope.blocks().block(form, home, moveType, scope, () -> written(form))));
  }

  private Block.Written written(Form.Group form) {
    List<Form> items = form.items();
    List<Statement> statements = new ArrayList<>();
    if (home == Home.DROPS && !items.isEmpty() && isBareZone(items.get(0))) {
      statements.add(onlyIn(items.get(0)));
      items = items.subList(1, items.size());
    }
    statements.addAll(Statements.read(items, piece.scope));
    return new Block.Written(moveType, statements, form.origin());
  }

  /** A drop block may begin with the zone it is for. */
  private boolean isBareZone(Form form) {
    return piece.scope.is(Kind.ZONE, form)
        && !piece.scope.is(Kind.SQUARE, form)
        && !piece.scope.is(Kind.DIRECTION, form);
  }

  private Statement onlyIn(Form zone) {
    String name = piece.scope.name(Kind.ZONE, zone);
    Origin origin = zone.origin();
    return new Statement.Verify(new Condition.InZone(name, new Place.Here()), origin);
  }

  /** Blocks from here on are of that type. */
  void goOnWith(String type) {
    moveType = type;
  }

  String moveType() {
    return moveType;
  }

  Home home() {
    return home;
  }

  /** The piece whose blocks these are. */
  PieceDraft piece() {
    return piece;
  }

  /** Adds blocks to the section being read. */
  void add(List<? extends Block> blocks) {
    add(blocks, home);
  }

  /** Adds blocks to a section. */
  void add(List<? extends Block> blocks, Home section) {
    switch (section) {
      case MOVES -> piece.moves.addAll(blocks);
      case DROPS -> piece.drops.addAll(blocks);
      case HAND -> piece.inHand.addAll(blocks);
    }
  }
}
