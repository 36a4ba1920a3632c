import { normaliseMobile } from './mobile.ts';

const PREFIX = '+91';

/**
 * What a field that shows `before` makes of the text now in it. Deleting into the prefix gives the prefix back:
 * normalising `+9` alone would read it as the first digit of the number.
 */
export function mobileTyped(text: string, before: string): string {
  const number = before.slice(PREFIX.length);
  const onlyPrefixCut =
    !text.startsWith(PREFIX) && text.length < before.length && text.endsWith(number);
  return onlyPrefixCut && PREFIX.includes(text.slice(0, text.length - number.length).slice(-1))
    ? PREFIX + number
    : normaliseMobile(text);
}
