import { LANGS, type Lang } from '#kernel/languages.ts';

/** Name and addresses of the product: configuration of whoever runs it (ruling R1). */
export type Brand = {
  /** Public address of the site, `https://aangan.example`, for search engines and shared links. */
  readonly site: string;
  readonly name: string;
  /** The name in languages that write it in another script. */
  readonly names: Readonly<Partial<Record<Lang, string>>>;
  readonly email: string;
  /** As it is shown and dialled, `+91…`. */
  readonly phone: string;
  /** Digits only with country code, for the messaging app's address. */
  readonly messagingNumber: string;
  /** When somebody answers the telephone, every day in India: `09:00-21:00`. */
  readonly hours: string;
  /** The number with nothing in it but digits, as a link dials it. */
  readonly dialled: string;
  readonly androidApp: string;
  readonly iphoneApp: string;
  /** The address at which the source of the running version is offered to everybody who uses it (AGPL-3.0, section 13). */
  readonly source: string;
};

/** For development only: a server in production refuses to start on these. */
export const developmentBrand: Brand = {
  site: 'http://localhost:3000',
  name: 'Aangan',
  names: { hi: 'आँगन', mr: 'अंगण' },
  email: 'support@aangan.example',
  phone: '+91 22 5550 0142',
  hours: '09:00-21:00',
  messagingNumber: '912255500142',
  dialled: '+912255500142',
  androidApp: 'https://play.google.com/store/apps',
  iphoneApp: 'https://apps.apple.com/in/charts/iphone',
  source: 'https://aangan.example/source',
};

const VARIABLES = {
  site: 'PUBLIC_ORIGIN',
  name: 'AANGAN_BRAND_NAME',
  email: 'AANGAN_SUPPORT_EMAIL',
  phone: 'AANGAN_SUPPORT_PHONE',
  hours: 'AANGAN_SUPPORT_HOURS',
  messagingNumber: 'AANGAN_MESSAGING_NUMBER',
  androidApp: 'AANGAN_ANDROID_APP',
  iphoneApp: 'AANGAN_IPHONE_APP',
  source: 'AANGAN_SOURCE_URL',
} as const satisfies Record<Exclude<keyof Brand, 'names' | 'dialled'>, string>;
const nameVariable = (lang: Lang): string => `AANGAN_BRAND_NAME_${lang.toUpperCase()}`;

/** The name as readers of this language write it. */
export const brandName = ({ name, names }: Brand, lang: Lang): string => names[lang] ?? name;

/** The name once more, in the script of the city, as it stands beside the first. */
export function brandInScript(
  { name, names }: Brand,
  lang: Lang,
): { lang: Lang; name: string } | undefined {
  const chosen = [lang, 'mr' as const, ...LANGS].find((one) => names[one]);
  const written = chosen && names[chosen];
  return chosen && written && written !== name ? { lang: chosen, name: written } : undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The brand an environment describes; what it leaves out is the development default. */
export function brandFrom(environment: Environment): Brand {
  const chosen = Object.entries(VARIABLES).map(([key, variable]) => [
    key,
    environment[variable] || developmentBrand[key as keyof typeof VARIABLES],
  ]);
  const isOurs = (environment[VARIABLES.name] || developmentBrand.name) === developmentBrand.name;
  const names = LANGS.filter((lang) => lang !== 'en').flatMap((lang) => {
    // Another brand is never called by our name in another script: its own stands there.
    const name = environment[nameVariable(lang)] || (isOurs ? developmentBrand.names[lang] : '');
    return name ? [[lang, name]] : [];
  });
  const brand = { ...Object.fromEntries(chosen), names: Object.fromEntries(names) } as Brand;
  // There may be several origins; the first is where people find the site.
  const site = (brand.site.split(',')[0] ?? '').trim();
  return { ...brand, site, dialled: brand.phone.replace(/[^\d+]/g, '') };
}

/** The variables that production must set and this environment does not. */
export const missingBrandVariables = (environment: Environment): string[] =>
  [
    VARIABLES.name,
    VARIABLES.email,
    VARIABLES.phone,
    VARIABLES.messagingNumber,
    VARIABLES.source,
  ].filter((variable) => !environment[variable]);

/** How the name of a file begins that somebody keeps, e.g. `aangan`; a brand without a Latin letter has none. */
export const brandInFileName = ({ name }: Pick<Brand, 'name'>): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'account';
