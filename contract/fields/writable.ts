/**
 * Text on one line that can be stored, printed and read aloud in any language: no control characters, no line breaks of
 * any kind, no half of a character that takes two (the database would refuse it), and none of the characters that turn
 * the direction of what follows, because a name with one of those turns round the message it stands in. What joins and
 * separates Devanagari letters stays.
 */
export const WRITABLE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** The same, on as many lines as it takes. */
export const WRITABLE_LINES = /^(?:\n|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069])*$/u;

/** Text as it can be written: Enter in a text area and further spaces become one space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
