import { LANGS, type Lang } from '#i18n/index.ts';

const SHORT: Record<Lang, string> = { en: 'EN', hi: 'हिं', mr: 'मरा' };
const NAME: Record<Lang, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** Plain links: the server answers `?lang=hi` in that language and remembers it, with or without scripts. */
export function LanguageLinks({ lang, label, path }: { lang: Lang; label: string; path: string }) {
  return (
    <nav className="lang" aria-label={label}>
      {LANGS.map((one) => (
        <a
          key={one}
          href={`${path}?lang=${one}`}
          hrefLang={one}
          lang={one}
          title={NAME[one]}
          aria-current={one === lang ? 'true' : undefined}
        >
          {SHORT[one]}
        </a>
      ))}
    </nav>
  );
}
