import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { answerSafetyExit } from '#contract/ops/answer-safety-exit.ts';
import { listSafetyExits } from '#contract/ops/list-safety-exits.ts';
import { useAct } from './act.tsx';
import { CustomerNumber } from './call-number.tsx';
import { ActNotes, TextField } from './field.tsx';
import { useMay } from './roles.tsx';
import { shownAt } from './shown.ts';
import { useSpeech } from './words.tsx';

type Exit = OutputOf<typeof listSafetyExits>['exits'][number];

type SafetyCallProps = {
  bookingId: string;
  /** The customer has ended the visit, and waits for a call as well. */
  byCustomer?: boolean;
  /** It came when the visit could not be ended by it: of a Karigar, or of the customer. */
  late?: 'karigar' | 'customer' | undefined;
};

/**
 * A call to whoever left a visit for safety. Their number is shown when it is asked for, because every look is written down; the
 * customer's stays masked until there is a reason to ring them as well.
 */
export function SafetyCall({ bookingId, byCustomer = false, late }: SafetyCallProps) {
  const { opsDecide: says } = useSpeech().words;
  const may = useMay();
  const acting = useAct();
  const [exits, setExits] = useState<readonly Exit[]>();
  if (!may(answerSafetyExit)) return null;
  const show = async () => {
    const answer = await acting.run(listSafetyExits, {});
    if (answer) setExits(answer.exits.filter((one) => one.bookingId === bookingId));
  };
  return (
    <>
      {byCustomer && <p>{says.callCustomer}</p>}
      {late && <p>{says.cameLate}</p>}
      {late === 'karigar' && <p>{says.cameLatePay}</p>}
      {late !== 'customer' && !exits && (
        <button
          type="button"
          className="o-btn go"
          aria-busy={acting.busy || undefined}
          onClick={() => void show()}
        >
          {says.showWhom}
        </button>
      )}
      <ActNotes acting={acting} />
      {exits?.length === 0 && <p role="status">{says.nobodyWaits}</p>}
      {exits?.map((one) => (
        <OneCall key={one.karigarId} exit={one} onAnswered={() => void show()} />
      ))}
      {!byCustomer && !late && exits?.some(({ visitGoesOn }) => !visitGoesOn) && (
        <p>{says.customerExpectsCall}</p>
      )}
      {(exits || late === 'customer') && (
        <div className="acts">
          <CustomerNumber bookingId={bookingId} />
        </div>
      )}
    </>
  );
}

function OneCall({ exit, onAnswered }: { exit: Exit; onAnswered: () => void }) {
  const { words, lang } = useSpeech();
  const { opsDecide: says } = words;
  const acting = useAct();
  const [comment, setComment] = useState('');
  const { bookingId: id, karigarId, name, mobile, callBy, calledAt } = exit;
  const answer = async (closed: boolean) => {
    if (await acting.run(answerSafetyExit, { id, karigarId, closed, comment })) onAnswered();
  };
  return (
    <div className="o-field">
      <p>
        <b>{name}</b>{' '}
        {mobile ? (
          <a className="o-link mono" href={`tel:${mobile}`}>
            {mobile}
          </a>
        ) : (
          says.noMobile
        )}{' '}
        <span className={calledAt ? 't3' : 'harm'}>
          {calledAt
            ? says.calledAt({ time: shownAt(calledAt, lang) })
            : says.callBy({ time: shownAt(callBy, lang) })}
        </span>
      </p>
      <TextField label={says.said} value={comment} maxLength={500} onType={setComment} />
      <ActNotes acting={acting} />
      <div className="acts">
        {!calledAt && (
          <button type="button" className="o-btn go" onClick={() => void answer(false)}>
            {says.called}
          </button>
        )}
        <button type="button" className="o-btn" onClick={() => void answer(true)}>
          {says.closeExit}
        </button>
      </div>
    </div>
  );
}
