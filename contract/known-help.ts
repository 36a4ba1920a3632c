import type { Lang } from '#kernel/languages.ts';
import type { TextBlock } from './fields/legal-document.ts';

/** A topic of help that the company has published in place of the delivered one. */
export type HelpText = {
  readonly title: string;
  readonly content: readonly TextBlock[];
  /** The day from which it holds. */
  readonly changedOn: string;
};
export type HelpTexts = Readonly<Partial<Record<Lang, Readonly<Record<string, HelpText>>>>>;

let known: HelpTexts = {};

/** A page is told by the server that sends it. */
export function learnHelp(texts: HelpTexts): void {
  known = texts;
}

export const knownHelp = (lang: Lang): Readonly<Record<string, HelpText>> => known[lang] ?? {};
