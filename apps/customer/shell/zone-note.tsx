import type { ReactNode } from 'react';
import type { ZoneNotice } from '#contract/zone.ts';
import { inLanguage } from '#kernel/languages.ts';
import { shownMoment } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import './zone-note.css';

type ZoneNoteProps = {
  zone: ZoneNotice | undefined;
  /** Said of visits that stand already. */
  isBooked?: boolean;
  children?: ReactNode;
};

/** The area is not running as usual: what operations say of it, and until when; below, whatever it concerns. */
export function ZoneNote({ zone, isBooked = false, children }: ZoneNoteProps) {
  const { booking: words } = useWords();
  const lang = useLang();
  if (!zone) return null;
  return (
    <div className="zone-note" role="note">
      <Icon name="clock" />
      <p>
        {inLanguage(zone.message, lang)}{' '}
        <b className="num">{words.zoneUntil({ moment: shownMoment(zone.until, lang) })}</b>
        {isBooked && ` · ${words.zoneFree}`}
        {children}
      </p>
    </div>
  );
}
