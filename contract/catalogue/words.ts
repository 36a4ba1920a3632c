import * as z from 'zod/mini';
import { keysOf } from './choices.ts';

/** Names of a service and of its parts, in one language. */
export const serviceWords = z.object({
  name: z.string(),
  description: z.string(),
});
export type ServiceWords = z.infer<typeof serviceWords>;

/** The words of a service's page in one language: read only there, so that no other page carries them. */
export type ServicePageWords = {
  /** One visit in a sentence. */
  readonly visit: string;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly keepReady: readonly string[];
  readonly materials: string;
  /** The contents of each option and the name of each job, by their keys. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly jobs?: Readonly<Record<string, string>> | undefined;
  /** The question that each choice asks, by its key. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A job that people book the service for. */
export type ServiceJob = {
  readonly key: string;
  /** About how long it takes. */
  readonly minutes: number;
  /** Part of what the booking costs; any other is extra work, which the customer approves at its price. */
  readonly covered: boolean;
};

/** The catalogue in the language of a page. */
export const catalogueWordsShape = z.object({
  services: z.record(
    z.string(),
    z.extend(serviceWords, {
      id: z.number(),
      /** Its English name, by which bookings have it. */
      english: z.string(),
      /** The key of its drawing. */
      art: z.nullable(z.string()),
      /** A picture in its place, and what it shows. */
      picture: z.nullable(z.object({ hash: z.string(), alt: z.string() })),
      /** Names the terms that it is sold under now. */
      category: z.string(),
      laborCharges: z.boolean(),
      /** It is booked as one of its options. */
      hasOptions: z.boolean(),
    }),
  ),
  /** The options and the items of choices, of all services. */
  options: z.record(z.string(), z.string()),
  /** Name of a category, and of one thing of its kind. */
  categories: z.record(z.string(), z.object({ name: z.string(), kind: z.string() })),
});
export type CatalogueWords = z.infer<typeof catalogueWordsShape>;

export const NO_WORDS: CatalogueWords = { services: {}, options: {}, categories: {} };

/** Words that a search looks in beside those shown: English, and words that stand in no sentence. */
export type SearchWords = {
  readonly english: Readonly<
    Record<string, { readonly name: string; readonly description: string }>
  >;
  readonly everyday: Readonly<Record<string, string>>;
};

/** The name of a service in the language of these words; one that was renamed since is called what it was sold as. */
export function serviceNameIn(
  { services }: Pick<CatalogueWords, 'services'>,
  slug: string,
  soldAs?: string,
): string {
  const known = services[slug];
  if (!known) return soldAs || slug;
  return !soldAs || soldAs === known.english ? known.name : soldAs;
}

/** The same for somebody who knows either its slug or the English name that it was sold under. */
export function nameOfKnownAs({ services }: Pick<CatalogueWords, 'services'>, as: string): string {
  const known = services[as] ?? Object.values(services).find(({ english }) => english === as);
  return known?.name ?? as;
}

/** Names of the option and of the chosen items; nothing for a plain service. */
export const optionNameIn = (
  { options }: Pick<CatalogueWords, 'options'>,
  booked: string | null | undefined,
): string | undefined =>
  keysOf(booked)
    .map((key) => options[key] ?? key)
    .join(', ') || undefined;
