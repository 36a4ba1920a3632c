import { useEffect, useRef } from 'react';
import { setLanguage } from '#contract/applicant/set-language.ts';
import { useLang } from '#ui/words.tsx';
import { call } from '../api/call.ts';

/** A person who chooses another language here is written to in it as well, from now on. */
export function useWrittenIn(): void {
  const lang = useLang();
  const before = useRef(lang);
  useEffect(() => {
    if (before.current === lang) return;
    before.current = lang;
    void call(setLanguage, { language: lang });
  }, [lang]);
}
