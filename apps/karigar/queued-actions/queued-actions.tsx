import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { dropQueuedAction, sendAgain, sendNow, useQueuedActions } from '../api/queue.ts';
import { isOfOffer, type QueuedAction } from '../api/queued-actions.ts';
import { Office } from '../shell/office.tsx';
import { Link } from '../shell/path.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { shownTime } from '../shell/shown-moment.ts';
import { useSpeech, useWords } from '../shell/words.tsx';

/**
 * Actions that wait for a signal, and those refused while the Karigar was away: both stand on every screen until they
 * are settled.
 */
export function QueuedActions() {
  const { visit } = useWords();
  const queuedActions = useQueuedActions();
  const refused = queuedActions.filter(({ refusal }) => refusal);
  const count = queuedActions.filter(({ refusal, asked }) => !refusal && !asked).length;
  return (
    <div className="k-queued" role="status">
      {refused.map((queuedAction) => (
        <Refused key={queuedAction.actionId} queuedAction={queuedAction} />
      ))}
      {count > 0 && (
        <p className="k-row k-waiting">
          <span>{visit.waiting({ count })}</span>
          <button type="button" className="link-btn" onClick={sendNow}>
            {visit.sendNow}
          </button>
        </p>
      )}
    </div>
  );
}

function Refused({ queuedAction }: { queuedAction: QueuedAction }) {
  const { words } = useSpeech();
  const { visit } = words;
  const [code, setCode] = useState('');
  const what = visit.refusedAt({
    what: visit.queuedActions[queuedAction.name],
    time: shownTime(queuedAction.happenedAt),
  });
  const isCode =
    queuedAction.name === 'startWork' && queuedAction.refusal?.code === 'start-code-wrong';
  // Sent again it would be answered the same: whoever pressed it waits for a call.
  const isLate = queuedAction.refusal?.code === 'safety-exit-late';
  return (
    <section className="k-card bad">
      <h2>{isLate ? words.safety.open : visit.refusedTitle}</h2>
      <p>
        <Link
          to={isOfOffer(queuedAction) ? '/offers' : `/visits/${queuedAction.visitId}`}
          className="link"
        >
          {what}
        </Link>
      </p>
      <p>{refusalText(queuedAction.refusal, words)}</p>
      {isLate && <Office />}
      {isCode && (
        <OtpField
          label={visit.otherCode}
          name={`code-${queuedAction.seq}`}
          bySms={false}
          value={code}
          onValue={setCode}
          onComplete={(whole) => void sendAgain(queuedAction, { code: whole })}
        />
      )}
      <div className="k-two">
        {!isCode && !isLate && (
          <Button look="line" onClick={() => void sendAgain(queuedAction)}>
            {visit.tryAgain}
          </Button>
        )}
        <Button look="soft" onClick={() => void dropQueuedAction(queuedAction)}>
          {visit.drop}
        </Button>
      </div>
    </section>
  );
}
