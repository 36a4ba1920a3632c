import { useState } from 'react';
import { endCalendarLink } from '#contract/applicant/end-calendar-link.ts';
import { makeCalendarLink } from '#contract/applicant/make-calendar-link.ts';
import { readCalendarLink } from '#contract/applicant/read-calendar-link.ts';
import { calendarPath } from '#contract/calendar-link.ts';
import { CalendarLink } from '#ui/calendar-link.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useReading } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';

/** The link by which a calendar reads a Karigar's visits. */
export function OwnCalendar() {
  const { words, lang } = useSpeech();
  const { calendar } = words;
  const own = useReading(readCalendarLink, {});
  const [acting, setActing] = useState<'make' | 'end'>('make');
  const [address, setAddress] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [busy, during] = useBusy();
  const act = (name: 'make' | 'end', work: () => Promise<string | undefined>) => {
    setActing(name);
    void during(async () => {
      setSaid(undefined);
      setSaid(await work());
      await own.again();
    });
  };
  const make = async () => {
    const answer = await call(makeCalendarLink, {});
    if (!answer.ok) return refusalText(answer.refusal, words);
    setAddress(`${location.origin}${calendarPath(answer.value.token)}`);
    return undefined;
  };
  const end = async () => {
    const answer = await call(endCalendarLink, {});
    if (!answer.ok) return refusalText(answer.refusal, words);
    setAddress(undefined);
    return calendar.ended;
  };
  return (
    <section className="k-card k-stack">
      <h2>{calendar.title}</h2>
      <p>{calendar.workText}</p>
      {own.value ? (
        <CalendarLink
          {...{ words: calendar, lang, madeAt: own.value.madeAt, address }}
          busy={busy ? acting : ''}
          onMake={() => act('make', make)}
          onEnd={() => act('end', end)}
        />
      ) : (
        own.refusal && <p className="k-note">{refusalText(own.refusal, words)}</p>
      )}
      <p className="k-said" role="status">
        {said}
      </p>
    </section>
  );
}
