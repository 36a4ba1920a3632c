import { learnCatalogue } from '#contract/catalogue/known.ts';
import { learnBrand } from '#contract/known-brand.ts';
import { learnHelp } from '#contract/known-help.ts';
import { learnOfferedLanguages } from '#contract/offered-languages.ts';
import { PAGE_FACTS, type PageFacts } from '#contract/page-facts.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { call } from './call.ts';

const learned = new Set<string>();

/** Learns the brand, the languages, the catalogue and changed help that the server has written into the page. */
export function learnPageFacts(): void {
  const text = document.getElementById(PAGE_FACTS)?.textContent;
  if (!text) return;
  const { lang, brand, languages, words, categories, help = {} } = JSON.parse(text) as PageFacts;
  learnBrand(brand);
  learnOfferedLanguages(languages);
  learnHelp(help);
  learnCatalogue({ categories, words: { [lang]: words } });
  learned.add(lang);
}

/** The words of another language than the page's are fetched; without a network the page's have to do. */
export async function learnWordsOf(lang: string): Promise<void> {
  if (learned.has(lang)) return;
  const answer = await call(readCatalogueWords, { lang });
  if (!answer.ok) return;
  const { words, categories } = answer.value;
  learnCatalogue({ categories, words: { [lang]: words } });
  learned.add(lang);
}
