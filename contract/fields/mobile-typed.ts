import { normaliseMobile } from './mobile.ts';

const PREFIX = '+91';
/** Nobody types so many characters at once: a number was pasted or filled in. */
const PASTED = 8;

/**
 * The new content of a field that showed `before`, after an edit. A change inside the fixed prefix (a digit typed before it, a
 * backspace into it) never changes the prefix: it counts as typed at the beginning of the number.
 */
export function mobileTyped(text: string, before: string): string {
  const number = before.slice(PREFIX.length);
  const start = commonStart(before, text);
  const end = commonStart(reversed(before.slice(start)), reversed(text.slice(start)));
  // A pasted number may end as the text before it did; that says nothing about where it was put.
  if (start === 0 && text.length - end >= PASTED) return normaliseMobile(text);
  const insideThePrefix = start < PREFIX.length && before.length - end <= PREFIX.length;
  if (!insideThePrefix) return normaliseMobile(text);
  return normaliseMobile(text.slice(start, text.length - end) + number);
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string): string => [...text].reverse().join('');
