import { LANGS, type Lang } from '#i18n/index.ts';

const SHORT: Record<Lang, string> = { en: 'EN', hi: 'हिं', mr: 'मरा' };
const NAME: Record<Lang, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

type LanguageLinksProps = {
  lang: Lang;
  label: string;
  path: string;
  /** By their names, for whoever cannot be expected to know our signs for them. */
  inFull?: boolean;
};

/** Plain links: the server answers `?lang=hi` in that language and remembers it, with or without scripts. */
export function LanguageLinks({ lang, label, path, inFull }: LanguageLinksProps) {
  return (
    <nav className={inFull ? 'lang in-full' : 'lang'} aria-label={label}>
      {LANGS.map((one) => (
        <a
          key={one}
          href={`${path}?lang=${one}`}
          hrefLang={one}
          lang={one}
          title={inFull ? undefined : NAME[one]}
          aria-current={one === lang ? 'true' : undefined}
        >
          {inFull ? NAME[one] : SHORT[one]}
        </a>
      ))}
    </nav>
  );
}
