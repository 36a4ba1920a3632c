import * as z from 'zod/mini';

/** One of the things that can be chosen, with what it adds to the price and to the duration of a visit. */
export type ChoiceItem = {
  readonly key: string;
  readonly pricePaise: number;
  readonly minutes: number;
};

/**
 * Sizes, jobs and add-ons of a service. `one`: at most one of the items, whose first says what the price is for anyway;
 * `any`: as many as somebody likes.
 */
export type Choice = {
  readonly key: string;
  readonly kind: (typeof CHOICE_KINDS)[number];
  readonly items: readonly ChoiceItem[];
};
export const CHOICE_KINDS = ['one', 'any'] as const;

/**
 * The thing that a service is booked as, in one word: the key of its option, where it has options, and the keys of the chosen
 * items, with dots between them (decision 1410). Nothing is the plain service.
 */
const KEY = '[a-z][a-zA-Z0-9-]{0,39}';
export const MOST_KEYS = 12;
export const bookedAs = z
  .string('option-missing')
  .check(z.regex(new RegExp(`^${KEY}(\\.${KEY}){0,${MOST_KEYS - 1}}$`), 'option-missing'));

export const keysOf = (booked: string | null | undefined): readonly string[] =>
  booked ? booked.split('.') : [];

export const joinedKeys = (keys: readonly (string | null | undefined)[]): string | null =>
  keys.filter(Boolean).join('.') || null;

/** The key by which an option of a service is known, whatever was chosen beside it. */
export const optionOf = (booked: string | null | undefined): string | undefined =>
  keysOf(booked)[0];

/** The chosen items; nothing where one is not on offer, stands there twice, or excludes another. */
export function chosenItems(
  choices: readonly Choice[],
  keys: readonly string[],
): readonly ChoiceItem[] | undefined {
  const chosen = choices.map(({ kind, items }) => {
    const its = items.filter(({ key }) => keys.includes(key));
    return kind === 'one' && its.length > 1 ? [] : its;
  });
  const found = chosen.flat();
  return found.length === keys.length ? found : undefined;
}
