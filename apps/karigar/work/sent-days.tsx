import { COMMITTED_DAYS_AHEAD, commitDay } from '#contract/karigar/commit-day.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import { formatRupees } from '#kernel/money.ts';
import { addDays, dateInIndia, weekday } from '#kernel/time.ts';
import { Button } from '#ui/button.tsx';
import { shownDay, shownLongDay } from '#ui/dates.ts';
import { serverNow } from '../api/server-clock.ts';
import { useSaving } from '../shell/use-saving.ts';
import { useSpeech } from '../shell/words.tsx';

type SentDaysProps = { work: KarigarWork; onChanged: (work: KarigarWork) => void };

/** The days of work ahead that are shown to choose from. */
const SHOWN = 7;

/** Days on which a Karigar is sent to visits without being asked each time. */
export function SentDays({ work, onChanged }: SentDaysProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  const saving = useSaving(commitDay, onChanged);
  const days = daysOfWork(work, dateInIndia(serverNow()));
  return (
    <section className="k-card">
      <h2>{time.sentDays}</h2>
      <p className="k-note">{time.sentDaysText}</p>
      {days.length === 0 && <p className="k-lead">{time.noHoursAhead}</p>}
      <ul className="k-list">
        {days.map((day) => {
          const said = work.commitments.find((one) => one.day === day);
          return (
            <li key={day} className="k-row">
              <span>
                <b>{shownDay(day, lang)}</b>
                <Floor paise={said ? said.floorPaise : floorOn(work, day)} />
              </span>
              {said?.mayWithdraw === false ? (
                <span className="k-note">{time.sentDayStands}</span>
              ) : (
                <Button
                  look={said ? 'soft' : 'line'}
                  busy={saving.busy}
                  aria-label={`${said ? time.askMe : time.sendMe}: ${shownLongDay(day, lang)}`}
                  onClick={() => void saving.save({ day, on: !said })}
                >
                  {said ? time.askMe : time.sendMe}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {days.length > 0 && <p className="k-note">{time.sentDaysUntil}</p>}
      {days.some((day) => floorOn(work, day)) && <p className="k-note">{time.sentDaysFloor}</p>}
      <p className="k-said" role="alert">
        {saving.error}
      </p>
    </section>
  );
}

/** The least that the day earns: with a commitment for certain, else if they choose it. */
function Floor({ paise }: { paise: number | undefined }) {
  const { time } = useSpeech().words.work;
  if (!paise) return null;
  return (
    <>
      <br />
      <small className="k-note num">{time.atLeast({ amount: formatRupees(paise) })}</small>
    </>
  );
}

/** Answers kept by a version before name none. */
const floorOn = ({ floors }: Partial<Pick<KarigarWork, 'floors'>>, day: string) =>
  floors?.find((one) => one.day === day)?.floorPaise;

function daysOfWork({ shifts, leaves }: KarigarWork, today: string): string[] {
  const ahead = Array.from({ length: COMMITTED_DAYS_AHEAD + 1 }, (_, one) => addDays(today, one));
  return ahead
    .filter((day) => shifts.some((shift) => shift.weekday === weekday(day)))
    .filter((day) => !leaves.includes(day))
    .slice(0, SHOWN);
}
