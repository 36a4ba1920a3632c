import type { helpPages } from '#i18n/en/karigar-help-pages.ts';
import { load } from '#i18n/late/karigar-help-pages.ts';
import { Picture, type PictureName } from '../shell/picture.tsx';
import { useLateWords } from '../shell/use-late-words.ts';
import { useSpeech } from '../shell/words.tsx';

type Pages = typeof helpPages;

/** The pages in their order, and a drawing for each of their steps. */
const DRAWN: readonly (readonly [page: keyof Pages, pictures: readonly PictureName[]])[] = [
  ['offer', ['bell', 'finish', 'off']],
  ['way', ['leave', 'late', 'gate']],
  ['start', ['door', 'code', 'wait']],
  ['extra', ['tools', 'face', 'write']],
  ['cash', ['photo', 'cash', 'bank']],
  ['crew', ['crew', 'ill', 'star']],
  ['safety', ['unsafe', 'pay', 'lost']],
  ['pay', ['pay', 'bank', 'help']],
];

/** Pages of help, step by step; each unfolds where it stands. */
export function HelpPages() {
  const { words } = useSpeech();
  // The office's number stands above, also where these do not come.
  const pages = useLateWords(load)?.helpPages;
  if (!pages) return null;
  return (
    <section className="k-stack">
      <h2>{words.help.pages}</h2>
      {DRAWN.map(([page, pictures]) => (
        <details key={page} className="k-card">
          <summary className="k-titled">
            <Picture name={pictures[0] ?? 'help'} />
            {pages[page].title}
          </summary>
          <ol className="k-list">
            {pages[page].steps.map((step, place) => (
              <li key={step} className="k-titled">
                <Picture name={pictures[place] ?? 'help'} large />
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
