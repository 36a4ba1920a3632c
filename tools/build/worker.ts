import { createHash } from 'node:crypto';
import type { KeptList } from '../../apps/customer/worker/kept-list.ts';
import { LANGS } from '../../i18n/index.ts';
import { byLanguage, LANGUAGES, languageOf } from '../../kernel/languages.ts';
import { BRAND_PRINT_GAP } from '../../server/api/site/brand-gaps.ts';
import { buildScript } from './build-script.ts';
import type { Bundled } from './bundle.ts';

const APP = 'apps/customer/main.tsx';
/** Nobody signs in or pays without a network: what only these screens need is not worth keeping. */
const NEEDS_NETWORK = [
  'apps/customer/routes/login.tsx',
  'apps/customer/routes/signup.tsx',
  'apps/customer/routes/reset-password.tsx',
  'apps/customer/routes/undo-change.tsx',
  'apps/customer/routes/payment-success.tsx',
  'apps/customer/auth/native-sign-in.ts',
];
const FIXED_NAMES = ['/favicon.svg', '/icon-192.png', '/badge-96.png'];

/** The worker that makes the app open without a network; what it keeps is written into it. */
export const buildWorker = (bundled: Bundled): Promise<string> =>
  buildScript('apps/customer/worker/main.ts', { __AANGAN_KEPT__: keptList(bundled) });

/** Every language and its script is kept by those who read it. */
function keptList({ entry, filesOf }: Bundled): KeptList {
  const words = LANGS.map((lang) => `i18n/${lang}/index.ts`);
  const app = filesOf([APP], [...NEEDS_NETWORK, ...words]);
  const scripts = [...new Set(LANGUAGES.map(({ script }) => script))].filter(
    (one) => one !== 'latin',
  );
  const lettersOf = (script: string) => app.filter((file) => file.includes(script));
  const always = [
    ...FIXED_NAMES,
    ...app.filter((file) => !scripts.some((script) => file.includes(script))),
  ];
  const own = (lang: string) => filesOf([`i18n/${lang}/index.ts`], []).filter(isNew(always));
  const ofLanguage = byLanguage((lang) => {
    const { script } = languageOf(lang);
    return [...own(lang), ...(script === 'latin' ? [] : lettersOf(script))];
  });
  const version = createHash('sha256').update(JSON.stringify([always, ofLanguage]));
  return {
    version: `${version.digest('hex').slice(0, 12)}.${BRAND_PRINT_GAP}`,
    app: `/${entry(APP).file}`,
    always,
    ofLanguage,
  };
}

const isNew = (known: readonly string[]) => (file: string) => !known.includes(file);
