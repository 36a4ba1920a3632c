const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz';
const MARKED = 'ÀàƁƀÇçÐďÈèƑƒĞğĤĥÌìĴĵĶķĹĺḾḿÑñÒòƤƥŔŕŠšŢţÙùṼṽŴŵÝýŽž';

/** Gaps of registered sentences, addresses and the names of signs are the same in every language. */
const KEPT = /\{[^}]*\}|https?:\S+|\S+@\S+|\/[\w/-]+|&\w+;/g;
/** Not read by people. */
const NOT_WORDS = new Set(['id', 'href']);

/** The English words as a language of its own: each can be read, and each that nobody has translated stands out. */
export function accented<T>(words: T): T {
  if (typeof words === 'string') return marked(words) as T;
  if (typeof words === 'function')
    return ((...gaps: unknown[]) => accented(words(...gaps))) as unknown as T;
  if (Array.isArray(words)) return words.map((one) => accented(one)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, one]) => [key, NOT_WORDS.has(key) ? one : accented(one)]),
  ) as T;
}

function marked(text: string): string {
  const kept = text.match(KEPT) ?? [];
  const between = text.split(KEPT).map((part) => part.replace(/[A-Za-z]/g, mark));
  return between.map((part, index) => part + (kept[index] ?? '')).join('');
}

const mark = (letter: string): string => MARKED[PLAIN.indexOf(letter)] ?? letter;
