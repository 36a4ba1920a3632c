import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock } from '#ui/dates.ts';
import { useWords } from '#ui/words.tsx';
import type { Late } from './late-places.ts';

/** The sum we owe now, and what comes to it if nobody arrives. */
export function Owed({ late }: { late: Late }) {
  const words = useWords().changes.late;
  const { isFree, isOwed, gets, freed } = useOwed(late);
  const [free, owed] = [shownClock(late.freeFrom), shownClock(late.owedFrom)];
  return (
    <div className="owed num">
      {!isOwed && (
        <p className={isFree ? 'now' : undefined}>
          <b>{isFree ? words.freeNow : words.freeFrom({ time: free })}</b>
          {freed}
        </p>
      )}
      <p className={isOwed ? 'now' : undefined}>
        <b>{isOwed ? words.owedNow : words.owedFrom({ time: owed })}</b>
        {gets}
      </p>
    </div>
  );
}

/** The same in sentences, by the server's clock. */
export function useOwed({ now, freeFrom, owedFrom, gets }: Late) {
  const { changes } = useWords();
  const words = changes.late;
  const isFree = Date.parse(now) >= Date.parse(freeFrom);
  const paid = gets?.refundPaise ?? 0;
  const freed = paid > 0 ? words.allBack({ amount: formatRupees(paid) }) : words.costsNothing;
  return {
    isFree,
    isOwed: Date.parse(now) >= Date.parse(owedFrom),
    freed,
    gets: gets ? getsOf(gets, changes.cancel.better) : words.dayBack,
    cancelling: isFree ? freed : words.cancelYet({ time: shownClock(freeFrom) }),
  };
}

function getsOf(
  { refundPaise, creditPaise }: NonNullable<Late['gets']>,
  words: Words['changes']['cancel']['better'],
): string {
  const refund = words.refund({ amount: formatRupees(refundPaise) });
  const credit = words.credit({ amount: formatRupees(creditPaise) });
  if (refundPaise === 0) return credit;
  return creditPaise === 0 ? refund : words.both({ refund, credit });
}
