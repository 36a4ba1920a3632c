import { useEffect, useState } from 'react';
import type { CancellationQuote } from '#contract/customer/cancellation.ts';
import { policy } from '#contract/policy.ts';
import type { Lang, Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock, shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { BetterWay } from './better-way.tsx';

type CancelTermsProps = { quote: CancellationQuote; onOver: () => void };

/** The cost of cancelling, the amount that comes back, and a clock that runs down to the moment at which it costs more. */
export function CancelTerms({ quote, onOver }: CancelTermsProps) {
  const { changes } = useWords();
  const lang = useLang();
  const words = changes.cancel;
  const { percent, feePaise, refundPaise, countedPaise, duePaise } = quote;
  return (
    <>
      <p>
        {reasonWords(quote, words)} {percent ? words.share({ percent }) : null}
      </p>
      <dl className="money change-money">
        <div>
          <dt>{words.fee}</dt>
          <dd className="num">{feePaise > 0 ? formatRupees(feePaise) : words.nothing}</dd>
        </div>
        {countedPaise > 0 && (
          <div>
            <dt>{words.counted}</dt>
            <dd className="num">{formatRupees(countedPaise)}</dd>
          </div>
        )}
        {refundPaise > 0 && (
          <div>
            <dt>{words.refund}</dt>
            <dd className="num">{formatRupees(refundPaise)}</dd>
          </div>
        )}
        {duePaise > 0 && (
          <div>
            <dt>{words.due}</dt>
            <dd className="num">{formatRupees(duePaise)}</dd>
          </div>
        )}
      </dl>
      {quote.heldForCase && <p className="note">{words.heldForCase}</p>}
      {refundPaise > 0 && !quote.heldForCase && <p className="note">{words.refundTime}</p>}
      {quote.better && <BetterWay quote={quote} better={quote.better} />}
      {quote.rises && (
        <div className="fee-clock">
          <Icon name="clock" />
          <p>{riseWords(quote.rises, words, lang)}</p>
          {quote.rises.after && (
            <FeeClock now={quote.now} until={quote.rises.after} onOver={onOver} />
          )}
        </div>
      )}
    </>
  );
}

function reasonWords(
  { reason, bounds }: CancellationQuote,
  words: Words['changes']['cancel'],
): string {
  const says = words.reasons[reason];
  return typeof says === 'string' ? says : says(bounds ?? policy.cancellation);
}

function riseWords(
  { by, after, feePaise }: NonNullable<CancellationQuote['rises']>,
  words: Words['changes']['cancel'],
  lang: Lang,
): string {
  const moment = after ? `${shownDay(after.slice(0, 10), lang)}, ${shownClock(after)}` : '';
  const filled = { amount: formatRupees(feePaise), moment };
  switch (by) {
    case 'clock':
      return words.risesByClock(filled);
    case 'assigned':
      return after ? words.risesAssignedBy(filled) : words.risesAssigned(filled);
    case 'sets-out':
      return words.risesSetsOut(filled);
    case 'arrives':
      return words.risesArrives(filled);
  }
}

const LONGEST_SHOWN_MS = 48 * 3_600_000;

/** Counted from the server's clock: the browser's own only says how much time has passed since. */
function FeeClock({ now, until, onOver }: { now: string; until: string; onOver: () => void }) {
  const { changes } = useWords();
  const [since] = useState(() => performance.now());
  const [passed, setPassed] = useState(0);
  const left = Date.parse(until) - Date.parse(now) - passed;
  const isOver = left < 0;

  useEffect(() => {
    const tick = setInterval(() => setPassed(performance.now() - since), 500);
    return () => clearInterval(tick);
  }, [since]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  if (isOver || left > LONGEST_SHOWN_MS) return null;
  return (
    <p className="num left" role="timer">
      {changes.cancel.left({ time: hoursMinutesSeconds(left) })}
    </p>
  );
}

function hoursMinutesSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
