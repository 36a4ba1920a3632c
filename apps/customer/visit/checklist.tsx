import { hasBegun } from '#contract/booking-phases.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { inLanguage } from '#kernel/languages.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';

/** The items that the Karigar has ticked off so far. */
export function Checklist({ visit: { checklist, status, photos } }: { visit: LiveVisit }) {
  const { visit } = useWords();
  const lang = useLang();
  const words = visit.checklist;
  // Once it is over, what was left out is no clock that still runs.
  const shown = checklist.filter(({ done }) => done || status === 'in_progress');
  if (!hasBegun(status) || shown.length + photos.length === 0) return null;
  return (
    <section className="visit-card checklist">
      <h2>{status === 'in_progress' ? words.title : words.titleAfter}</h2>
      <ul>
        {shown.map(({ key, done, words: own }) => (
          <li key={key} className={done ? 'done' : ''}>
            <Icon
              name={done ? 'check' : 'clock'}
              label={done ? words.done : words.open}
              className={done ? 'tick' : ''}
            />
            {own ? inLanguage(own, lang) : (words.items[key as keyof typeof words.items] ?? key)}
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <div className="photos">
          {photos.map(({ id, address, kind }) => (
            <a key={id} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={visit.photos[kind]} loading="lazy" width="96" height="96" />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
