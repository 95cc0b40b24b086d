/** What a script that holds everything brings along: the interpreter, packed, and the text of its worker. Here nothing. */
export const inlined = null;
