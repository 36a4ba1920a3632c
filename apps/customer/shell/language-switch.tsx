import { offeredLanguages } from '#contract/offered-languages.ts';
import type { Lang } from '#i18n/index.ts';
import { languageOf } from '#kernel/languages.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { useSwitchLanguage } from './language.tsx';
import { useSession } from './session.ts';
import './language-switch.css';

/** Pills where there is room; on phones the same choice behind one icon, with the phone's own picker. */
export function LanguageSwitch() {
  const { shell } = useWords();
  const chosen = useLang();
  const switchTo = useSwitchLanguage();
  const session = useSession();
  const ofCity = session.status === 'signed-in' ? session.languages : undefined;
  const offered = offeredLanguages(chosen, ofCity);
  return (
    <>
      <nav className="lang wide-only" aria-label={shell.language}>
        {offered.map((lang) => (
          <a
            key={lang}
            href={`?lang=${lang}`}
            hrefLang={lang}
            lang={lang}
            aria-label={`${languageOf(lang).short} ${languageOf(lang).name}`}
            aria-current={lang === chosen ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              switchTo(lang);
            }}
          >
            {languageOf(lang).short}
          </a>
        ))}
      </nav>
      <span className="icon-btn lang-picker narrow-only">
        <Icon name="language" />
        <select
          aria-label={shell.language}
          value={chosen}
          onChange={(event) => switchTo(event.currentTarget.value as Lang)}
        >
          {offered.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {languageOf(lang).name}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
