import { useId, useState } from 'react';
import { setLeave } from '#contract/karigar/set-leave.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { Button } from '#ui/button.tsx';
import { shownDay, shownLongDay } from '#ui/dates.ts';
import { serverNow } from '../api/server-clock.ts';
import { useSaving } from '../shell/use-saving.ts';
import { useSpeech } from '../shell/words.tsx';
import { type LeaveSpan, spanAfterTouch, spansOfLeave } from './leave-spans.ts';
import { MonthOfDays } from './month-of-days.tsx';

type DaysOffProps = { leaves: readonly string[]; onChanged: (work: KarigarWork) => void };

/** How far ahead the calendar goes; customers seldom book later. */
const AHEAD_DAYS = 120;

/** Leave from one day to another, and out of work for the rest of today. */
export function DaysOff({ leaves, onChanged }: DaysOffProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  const saving = useSaving(setLeave, onChanged);
  const today = dateInIndia(serverNow());
  return (
    <section className="k-card">
      <h2>{time.daysOff}</h2>
      {leaves.length === 0 && <p className="k-lead">{time.noDaysOff}</p>}
      <ul className="k-list">
        {spansOfLeave(leaves).map((span) => (
          <li key={span.day} className="k-row">
            <b>
              {span.day === span.until
                ? shownLongDay(span.day, lang)
                : time.leaveSpan({
                    from: shownDay(span.day, lang),
                    until: shownDay(span.until, lang),
                  })}
            </b>
            <Button
              look="soft"
              busy={saving.busy}
              onClick={() => void saving.save({ ...span, off: false })}
            >
              {time.workAgain}
            </Button>
          </li>
        ))}
      </ul>
      {!leaves.includes(today) && (
        <OffNow
          busy={saving.busy}
          onOff={() => saving.save({ day: today, until: today, off: true })}
        />
      )}
      <TakeLeave
        {...{ today, leaves }}
        busy={saving.busy}
        onTake={(span) => saving.save({ ...span, off: true })}
      />
      <p className="k-said" role="alert">
        {saving.error}
      </p>
    </section>
  );
}

/** Asked twice: everything of today that has not begun goes to others. */
function OffNow({ busy, onOff }: { busy: boolean; onOff: () => Promise<unknown> }) {
  const { work, karigar } = useSpeech().words;
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button look="line" size="lg" onClick={() => setAsked(true)}>
        {work.time.offNow}
      </Button>
    );
  return (
    <div className="k-stack">
      <p role="status">{work.time.offNowText}</p>
      <div className="k-two">
        <Button look="danger" busy={busy} onClick={() => void onOff()}>
          {work.time.offNowSure}
        </Button>
        <Button look="soft" onClick={() => setAsked(false)}>
          {karigar.back}
        </Button>
      </div>
    </div>
  );
}

type TakeProps = {
  today: string;
  leaves: readonly string[];
  busy: boolean;
  onTake: (span: LeaveSpan) => Promise<unknown>;
};

function TakeLeave({ today, leaves, busy, onTake }: TakeProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  const heading = useId();
  const [span, setSpan] = useState<Partial<LeaveSpan>>({});
  const { day, until = day } = span;
  return (
    <div className="k-stack">
      <p id={heading}>{day && !span.until ? time.chooseLastDay : time.chooseFirstDay}</p>
      <MonthOfDays
        labelledBy={heading}
        first={today}
        last={addDays(today, AHEAD_DAYS)}
        isChosen={(one) => day !== undefined && until !== undefined && one >= day && one <= until}
        noteOf={(one) => (leaves.includes(one) ? time.isOff : undefined)}
        onChoose={(one) => setSpan(spanAfterTouch(span, one))}
      />
      {day && until && (
        <>
          <p className="k-note">{time.leaveText}</p>
          <Button
            size="lg"
            busy={busy}
            onClick={() => void onTake({ day, until }).then(() => setSpan({}))}
          >
            {day === until
              ? time.takeDay({ day: shownDay(day, lang) })
              : time.takeLeave({ from: shownDay(day, lang), until: shownDay(until, lang) })}
          </Button>
        </>
      )}
    </div>
  );
}
