import type { NextKind, readBooking, TimelineEvent } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Words } from '#i18n/index.ts';
import { commasDiffer, shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { awaitedBy } from '../shell/awaited-by.ts';

/** Each step with the events that mark it, in order: the newest counts, because another Karigar may have come instead. */
const STEPS = [
  { key: 'booked', events: ['BookingPlaced'], next: ['pay', 'checking', 'prove'] },
  { key: 'assigned', events: ['KarigarAssigned', 'KarigarReplaced'], next: ['assign', 'call-off'] },
  { key: 'onTheWay', events: ['KarigarDispatched'], next: ['set-out'] },
  { key: 'arrived', events: ['KarigarArrived'], next: ['arrive'] },
  { key: 'atWork', events: ['WorkStarted'], next: ['start-code'] },
  { key: 'done', events: ['WorkFinished', 'WorkStopped'], next: ['finish'] },
] as const satisfies readonly {
  key: string;
  events: readonly TimelineEvent[];
  next: readonly NextKind[];
}[];

/** How far a booking is, with the name of its last step that is done. */
export function stepInWords(stage: number, { progress, detail }: Words['history']): string {
  const step = STEPS[stage - 1] ?? STEPS[0];
  return progress({ step: stage, name: detail.steps[step.key] });
}

type StepKey = (typeof STEPS)[number]['key'];

type StepListProps = Pick<OutputOf<typeof readBooking>, 'timeline' | 'next'> & {
  /** How many are done. */
  stage: number;
};

/** The six steps by their names: the time of those that are done, and of the next one by when it is. */
export function StepList({ stage, timeline, next }: StepListProps) {
  const { steps: words, next: says } = useWords().history.detail;
  const lang = useLang();
  return (
    <ol className="step-list">
      {STEPS.map(({ key, events, next: awaited }, index) => {
        const isDone = index < stage;
        const event = timeline.findLast(({ type }) => (events as readonly string[]).includes(type));
        const isNext = next && (awaited as readonly string[]).includes(next.kind);
        const by = isNext ? awaitedBy(next, lang, says) : '';
        const at = isDone ? (event?.at ?? null) : null;
        return (
          <li
            key={key}
            className={isDone ? 'done' : undefined}
            aria-current={index === stage ? 'step' : undefined}
          >
            <b className="step-name">{words[isDone ? key : awaitedName(next?.kind, key)]}</b>
            <span className="num" suppressHydrationWarning={commasDiffer}>
              {at ? shownMoment(at, lang) : by ? words.by({ moment: by }) : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A booking that waits for its money or for its number is not booked yet: it says what it waits for. */
function awaitedName(awaited: NextKind | undefined, key: StepKey) {
  if (key !== 'booked') return key;
  if (awaited === 'pay' || awaited === 'checking') return 'payment';
  return awaited === 'prove' ? 'proven' : key;
}
