import { useState } from 'react';
import { endShare } from '#contract/customer/end-share.ts';
import { shareVisit } from '#contract/customer/share-visit.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { MadeLink } from '#ui/made-link.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import type { VisitPart } from './visit-part.ts';

/** A link for the family. We keep no copy of it: whoever needs it again makes another. */
export function ShareVisit({ visit, onChanged }: VisitPart) {
  const { visit: visitWords, everyday, refusals } = useWords();
  const words = visitWords.share;
  const [link, setLink] = useState<{ id: string; address: string }>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  if (!visit.actions.includes('share')) return null;
  const shown = visit.shares.some(({ id }) => id === link?.id) ? link : undefined;

  const make = async () => {
    setBusy(true);
    setTrouble('');
    const answer = await call(shareVisit, { id: visit.id });
    setBusy(false);
    if (answer.ok) {
      setLink({ id: answer.value.id, address: `${location.origin}/follow/${answer.value.token}` });
      return onChanged();
    }
    const many = answer.refusal.code === 'too-many-shares';
    setTrouble(many ? refusals['too-many-shares'] : everyday.somethingWentWrong);
  };
  const end = async (shareId: string) => {
    const answer = await call(endShare, { id: visit.id, shareId });
    if (!answer.ok) return setTrouble(everyday.somethingWentWrong);
    toast(words.ended);
    onChanged();
  };
  return (
    <section className="visit-card share-visit">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {shown && <Link address={shown.address} />}
      {visit.shares.length > 0 && (
        <ul>
          {visit.shares.map(({ id, sharedAt }) => (
            <li key={id} className="num">
              {words.open({ time: shownClock(sharedAt) })}
              <button type="button" className="end-share" onClick={() => void end(id)}>
                {words.end}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button look="soft" busy={busy} onClick={() => void make()}>
        {words.make}
      </Button>
      <p className="change-trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
}

function Link({ address }: { address: string }) {
  const words = useWords().visit.share;
  const send = () =>
    navigator.share?.({ text: words.message({ link: address }) }).catch(() => {
      // A person who closes their device's share sheet has changed their mind.
    });
  return (
    <MadeLink address={address} words={words}>
      {typeof navigator.share === 'function' && (
        <Button look="line" onClick={() => void send()}>
          {words.send}
        </Button>
      )}
    </MadeLink>
  );
}
