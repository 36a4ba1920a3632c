import { LANGS, type Lang } from '#kernel/languages.ts';

let offered: readonly Lang[] = LANGS;

/** A page is told by the server which languages the cities offer; what is drawn is told by who draws it. */
export function learnOfferedLanguages(languages: readonly Lang[]): void {
  offered = languages;
}

/** The languages of a selector: those of the reader's city where that is known, and always the one they read now. */
export const offeredLanguages = (chosen: Lang, ofCity?: readonly Lang[]): readonly Lang[] =>
  LANGS.filter((lang) => lang === chosen || (ofCity ?? offered).includes(lang));
