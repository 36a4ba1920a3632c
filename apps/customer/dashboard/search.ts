import { termsOf } from '#contract/catalogue/known.ts';
import type { CatalogueWords, SearchWords } from '#contract/catalogue/words.ts';
import { editDistance, soundOf } from './edit-distance.ts';

/** The category is a key, or `all`. */
export type Filter = { readonly text: string; readonly category: string };

/** The filter that an address names; anything else shows all. */
export const categoryNamed = (name: string | null, { categories }: CatalogueWords): string =>
  name !== null && Object.hasOwn(categories, name) ? name : 'all';

type Searched = { readonly slug: string; readonly category: string };
type Named = Readonly<Record<string, { readonly name: string; readonly description: string }>>;

/** Everything by which something may be found. */
type Vocabulary = { readonly languages: readonly Named[] } & Pick<SearchWords, 'everyday'>;

export type Found<S> = {
  readonly services: readonly S[];
  /** They are not called so, but nearly. */
  readonly nearly: boolean;
  /** Nothing in this category, but something in another. */
  readonly elsewhere: boolean;
  /** The closest services when nothing is found at all. */
  readonly suggested: readonly S[];
};

const MOST_SUGGESTED = 3;

/**
 * The services that match: name or description in the shown language or in English, whatever the case (DASH-03), and
 * everyday words of three languages, such as `nal` or `शादी`. Only where nothing matches at all, slips of the keyboard
 * are forgiven, so that what was typed rightly is never drowned in what is like it.
 */
export function search<S extends Searched>(
  services: readonly S[],
  { text, category }: Filter,
  shown: { readonly services: Named },
  search: SearchWords = NO_SEARCH_WORDS,
): Found<S> {
  const vocabulary = vocabularyOf(shown.services, search);
  const wanted = foldText(text).split(' ').filter(Boolean);
  const within = (list: readonly S[]) =>
    list.filter((service) => category === 'all' || category === termsOf(service.category).key);
  const exact = services.filter(({ slug }) => matchesAll(wanted, slug, vocabulary, ''));
  // `ement` stands in `management` by chance; what a word begins with was meant.
  const meant = exact.some(({ slug }) => matchesAll(wanted, slug, vocabulary, ' '));
  const near = meant
    ? []
    : services.filter(({ slug }) => isNear(wanted, wordsOf(slug, vocabulary)));
  const all = [...exact, ...near.filter((service) => !exact.includes(service))];
  const found = within(all);
  return {
    services: found,
    nearly: exact.length === 0,
    elsewhere: found.length < all.length,
    suggested: all.length === 0 ? closest(services, wanted, vocabulary) : [],
  };
}

/** Each language is searched for itself: no word of one is completed by a word of another. */
function matchesAll(
  wanted: string[],
  slug: string,
  { languages, everyday }: Vocabulary,
  before: string,
): boolean {
  return languages.some((language) => {
    const text = textOf(slug, language, everyday);
    return wanted.every((word) => text.includes(before + word));
  });
}

/** Every word, or what is typed of it so far, is at most a slip or two away from one of these. */
const isNear = (wanted: readonly string[], words: readonly Word[]): boolean =>
  wanted.every((typed) => words.some((word) => isSlipOf(wordOf(typed), word)));

/** Short words are too like each other to guess. */
const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

function isSlipOf(typed: Word, meant: Word): boolean {
  return (['letters', 'sound'] as const).some((as) => {
    const most = forgiven(typed[as].length);
    return editDistance(typed[as], meant[as], most) <= most || isBegun(typed[as], meant[as]);
  });
}

/** Half a word is half a proof, what follows may yet be anything: five letters at least, and one slip. */
function isBegun(typed: readonly string[], meant: readonly string[]): boolean {
  if (typed.length < 5) return false;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => editDistance(typed, meant.slice(0, length), 1) <= 1);
}

function closest<S extends Searched>(
  services: readonly S[],
  wanted: readonly string[],
  vocabulary: Vocabulary,
): S[] {
  const typed = wanted.filter((word) => word.length > 2).map(wordOf);
  return services
    .map((service) => {
      const words = wordsOf(service.slug, vocabulary);
      const likeness = typed.map((one) => Math.max(...words.map((word) => likenessOf(one, word))));
      return { service, likeness: Math.max(0, ...likeness) };
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_SUGGESTED)
    .map(({ service }) => service);
}

/** Two of three letters agree. */
const LEAST_LIKENESS = 0.65;

function likenessOf({ sound: one }: Word, { sound: other }: Word): number {
  const longer = Math.max(one.length, other.length);
  return 1 - editDistance(one, other, Math.floor(longer / 2)) / longer;
}

type Word = { readonly letters: readonly string[]; readonly sound: readonly string[] };

const wordOf = (text: string): Word => ({ letters: [...text], sound: [...soundOf(text)] });

const NO_SEARCH_WORDS: SearchWords = { english: {}, everyday: {} };

/** Until the English words have come, those that are shown have to do. */
const vocabularyOf = (shown: Named, { english, everyday }: SearchWords): Vocabulary => ({
  languages: [shown, english],
  everyday,
});

const texts = new WeakMap<Named, WeakMap<SearchWords['everyday'], Map<string, string>>>();

/** Folded once for each language: it is asked for at every letter typed. */
function textOf(slug: string, language: Named, everyday: SearchWords['everyday']): string {
  const ofLanguage = texts.get(language) ?? new WeakMap();
  texts.set(language, ofLanguage);
  const known = ofLanguage.get(everyday) ?? new Map<string, string>();
  ofLanguage.set(everyday, known);
  const text = known.get(slug);
  if (text !== undefined) return text;
  const words = language[slug];
  const folded = words
    ? ` ${foldText(`${words.name} ${words.description} ${everyday[slug] ?? ''}`)}`
    : '';
  known.set(slug, folded);
  return folded;
}

const vocabularies = new Map<string, readonly Word[]>();

function wordsOf(slug: string, { languages, everyday }: Vocabulary): readonly Word[] {
  const text = languages.map((language) => textOf(slug, language, everyday)).join(' ');
  const known = vocabularies.get(text);
  if (known) return known;
  const words = new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 2));
  const vocabulary = [...words].map(wordOf);
  vocabularies.set(text, vocabulary);
  return vocabulary;
}

/** Lower case, one space between words, and without the nukta, which many keyboards leave out (सफ़ाई, सफाई). */
const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll('\u093c', '').toLowerCase().replace(/\s+/g, ' ').trim();
