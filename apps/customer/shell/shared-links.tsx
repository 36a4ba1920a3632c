import { useState } from 'react';
import { endShare } from '#contract/customer/end-share.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { shareVisit } from '#contract/customer/share-visit.ts';
import type { Words } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { MadeLink } from '#ui/made-link.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import './shared-links.css';

type SharedLinksProps = {
  id: string;
  /** For the person at the door in the customer's place. */
  atHome?: boolean;
  /** Theirs: the customer's own telephone opens what is to be sent, written already. */
  mobile?: string | undefined;
  shares: LiveVisit['shares'];
  words: Words['visit']['share'];
  onChanged: () => void;
};

/** Links to a visit. We keep no copy of one: whoever needs it again makes another. */
export function SharedLinks(props: SharedLinksProps) {
  const { id, atHome = false, mobile, shares, words, onChanged } = props;
  const { everyday, refusals } = useWords();
  const [link, setLink] = useState<{ id: string; address: string }>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const shown = shares.some((one) => one.id === link?.id) ? link : undefined;

  const make = async () => {
    setBusy(true);
    setTrouble('');
    const answer = await call(shareVisit, { id, ...(atHome && { atHome }) });
    setBusy(false);
    if (answer.ok) {
      setLink({ id: answer.value.id, address: `${location.origin}/follow/${answer.value.token}` });
      return onChanged();
    }
    const many = answer.refusal.code === 'too-many-shares';
    setTrouble(many ? refusals['too-many-shares'] : everyday.somethingWentWrong);
  };
  const end = async (shareId: string) => {
    const answer = await call(endShare, { id, shareId });
    if (!answer.ok) return setTrouble(everyday.somethingWentWrong);
    toast(words.ended);
    onChanged();
  };
  return (
    <div className="shared-links">
      {shown && <Link address={shown.address} mobile={mobile} words={words} />}
      {shares.length > 0 && (
        <ul>
          {shares.map((one) => (
            <li key={one.id} className="num">
              {words.open({ time: shownClock(one.sharedAt) })}
              <button type="button" className="end-share" onClick={() => void end(one.id)}>
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
    </div>
  );
}

type LinkProps = { address: string } & Pick<SharedLinksProps, 'mobile' | 'words'>;

function Link({ address, mobile, words }: LinkProps) {
  const send = () =>
    navigator.share?.({ text: words.message({ link: address }) }).catch(() => {
      // A person who closes their device's share sheet has changed their mind.
    });
  return (
    <MadeLink address={address} words={words}>
      {mobile && <SendTo mobile={mobile} text={words.message({ link: address })} />}
      {typeof navigator.share === 'function' && (
        <Button look="line" onClick={() => void send()}>
          {words.send}
        </Button>
      )}
    </MadeLink>
  );
}

function SendTo({ mobile, text }: { mobile: string; text: string }) {
  const words = useWords().history.detail.briefing.page;
  const written = encodeURIComponent(text);
  return (
    <>
      <a
        className="btn line"
        href={`https://wa.me/${mobile.slice(1)}?text=${written}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.byWhatsApp}
      </a>
      <a className="btn line" href={`sms:${mobile}?body=${written}`}>
        {words.bySms}
      </a>
    </>
  );
}
