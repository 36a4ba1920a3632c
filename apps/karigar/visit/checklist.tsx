import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { inLanguage } from '#kernel/languages.ts';
import { act } from '../api/queue.ts';
import { useSpeech } from '../shell/words.tsx';

/** Ticked at once on the screen, and sent to the server when there is a signal. */
export function Checklist({ visit: one }: { visit: KarigarVisit }) {
  const { words: said, lang } = useSpeech();
  const { visit } = said;
  const names = visit.checks as Readonly<Record<string, string>>;
  const tick = (key: string, done: boolean) => {
    const ticked = one.checklist.filter((item) => (item.key === key ? done : item.done));
    void act('tickChecklist', one.id, { done: ticked.map((item) => item.key) });
  };
  return (
    <fieldset className="k-card k-checks" disabled={!one.actions.includes('tick')}>
      <legend>{visit.checklist}</legend>
      {one.checklist.map(({ key, done, words }) => (
        <label key={key} className="k-choice">
          <span>{words ? inLanguage(words, lang) : (names[key] ?? key)}</span>
          <input
            type="checkbox"
            checked={done}
            onChange={(event) => tick(key, event.currentTarget.checked)}
          />
        </label>
      ))}
    </fieldset>
  );
}
