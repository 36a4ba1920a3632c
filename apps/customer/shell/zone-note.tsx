import type { ZoneNotice } from '#contract/zone.ts';
import { inLanguage } from '#kernel/languages.ts';
import { shownMoment } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import './zone-note.css';

/** The area is not running as usual: what operations say of it, and until when. */
export function ZoneNote({ zone: { message, until } }: { zone: ZoneNotice }) {
  const { booking: words } = useWords();
  const lang = useLang();
  return (
    <p className="zone-note" role="note">
      <Icon name="clock" />
      <span>
        {inLanguage(message, lang)}{' '}
        <b className="num">{words.zoneUntil({ moment: shownMoment(until, lang) })}</b>
      </span>
    </p>
  );
}
