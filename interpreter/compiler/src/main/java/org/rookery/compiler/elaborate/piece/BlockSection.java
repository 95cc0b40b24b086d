package org.rookery.compiler.elaborate.piece;

import java.util.List;
import org.rookery.compiler.elaborate.scope.BlockSectionKind;
import org.rookery.compiler.model.PieceModel.Block;

/** One section of a piece while its blocks are read. */
final class BlockSection {
  /** What a word among blocks does: it may add some or set the type of those that follow. */
  interface Maker {
    void addTo(BlockSection section);
  }

  private final PieceDraft piece;
  private final BlockSectionKind home;
  private String moveType = "";

  BlockSection(PieceDraft piece, BlockSectionKind home) {
    this.piece = piece;
    this.home = home;
  }

  /** Blocks from here on are of that type. */
  void goOnWith(String type) {
    moveType = type;
  }

  /** The type of the blocks that follow; empty for the usual one. */
  String moveType() {
    return moveType;
  }

  /** Which section of the piece it is. */
  BlockSectionKind home() {
    return home;
  }

  /** The piece whose blocks these are. */
  PieceDraft piece() {
    return piece;
  }

  /** Adds blocks to this section. */
  void add(List<? extends Block> blocks) {
    add(blocks, home);
  }

  /** Adds blocks to a section of the same piece. */
  void add(List<? extends Block> blocks, BlockSectionKind section) {
    switch (section) {
      case MOVES -> piece.moves.addAll(blocks);
      case DROPS -> piece.drops.addAll(blocks);
      case HAND -> piece.inHand.addAll(blocks);
    }
  }
}
