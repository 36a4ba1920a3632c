/** A stretch of a source file, with the line (from 1) on which it begins. */
export type Stretch = {
  readonly kind: 'code' | 'comment' | 'string';
  readonly text: string;
  readonly line: number;
};

/**
 * Cuts TypeScript into code, comments and strings, so that a check for a word in code is not misled by the same
 * word in prose, nor the other way round. What stands inside `${…}` of a template is code again.
 */
export function scan(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  /** One entry for each `${` that is still open: how many braces are open inside it. */
  const openBraces: number[] = [];
  let at = 0;
  let codeFrom = 0;

  let line = 1;

  const push = (kind: Stretch['kind'], from: number, to: number) => {
    if (to <= from) return;
    const stretch = text.slice(from, to);
    stretches.push({ kind, text: stretch, line });
    line += stretch.split('\n').length - 1;
  };
  const cut = (kind: Stretch['kind'], end: number) => {
    push('code', codeFrom, at);
    push(kind, at, end);
    at = end;
    codeFrom = end;
  };
  const cutTemplate = (from: number) => {
    const end = endOfTemplate(text, from);
    if (text[end - 1] === '{') openBraces.push(0);
    cut('string', end);
  };

  while (at < text.length) {
    const two = text.slice(at, at + 2);
    const one = text[at] as string;
    if (two === '//') cut('comment', endOf(text, '\n', at));
    else if (two === '/*') cut('comment', endOf(text, '*/', at) + 2);
    else if (one === '`') cutTemplate(at + 1);
    else if (one === "'" || one === '"') cut('string', endOfQuoted(text, at));
    else if (one === '/' && startsRegex(text, at)) cut('string', endOfRegex(text, at));
    else if (one === '}' && openBraces.at(-1) === 0) {
      openBraces.pop();
      cutTemplate(at + 1);
    } else {
      const depth = openBraces.length - 1;
      if (depth >= 0 && one === '{') openBraces[depth] = (openBraces[depth] ?? 0) + 1;
      if (depth >= 0 && one === '}') openBraces[depth] = (openBraces[depth] ?? 0) - 1;
      at += 1;
    }
  }
  push('code', codeFrom, at);
  return stretches;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found;
}

/** A string ends at its quote, or at the end of the line when it was no string after all (an apostrophe in JSX). */
function endOfQuoted(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at + 1;
    else if (text[at] === '\n') return at;
  }
  return text.length;
}

/** Up to and with the closing backtick, or up to and with the next `${`. */
function endOfTemplate(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') return at + 1;
    else if (text.startsWith('${', at)) return at + 2;
  }
  return text.length;
}

/** A slash divides after a value and opens a regular expression after anything else. */
function startsRegex(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  return before === '' || /[(,=:[!&|?{;+*%~^>-]$|\b(return|typeof|case|of|in)$/.test(before);
}

function endOfRegex(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at + 1;
  }
  return from + 1;
}
