package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SiteAddressTest {
  @Test
  void anAddressEndsWithAStroke() {
    assertThat(SiteAddress.of(null)).isEmpty();
    assertThat(SiteAddress.of("https://example.org/games")).isEqualTo("https://example.org/games/");
    assertThat(SiteAddress.of("http://example.org/")).isEqualTo("http://example.org/");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "example.org",
        "ftp://example.org/",
        "https:///x",
        "http://a b/",
        "https://example.org/?q=1",
        "https://example.org/#part"
      })
  void whatIsNoAddressOfASiteIsRefused(String text) {
    assertThatThrownBy(() -> SiteAddress.of(text))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("is no address of a site");
  }
}
