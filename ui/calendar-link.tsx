import type { calendar } from '#i18n/en/calendar.ts';
import type { Lang } from '#i18n/index.ts';
import { Button } from './button.tsx';
import { shownMoment } from './dates.ts';
import { MadeLink } from './made-link.tsx';

type CalendarLinkProps = {
  words: typeof calendar;
  lang: Lang;
  /** When the link that works was made; nothing where there is none. */
  madeAt: string | null;
  /** The address of the link, if it was made just now. */
  address: string | undefined;
  busy: '' | 'make' | 'end';
  onMake: () => void;
  onEnd: () => void;
};

/** The link by which a calendar reads somebody's visits: made, made anew and removed here. */
export function CalendarLink({ words, lang, busy, ...link }: CalendarLinkProps) {
  const { madeAt, address } = link;
  return (
    <>
      <p>{words.whoSees}</p>
      <p>{madeAt === null ? words.none : words.since({ at: shownMoment(madeAt, lang) })}</p>
      {address && (
        <MadeLink address={address} words={words}>
          <a className="btn line" href={address.replace(/^https?:/, 'webcal:')}>
            {words.subscribe}
          </a>
        </MadeLink>
      )}
      {address && <p role="status">{words.once}</p>}
      {madeAt !== null && <p id="calendar-renewing">{words.renewText}</p>}
      <Button
        look={madeAt === null ? 'line' : 'soft'}
        busy={busy === 'make'}
        disabled={busy === 'end'}
        aria-describedby={madeAt === null ? undefined : 'calendar-renewing'}
        onClick={link.onMake}
      >
        {madeAt === null ? words.make : words.renew}
      </Button>
      {madeAt !== null && (
        <Button look="soft" busy={busy === 'end'} disabled={busy === 'make'} onClick={link.onEnd}>
          {words.end}
        </Button>
      )}
    </>
  );
}
