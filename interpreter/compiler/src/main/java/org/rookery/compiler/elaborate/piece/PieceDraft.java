package org.rookery.compiler.elaborate.piece;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.CastlingSign;
import org.rookery.language.source.Origin;
import org.rookery.program.PieceType;

/** A piece while its sections are read. */
public final class PieceDraft {
  public final String name;
  public final Scope scope;
  public final Origin origin;
  public final List<String> letters = new ArrayList<>();

  /** Where the letters are given; where the piece is, if they are not. */
  public Origin lettersOrigin;

  final Map<String, Boolean> attributes = new LinkedHashMap<>();
  final List<Block> moves = new ArrayList<>();
  final List<Block> drops = new ArrayList<>();
  final List<Block> inHand = new ArrayList<>();
  public String notation = "";
  String capturedAs;
  String description = "";
  String image = "";
  int value = PieceType.NO_VALUE;
  final List<String> suppliedTo = new ArrayList<>();
  boolean unmovedInFen;
  Optional<CastlingSign> castlingSign = Optional.empty();

  public PieceDraft(String name, Scope scope, Origin origin) {
    this.name = name;
    this.scope = scope;
    this.origin = origin;
    this.lettersOrigin = origin;
    this.capturedAs = name;
  }

  public PieceModel finish() {
    return new PieceModel(
        name,
        List.copyOf(letters),
        capturedAs,
        attributes,
        List.copyOf(moves),
        List.copyOf(drops),
        List.copyOf(inHand),
        description,
        image,
        value,
        List.copyOf(suppliedTo),
        unmovedInFen,
        castlingSign,
        origin);
  }
}
