import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { OpsWords } from '#i18n/ops.ts';
import { LANGS, languageOf } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { isSame } from './content.ts';

type Says = OpsWords['opsCatalogue'];

/** A class that has no words yet is called by its code. */
export const taxClassName = ({ taxClasses }: Says, code: string): string =>
  (taxClasses as Readonly<Record<string, string>>)[code] ?? code;

/** A picture is called like the service for which it was drawn. */
export const pictureName = (says: Says, art: string | null, nameOf: NameOf): string =>
  art ? nameOf(art) : says.noPicture;

type NameOf = (slug: string) => string;

/** The differences that customers would see, a line each. */
export function changesOfService(
  was: ServiceContent | undefined,
  will: ServiceContent,
  says: Says,
  nameOf: NameOf,
): string[] {
  if (!was) return [says.firstTime];
  const picture = ({ art, picture: own }: ServiceContent) =>
    own ? says.ownPicture : pictureName(says, art, nameOf);
  const keys = [...new Set([...was.options, ...will.options].map(({ key }) => key))];
  const pairs =
    keys.length === 0
      ? [{ what: '', before: was, after: will }]
      : keys.map((key) => ({
          what: will.words.en?.options?.[key] ?? key,
          before: was.options.find((one) => one.key === key && one.available),
          after: will.options.find((one) => one.key === key && one.available),
        }));
  const line = (what: string, before: string, after: string) =>
    before === after ? [] : [says.changeOf({ what, was: before, will: after })];
  const prices = pairs.flatMap(({ what, before, after }) => {
    const of = (name: string) => (what === '' ? name : `${what}, ${name}`);
    const text = (one: number | undefined) => (one === undefined ? '–' : String(one));
    return [
      ...line(what || says.price, rupees(before?.pricePaise), rupees(after?.pricePaise)),
      ...line(of(says.ofIt.minutes), text(before?.durationMinutes), text(after?.durationMinutes)),
      ...line(of(says.ofIt.team), text(before?.teamSize), text(after?.teamSize)),
    ];
  });
  return [
    ...prices,
    ...(isSame(was.choices, will.choices) ? [] : [says.choicesChange]),
    ...line(says.ofIt.category, was.category, will.category),
    ...line(says.ofIt.picture, picture(was), picture(will)),
    ...(was.picture && will.picture && !isSame(was.picture, will.picture)
      ? [says.pictureChange]
      : []),
    ...line(says.taxClass, taxClassName(says, was.taxClass), taxClassName(says, will.taxClass)),
    ...wordsChanged(was.words, will.words, says),
  ];
}

export function changesOfCategory(
  was: CategoryContent | undefined,
  will: CategoryContent,
  says: Says,
): string[] {
  if (!was) return [says.firstTime];
  const { words: before, ...terms } = was;
  const { words: after, ...thenTerms } = will;
  return [
    ...(isSame(terms, thenTerms) ? [] : [says.termsChange]),
    ...wordsChanged(before, after, says),
  ];
}

const wordsChanged = (
  was: Readonly<Record<string, unknown>>,
  will: Readonly<Record<string, unknown>>,
  says: Says,
): string[] =>
  LANGS.filter((lang) => !isSame(was[lang] ?? null, will[lang] ?? null)).map((lang) =>
    says.wordsChange({ language: languageOf(lang).name }),
  );

const rupees = (paise: number | undefined): string =>
  paise === undefined ? '–' : formatRupees(paise);
