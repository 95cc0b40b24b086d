/*
 * The words of every rules file: brackets, strings, comments, and atoms. There is no keyword here and
 * none may come: what a word means is for later stages to say. Nothing is an error, either; whatever
 * is no blank, bracket, quote or semicolon belongs to an atom.
 *
 *     form : ATOM | STRING | OPEN form* CLOSE ;
 *
 * is the whole of the syntax. It is folded from the words in FormReader, not by a generated parser,
 * because that one would recurse as deep as an author's, or an attacker's, brackets nest.
 */
lexer grammar FormsLexer;

OPEN : '(' ;
CLOSE : ')' ;

// No escape characters; a string may span lines, and hold brackets and semicolons.
STRING : '"' ~["]* '"' ;
UNENDED_STRING : '"' ~["]* ;

COMMENT : ';' ~[\r\n]* -> skip ;
BLANK : [ \t\r\n\f\u000B\u00A0\uFEFF]+ -> skip ;

ATOM : ~[ \t\r\n\f\u000B\u00A0\uFEFF()";]+ ;
