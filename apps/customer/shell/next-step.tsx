import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { commasDiffer } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { awaitedBy } from './awaited-by.ts';
import './next-step.css';

type NextStepProps = {
  next: OutputOf<typeof readBooking>['next'];
  /** Said in its place while somebody stands and waits for an answer. */
  asked?: string | undefined;
};

/** The next step and its time in one sentence, so that nobody has to guess what they wait for. */
export function NextStep({ next, asked }: NextStepProps) {
  const words = useWords().history.detail.next;
  const lang = useLang();
  if (!next) return null;
  const by = awaitedBy(next, lang, words);
  return (
    <section className="next-step" aria-labelledby="next-step">
      <Icon name="clock" />
      <h2 id="next-step">{words.title}</h2>
      <p className="num" suppressHydrationWarning={commasDiffer}>
        {asked ?? (by ? words.timed[next.kind]({ by }) : words.untimed[next.kind])}
      </p>
    </section>
  );
}
