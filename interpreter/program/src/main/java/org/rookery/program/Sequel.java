package org.rookery.program;

/** What rules go on with that is made when a game first comes to it. */
public interface Sequel {
  /** Where it goes on, made again if it has been thrown away; safe for use by several threads. */
  Place place();

  /**
   * One of several blocks that were made together; a run that goes on there has collected what it
   * had.
   *
   * @param block its number
   */
  record Place(RuleBlocks page, int block) {
    /** The rule it begins with. */
    public Rule rule() {
      return page.blocks().get(block);
    }
  }
}
