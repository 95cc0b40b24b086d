package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.rookery.app.book.PackagedText;
import org.rookery.game.Game;
import org.rookery.game.files.Listing;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.logs.pgn.PgnGame;

/** The tag by which PGN names games: which game it means, and how it names one. */
final class VariantTag {
  /** What programs write for the game that PGN was made for; the first of them where none is. */
  private static final String RESOURCE = "pgn-variants.txt";

  private VariantTag() {}

  /** What other programs call a game, or else the name of its rules file. */
  static String of(Game game) {
    Path file = Path.of(game.source().location());
    return Rulebook.here()
        .listing(file)
        .flatMap(
            listing ->
                listing.knownAs().entrySet().stream()
                    .flatMap(names -> names.getValue().stream())
                    .filter(VariantTag::isName)
                    .findFirst())
        .orElse(RulesFile.bareName(file));
  }

  /**
   * Whether what another program calls a game is a name: the tags GameType of PDN and Size of PTN
   * tell games of one kind apart by numbers.
   */
  static boolean isName(String text) {
    return !StringUtils.isNumeric(text);
  }

  /**
   * What a game says that it is: by its variant, by the number of a kind of draughts, or by the
   * size of a board for Tak.
   */
  static Optional<String> named(PgnGame game) {
    return game.tag("Variant")
        .or(() -> game.tag("GameType").map(type -> type.split(",", 2)[0].strip()))
        .or(() -> game.tag("Size").map(String::strip));
  }

  /** The rules file in {@code rules/} of the game that a tag means; of that without a tag. */
  static Path find(Optional<String> tag) {
    List<String> usual =
        Arrays.asList(PackagedText.of(VariantTag.class, RESOURCE).strip().split("\\s+"));
    String wanted = tag.map(VariantTag::plain).orElse(usual.get(0));
    String name = usual.contains(wanted) ? usual.get(0) : wanted;
    Rulebook rulebook = Rulebook.here();
    Optional<Path> alike =
        rulebook.files().stream()
            .filter(file -> plain(RulesFile.bareName(file)).equals(name))
            .findFirst();
    // Most are called as their file is; reading all of them takes a while.
    if (alike.isPresent()
        && rulebook.listing(alike.get()).filter(one -> isOwn(one, name)).isPresent()) {
      return alike.get();
    }
    List<Listing> listings = rulebook.listings(Set.of());
    return listings.stream()
        .filter(listing -> names(listing).anyMatch(name::equals))
        .findFirst()
        .or(() -> listings.stream().filter(one -> plain(one.title()).equals(name)).findFirst())
        .map(listing -> GameArgument.find(listing.name()))
        .or(() -> alike)
        .orElseThrow(
            () ->
                new Refusal(
                    "No game in rules/ is called `"
                        + tag.orElse(name)
                        + "`, as the tag Variant says: name one with --rules."));
  }

  private static boolean isOwn(Listing listing, String name) {
    return listing.knownAs().isEmpty() || names(listing).anyMatch(name::equals);
  }

  private static Stream<String> names(Listing listing) {
    return listing.knownAs().values().stream().flatMap(List::stream).map(VariantTag::plain);
  }

  /** Names differ between programs in large letters, spaces and hyphens. */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9+]", "");
  }
}
