"use strict";
/**
 * Saves rules to the file they come from. Where something else has changed the file since, nothing is overwritten: the
 * author chooses.
 *
 * @param ask asks the server
 * @param begun the text of the file that the author began with, and its hash
 */
window.rookerySaving = (ask, begun) => {
  /** The file as it is, where it is not what the author began with. */
  let theirs = null;

  async function save(text) {
    const answer = await ask("save", begun.hash + "\n" + text);
    if (answer.text !== undefined) {
      theirs = {text: answer.text, hash: answer.hash};
    } else if (answer.hash) {
      begun = {text, hash: answer.hash};
      theirs = null;
    }
    return answer.problem ?? "Saved.";
  }

  return {
    save,
    theirs: () => theirs?.text ?? null,
    isChanged: (text) => text !== begun.text,
    /** The file has been read again: comes to the text that the editor is to hold. */
    renewed(file, text) {
      if (text === begun.text || text === file.text) {
        begun = file;
        theirs = null;
        return file.text;
      }
      theirs = file.hash === begun.hash ? null : file;
      return text;
    },
    /** Saves over the file as it was shown. */
    keepMine(text) {
      begun = theirs;
      return save(text);
    },
    takeTheirs() {
      begun = theirs;
      theirs = null;
      return begun.text;
    },
    /** Comes to a text that holds the changes of both, and how often both stand there for the author to choose. */
    async merge(text) {
      const file = theirs;
      const lengths = begun.text.length + " " + text.length;
      const answer = await ask("merge", lengths + "\n" + begun.text + text + file.text);
      if (answer.problem === undefined) {
        begun = file;
        theirs = null;
      }
      return answer;
    },
  };
};
