import { pathToFileURL } from 'node:url';
import type { Brand } from '#contract/brand.ts';
import { knownForPages, type Learned } from '#contract/catalogue/known.ts';
import type { ServicePageFacts } from '#contract/catalogue/service-page.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import type { PageAnswers } from '#contract/customer/page-answers.ts';
import type { Lang } from '#i18n/index.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import type { ChangedPolicy, PolicyName } from './texts-shown.ts';

/** The program of the build that draws what the app would draw; it is a bundle with a memory of its own. */
export type Drawing = {
  drawerOf(lang: Lang): Promise<(path: string, answers: PageAnswers) => string>;
  drawFront(html: string, lang: Lang, services: readonly Service[]): string;
  drawPolicy(built: string, name: PolicyName, lang: Lang, changed: ChangedPolicy): string;
  /** With other words than those that are known, for a page that nobody is sold yet. */
  drawService(built: string, lang: Lang, facts: ServicePageFacts, words?: CatalogueWords): string;
  learnCatalogue(learned: Learned): void;
  learnBrand(brand: Brand): void;
  learnOfferedLanguages(languages: readonly Lang[]): void;
};

/** Before each drawing it is told what this process knows. */
export async function loadDrawing(
  path: string | undefined,
  brand: Brand,
): Promise<Drawing | undefined> {
  if (path === undefined) return undefined;
  const drawing = (await import(pathToFileURL(path).href)) as Drawing;
  const tell = () => {
    drawing.learnBrand(brand);
    drawing.learnCatalogue(knownForPages());
  };
  return {
    learnBrand: drawing.learnBrand,
    learnOfferedLanguages: drawing.learnOfferedLanguages,
    learnCatalogue: drawing.learnCatalogue,
    drawFront(html, lang, services) {
      tell();
      return drawing.drawFront(html, lang, services);
    },
    drawPolicy(built, name, lang, changed) {
      tell();
      return drawing.drawPolicy(built, name, lang, changed);
    },
    drawService(built, lang, facts, words) {
      tell();
      if (words) drawing.learnCatalogue({ words: { [lang]: words } });
      return drawing.drawService(built, lang, facts);
    },
    async drawerOf(lang) {
      const draw = await drawing.drawerOf(lang);
      return (path, answers) => {
        tell();
        return draw(path, answers);
      };
    },
  };
}
