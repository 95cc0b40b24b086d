package org.rookery.drawing.picture;

import java.awt.image.BufferedImage;
import java.util.Optional;

/** Drawn pictures of pieces, in place of those that are made of shapes. */
@FunctionalInterface
public interface Portraits {
  /** No piece has one. */
  Portraits NONE = content -> Optional.empty();

  /** The picture of the piece of this content, of any size; empty where there is none. */
  Optional<BufferedImage> of(int content);
}
