import type { Brand } from '#contract/brand.ts';
import { catalogueWords, knownCategories } from '#contract/catalogue/known.ts';
import type { HelpTexts } from '#contract/known-help.ts';
import { PAGE_FACTS_ELEMENT, pageFactsElement } from '#contract/page-facts.ts';
import { isLang, type Lang } from '#i18n/index.ts';
import type { World } from '#server/app-context.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import { fileMadeOf, type StaticFile, textOf } from '#server/platform/http/static-files.ts';
import type { Drawing } from './drawing.ts';
import type { FilledPages, Site } from './site.ts';
import {
  type ChangedPolicy,
  type PolicyName,
  type TextsShown,
  textsShownBy,
} from './texts-shown.ts';

type Deps = Pick<World, 'facts' | 'log' | 'now'>;
/** As it stands in memory; the same objects until something is published. */
type Sold = {
  readonly services: readonly Service[];
  readonly languages: readonly Lang[];
  readonly texts: TextsShown;
  readonly pages: Map<string, Promise<StaticFile>>;
};

/**
 * The build makes every page with the catalogue that is first sown. What the rows say instead is put in once, when a page is
 * first asked for after they have changed: the front page's services and what search engines read of them, a policy that
 * the company has changed, and for the apps' pages the words of the catalogue and changed help.
 */
export function fillPages(site: Site, { facts, log, now }: Deps, drawing?: Drawing): FilledPages {
  const { brand } = site;
  const textsShown = textsShownBy(brand);
  let sold: Sold | undefined;
  return async (name) => {
    const page = site.pages.get(name);
    const [lang = ''] = name.split('/');
    if (!page || !isLang(lang)) return page;
    try {
      const services = await facts.services();
      const { languages } = await facts.places();
      const texts = textsShown(await facts.texts(), now());
      if (
        sold?.services !== services ||
        sold.languages.join() !== languages.join() ||
        sold.texts !== texts
      )
        sold = { services, languages, texts, pages: new Map() };
      const known = sold.pages.get(name) ?? fill(name, page, lang, sold, { drawing, brand });
      sold.pages.set(name, known);
      return await known;
    } catch (error) {
      log.fault('page-not-filled', error);
      return page;
    }
  };
}

async function fill(
  name: string,
  page: StaticFile,
  lang: Lang,
  { services, languages, texts }: Sold,
  { drawing, brand }: { drawing: Drawing | undefined; brand: Brand },
): Promise<StaticFile> {
  const built = textOf(page);
  const named = withOffered(built, lang, languages).replace(PAGE_FACTS_ELEMENT, () =>
    factsIn(lang, brand, languages, texts.help),
  );
  const policy = changedPolicy(name, lang, texts);
  const text = drawing ? drawn(drawing, named, lang, { services, policy }) : named;
  // Pages made by the build have been compressed with more patience.
  return text === built && page.br ? page : fileMadeOf(text, page);
}

type Changed = { readonly name: PolicyName; readonly text: ChangedPolicy };

function changedPolicy(page: string, lang: Lang, texts: TextsShown): Changed | undefined {
  const name = page.replace(/^.*\/|\.html$/g, '');
  const text = texts.policy(name, lang);
  return text && { name: name as PolicyName, text };
}

function drawn(
  drawing: Drawing,
  page: string,
  lang: Lang,
  { services, policy }: Pick<Sold, 'services'> & { readonly policy: Changed | undefined },
): string {
  if (policy) return drawing.drawPolicy(page, policy.name, lang, policy.text);
  return page.includes('<section id="services"') ? drawing.drawFront(page, lang, services) : page;
}

/** A page in a language that no city offers is there for whoever asks for it, and no selector shows it. */
export const withOffered = (html: string, lang: Lang, languages: readonly Lang[]): string =>
  html.replace(SELECTOR_LINK, (link, one: string) =>
    one === lang || languages.some((offered) => offered === one) ? link : '',
  );

const SELECTOR_LINK = /<a href="[^"]*\?lang=\w+" hrefLang="(\w+)"[^>]*>[^<]*<\/a>/gi;

export const factsIn = (
  lang: Lang,
  brand: Brand,
  languages: readonly Lang[],
  help: HelpTexts,
): string =>
  pageFactsElement({
    lang,
    brand,
    languages,
    categories: knownCategories(),
    words: catalogueWords(lang),
    ...(Object.keys(help).length > 0 && { help }),
  });
