import type { ReactNode } from 'react';
import type { ZoneNotice } from '#contract/zone.ts';
import { inLanguage } from '#kernel/languages.ts';
import { commasDiffer, shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { ClockNote } from './clock-note.tsx';

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
    <ClockNote>
      {inLanguage(zone.message, lang)}{' '}
      <b className="num" suppressHydrationWarning={commasDiffer}>
        {words.zoneUntil({ moment: shownMoment(zone.until, lang) })}
      </b>
      {isBooked && ` · ${words.zoneFree}`}
      {children}
    </ClockNote>
  );
}
