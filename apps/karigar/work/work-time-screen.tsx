import { readMe } from '#contract/applicant/read-me.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import type { OutputOf } from '#contract/operation.ts';
import { putAnswer, useReading } from '../api/reading.ts';
import { Waiting } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';
import { DaysOff } from './days-off.tsx';
import { Reach } from './reach.tsx';
import { SentDays } from './sent-days.tsx';
import { WeekHours } from './week-hours.tsx';

/** The Karigar's own choice of when and where they work, at any time. */
export function WorkTimeScreen() {
  const { work } = useWords();
  const me = useReading(readMe, {});
  const own = me.value?.work;
  const changed = (next: KarigarWork) =>
    putAnswer(readMe, {}, { ...(me.value as OutputOf<typeof readMe>), work: next });
  return (
    <section className="k-screen">
      <h1>{work.time.title}</h1>
      <p className="k-lead">{work.time.lead}</p>
      <Waiting reading={me} onRetry={() => void me.again()} />
      {own && (
        <>
          <WeekHours shifts={own.shifts} onChanged={changed} />
          <SentDays work={own} onChanged={changed} />
          <DaysOff leaves={own.leaves} onChanged={changed} />
          <Reach work={own} onChanged={changed} />
        </>
      )}
    </section>
  );
}
