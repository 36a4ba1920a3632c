import { LANGS, type Lang } from '#i18n/index.ts';
import { languageOf } from '#kernel/languages.ts';

type LanguageLinksProps = {
  lang: Lang;
  label: string;
  path: string;
  /** Writes the languages' full names, for people who cannot be expected to know our signs for them. */
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
          title={inFull ? undefined : languageOf(one).name}
          aria-current={one === lang ? 'true' : undefined}
        >
          {inFull ? languageOf(one).name : languageOf(one).short}
        </a>
      ))}
    </nav>
  );
}
