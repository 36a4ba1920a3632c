import { useState } from 'react';
import {
  MOST_SPOKEN_LANGUAGES,
  setSpokenLanguages,
} from '#contract/karigar/set-spoken-languages.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#kernel/spoken-languages.ts';
import { Button } from '#ui/button.tsx';
import { nameOfLanguage } from '#ui/names-of-languages.ts';
import { useSaving } from '../shell/use-saving.ts';
import { useSpeech } from '../shell/words.tsx';
import './spoken-languages.css';

/** The languages in which customers can talk to the Karigar; as long as none is chosen they are told that of the app. */
export function SpokenLanguages({ said }: { said: readonly string[] }) {
  const { words, lang } = useSpeech();
  const { spoken, spokenText } = words.work.me;
  const [saved, setSaved] = useState(said);
  const [chosen, setChosen] = useState<readonly SpokenLanguage[]>(() =>
    SPOKEN_LANGUAGES.filter((one) => (said.length > 0 ? said.includes(one) : one === lang)),
  );
  const saving = useSaving(setSpokenLanguages, ({ languages }) => setSaved(languages ?? []));
  const isFull = chosen.length >= MOST_SPOKEN_LANGUAGES;
  const isSaved = chosen.length === saved.length && chosen.every((one) => saved.includes(one));
  const toggle = (one: SpokenLanguage) =>
    setChosen((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one]));
  return (
    <fieldset className="k-pick k-spoken">
      <legend>{spoken}</legend>
      <p className="k-lead">{spokenText}</p>
      {SPOKEN_LANGUAGES.map((one) => (
        <label key={one} className="k-choice k-small">
          {nameOfLanguage(one, lang)}
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={isFull && !chosen.includes(one)}
            onChange={() => toggle(one)}
          />
        </label>
      ))}
      <Button
        busy={saving.busy}
        disabled={isSaved || chosen.length === 0}
        onClick={() => void saving.save({ languages: [...chosen] })}
      >
        {words.karigar.save}
      </Button>
      <p className="k-said" role="alert">
        {saving.error}
      </p>
    </fieldset>
  );
}
