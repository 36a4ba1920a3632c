import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import type { Deed } from '../api/deeds.ts';
import { dropDeed, sendAgain, sendNow, useDeeds } from '../api/queue.ts';
import { Link } from '../shell/path.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { shownTime } from '../shell/shown-moment.ts';
import { useSpeech, useWords } from '../shell/words.tsx';

/** What waits for a signal, and what was refused while he was away: he sees both on every screen until it is settled. */
export function UnsentDeeds() {
  const { visit } = useWords();
  const deeds = useDeeds();
  const refused = deeds.filter(({ refusal }) => refusal);
  const count = deeds.filter(({ refusal, asked }) => !refusal && !asked).length;
  return (
    <div className="k-unsent" role="status">
      {refused.map((deed) => (
        <Refused key={deed.actionId} deed={deed} />
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

function Refused({ deed }: { deed: Deed }) {
  const { words } = useSpeech();
  const { visit } = words;
  const [code, setCode] = useState('');
  const what = visit.refusedAt({
    what: visit.deeds[deed.name],
    time: shownTime(deed.happenedAt),
  });
  const isCode = deed.name === 'startWork' && deed.refusal?.code === 'start-code-wrong';
  return (
    <section className="k-card bad">
      <h2>{visit.refusedTitle}</h2>
      <p>
        <Link to={`/visits/${deed.visitId}`} className="link">
          {what}
        </Link>
      </p>
      <p>{refusalText(deed.refusal, words)}</p>
      {isCode && (
        <OtpField
          label={visit.otherCode}
          name={`code-${deed.seq}`}
          bySms={false}
          value={code}
          onValue={setCode}
          onComplete={(whole) => void sendAgain(deed, { code: whole })}
        />
      )}
      <div className="k-two">
        {!isCode && (
          <Button look="line" onClick={() => void sendAgain(deed)}>
            {visit.tryAgain}
          </Button>
        )}
        <Button look="soft" onClick={() => void dropDeed(deed)}>
          {visit.drop}
        </Button>
      </div>
    </section>
  );
}
