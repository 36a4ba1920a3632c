import { createHash } from 'node:crypto';
import { type Brand, brandInScript, brandName } from '#contract/brand.ts';
import { isLang, LANGS, type Lang } from '#i18n/index.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

/** No sentence and no address of anybody ends so: the domain is reserved (RFC 2606). */
const END = '.brand-gap.invalid';
/** The text before the end of a gap. */
const FIELD = /(?:https:\/\/)?([a-z-]+)$/;
/** Longer than the address of any field. */
const LONGEST = 40;

/** Gaps that the build writes in place of a brand. Addresses stay addresses, so that pages are made of them as they always are. */
export const gapBrand: Brand = {
  site: `https://site${END}`,
  name: `name${END}`,
  names: Object.fromEntries(
    LANGS.filter((lang) => lang !== 'en').map((lang) => [lang, `name-${lang}${END}`]),
  ),
  email: `email${END}`,
  phone: `phone${END}`,
  messagingNumber: `messaging-number${END}`,
  dialled: `dialled${END}`,
  androidApp: `https://android-app${END}`,
  iphoneApp: `https://iphone-app${END}`,
  source: `https://source${END}`,
};

/** In a worker: what it has kept of another brand is not this one's. */
export const BRAND_PRINT_GAP = `print${END}`;

/** The texts that the build leaves behind are the same for every brand; a server fills in its own when it starts. */
export const hasBrandGaps = (text: string): boolean => text.includes(END);

/** The text with this brand in it, each value as the kind of file and the place in it want it written. */
export function fillBrand(name: string, text: string, brand: Brand): string {
  const filled = name.endsWith('.html')
    ? text.split(DATA).map((part, at) => (at % 2 ? inData(part, brand) : inMarkup(part, brand)))
    : [/\.(js|webmanifest)$/.test(name) ? inData(text, brand) : inMarkup(text, brand)];
  return filled.join('');
}

/** JSON in a page, with its element. */
const DATA = /(<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>)/;

function inMarkup(text: string, brand: Brand): string {
  const named = text.replace(NAME_IN_SCRIPT, (_, lang: string) => {
    const script = isLang(lang) ? brandInScript(brand, lang) : undefined;
    return script ? `<span lang="${script.lang}">${escapeHtml(script.name)}</span>` : '';
  });
  return withoutGaps(named, (field) => escapeHtml(valueIn(brand, field)));
}

/** A brand may have no name in another script: then no second name stands beside the first. */
const NAME_IN_SCRIPT = /<span lang="\w+">name-(\w+)\.brand-gap\.invalid<\/span>/g;

const inData = (text: string, brand: Brand): string =>
  withoutGaps(text, (field) =>
    JSON.stringify(valueIn(brand, field)).slice(1, -1).replaceAll('<', '\\u003c'),
  );

/** Looks for the ends and back from them: a pattern that begins at every letter costs a start most of its time. */
function withoutGaps(text: string, write: (field: string) => string): string {
  const parts = text.split(END);
  const last = parts.pop() ?? '';
  const filled = parts.map((part) => {
    const before = part.slice(-LONGEST);
    const rest = part.slice(0, -LONGEST);
    return rest + before.replace(FIELD, (_, field: string) => write(field));
  });
  return filled.join('') + last;
}

function valueIn(brand: Brand, field: string): string {
  if (field === 'print') return printOf(brand);
  const lang = field.replace(/^name-/, '');
  if (lang !== field && isLang(lang)) return brandName(brand, lang as Lang);
  const key = field.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
  const value = (brand as Readonly<Record<string, unknown>>)[key];
  if (typeof value !== 'string') throw new Error(`A page of the build has a gap for ${field}.`);
  return value;
}

const printOf = (brand: Brand): string =>
  createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 8);
