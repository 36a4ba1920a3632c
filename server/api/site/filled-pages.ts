import type { Brand } from '#contract/brand.ts';
import { catalogueWords, knownCategories } from '#contract/catalogue/known.ts';
import { PAGE_FACTS_ELEMENT, pageFactsElement } from '#contract/page-facts.ts';
import { isLang, type Lang } from '#i18n/index.ts';
import type { World } from '#server/app-context.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import { fileMadeOf, type StaticFile, textOf } from '#server/platform/http/static-files.ts';
import type { Drawing } from './drawing.ts';
import type { FilledPages, Site } from './site.ts';

type Deps = Pick<World, 'facts' | 'log'>;
/** As it stands in memory; the same objects until something is published. */
type Sold = {
  readonly services: readonly Service[];
  readonly languages: readonly Lang[];
  readonly pages: Map<string, Promise<StaticFile>>;
};

/**
 * The build makes every page with the catalogue that is first sown. What the rows say instead is put in once, when a page is
 * first asked for after they have changed: the front page's services and what search engines read of them, and for the
 * apps' pages the words of the catalogue.
 */
export function fillPages(site: Site, { facts, log }: Deps, drawing?: Drawing): FilledPages {
  const { brand } = site;
  let sold: Sold | undefined;
  return async (name) => {
    const page = site.pages.get(name);
    const [lang = ''] = name.split('/');
    if (!page || !isLang(lang)) return page;
    try {
      const services = await facts.services();
      const { languages } = await facts.places();
      if (sold?.services !== services || sold.languages.join() !== languages.join())
        sold = { services, languages, pages: new Map() };
      const known = sold.pages.get(name) ?? fill(page, lang, sold, { drawing, brand });
      sold.pages.set(name, known);
      return await known;
    } catch (error) {
      log.fault('page-not-filled', error);
      return page;
    }
  };
}

async function fill(
  page: StaticFile,
  lang: Lang,
  { services, languages }: Sold,
  { drawing, brand }: { drawing: Drawing | undefined; brand: Brand },
): Promise<StaticFile> {
  const built = textOf(page);
  const named = withOffered(built, lang, languages).replace(PAGE_FACTS_ELEMENT, () =>
    factsIn(lang, brand, languages),
  );
  const text =
    drawing && named.includes('<section id="services"')
      ? drawing.drawFront(named, lang, services)
      : named;
  // Pages made by the build have been compressed with more patience.
  return text === built && page.br ? page : fileMadeOf(text, page);
}

/** A page in a language that no city offers is there for whoever asks for it, and no selector shows it. */
export const withOffered = (html: string, lang: Lang, languages: readonly Lang[]): string =>
  html.replace(SELECTOR_LINK, (link, one: string) =>
    one === lang || languages.some((offered) => offered === one) ? link : '',
  );

const SELECTOR_LINK = /<a href="[^"]*\?lang=\w+" hrefLang="(\w+)"[^>]*>[^<]*<\/a>/gi;

export const factsIn = (lang: Lang, brand: Brand, languages: readonly Lang[]): string =>
  pageFactsElement({
    lang,
    brand,
    languages,
    categories: knownCategories(),
    words: catalogueWords(lang),
  });
