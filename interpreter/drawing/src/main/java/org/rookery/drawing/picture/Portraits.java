package org.rookery.drawing.picture;

import java.awt.image.BufferedImage;
import java.util.Optional;

/** Pictures of men that somebody has drawn, in place of those that are made of shapes. */
@FunctionalInterface
public interface Portraits {
  /** No man has one. */
  Portraits NONE = content -> Optional.empty();

  /** The picture of the man of this content, of any size; empty where there is none. */
  Optional<BufferedImage> of(int content);
}
