/** `<rookery-board>` with the interpreter and all games as one script, for pages without a server. Runs in node. */
export function classic(): Promise<string>;
