package org.rookery.compiler.elaborate.scope;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.language.form.Form;

/**
 * The blocks of the game read last, for the next game of the same file: a variant inherits most
 * pieces as they are. A block is what its form, its piece, its section and its move type make of
 * it, and the answers of its game: where all these are the same, so is the block, and the same
 * object stands for it in both games.
 *
 * <p>Not for use by several threads.
 */
public final class SharedBlocks {
  private final boolean shares;
  private Map<Form, Known> last = new IdentityHashMap<>();
  private Map<Form, Known> current = new IdentityHashMap<>();

  /**
   * A block that was read.
   *
   * @param log what its game was asked meanwhile
   */
  public record Known(String piece, BlockSectionKind home, Block.Written block, ReadLog log) {}

  private SharedBlocks(boolean shares) {
    this.shares = shares;
  }

  /** For the games of one file. */
  public static SharedBlocks ofFile() {
    return new SharedBlocks(true);
  }

  /** For a game that shares nothing. */
  public static SharedBlocks none() {
    return new SharedBlocks(false);
  }

  /** Whether there are games to share with. */
  public boolean shares() {
    return shares;
  }

  /** From here on blocks of another game are read. */
  public void begin() {
    last = current;
    current = new IdentityHashMap<>();
  }

  /** The block that a form meant in the game read before, once. */
  public Optional<Known> take(Form form) {
    return Optional.ofNullable(last.remove(form));
  }

  /** Keeps what a form means, for the game read next. */
  public void keep(Form form, Known block) {
    current.put(form, block);
  }
}
