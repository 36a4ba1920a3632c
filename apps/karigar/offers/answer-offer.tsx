import { useEffect, useState } from 'react';
import { acceptOffer } from '#contract/karigar/accept-offer.ts';
import { listOffers } from '#contract/karigar/list-offers.ts';
import type { OfferView } from '#contract/karigar/offer.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useNow } from '../../browser/use-now.ts';
import { askAgain } from '../api/reading.ts';
import { serverNow } from '../api/server-clock.ts';
import { go } from '../shell/path.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { markAnswered } from './answered.ts';
import { decline, undo, useDeclining } from './declining.ts';

/** The first Karigar to accept has the visit, so this is asked at once and never kept for later; a no may be. */
export function AnswerOffer({ offer }: { offer: OfferView }) {
  const { words, lang } = useSpeech();
  const { offers } = words;
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  const { id, bookingId } = offer;
  const accept = () =>
    during(async () => {
      markAnswered(id);
      const answer = await call(acceptOffer, { id });
      if (!answer.ok) {
        setError(refusalText(answer.refusal, words));
        return void askAgain(listOffers);
      }
      toast(offers.accepted);
      void askAgain(listOffers, readKarigarDay);
      go(`/visits/${bookingId}`);
      return 'gone';
    });
  const { until, kept, undoing } = useDeclining(offer);
  const say = async (what: typeof decline) => {
    const refusal = await what(id);
    if (!refusal) return;
    // The card may be gone in the next moment.
    toast(refusalText(refusal, words));
    void askAgain(listOffers);
  };
  if (until !== undefined)
    return <Declined until={until} kept={kept} onUndo={() => void say(undo)} />;
  return (
    <>
      <p className="k-row">
        <span>{offers.answerBy({ time: shownMoment(offer.expiresAt, lang) })}</span>
        <TimeLeft until={offer.expiresAt} />
      </p>
      <div className="k-answers">
        <p className="k-said" role="alert">
          {error}
        </p>
        <Button size="lg" busy={busy || undoing} onClick={() => void accept()}>
          {offers.accept}
        </Button>
        <Button size="lg" look="soft" busy={busy || undoing} onClick={() => void say(decline)}>
          {offers.decline}
        </Button>
      </div>
      <p className="k-note">{offers.declineText}</p>
    </>
  );
}

/** In the same place, so that a slip of the thumb is taken back by another touch. */
function Declined(props: { until: number; kept: boolean; onUndo: () => void }) {
  const { until, kept, onUndo } = props;
  const { offers } = useSpeech().words;
  const now = useNow(1000, serverNow);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = seconds === 0 && !kept;
  useEffect(() => {
    if (isOver) void askAgain(listOffers);
  }, [isOver]);
  const text = kept ? offers.declinedKept : offers.declinedFor({ seconds });
  return (
    <div className="k-answers">
      <p className="k-wide-answer" role="status">
        {isOver ? offers.declined : text}
      </p>
      {!isOver && (
        <Button size="lg" look="line" onClick={onUndo}>
          {offers.undo}
        </Button>
      )}
    </div>
  );
}

/** Counted only for the last quarter of an hour: before that it would only press. */
const SOON_MS = 15 * 60_000;

function TimeLeft({ until }: { until: string }) {
  const { words } = useSpeech();
  const now = useNow(1000, serverNow);
  const left = Date.parse(until) - now;
  if (left <= 0 || left > SOON_MS) return null;
  const seconds = Math.floor(left / 1000);
  return (
    <b className="num" role="timer">
      {words.offers.left({
        minutes: Math.floor(seconds / 60),
        seconds: String(seconds % 60).padStart(2, '0'),
      })}
    </b>
  );
}
