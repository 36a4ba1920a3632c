import { useEffect, useState } from 'react';
import type { help as english } from '#i18n/en/help.ts';
import type { Lang } from '#i18n/index.ts';
import { load } from '#i18n/late/help.ts';

export type HelpWords = typeof english;

/** The long texts of help, downloaded when somebody opens it. Nothing while they are on their way; `failed` when they do not come. */
export function useHelpWords(lang: Lang) {
  const [loaded, setLoaded] = useState<{ lang: Lang; help: HelpWords }>();
  const [failed, setFailed] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    load[lang]().then(
      ({ help }) => wanted && setLoaded({ lang, help }),
      () => wanted && setFailed(attempt + 1),
    );
    return () => {
      wanted = false;
    };
  }, [lang, attempt]);
  return {
    words: loaded?.lang === lang ? loaded.help : undefined,
    failed: failed > attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
