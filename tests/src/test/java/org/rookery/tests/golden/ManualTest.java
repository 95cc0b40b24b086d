package org.rookery.tests.golden;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.tests.Checkout;

final class ManualTest {
  @Test
  void manual_is_what_the_words_say() {
    Golden.check(Checkout.path("interpreter", "words.md"), Manual.markdown());
  }
}
