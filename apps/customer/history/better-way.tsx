import type { CancellationQuote } from '#contract/customer/cancellation.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';

type Better = NonNullable<CancellationQuote['better']>;

/** When the quote was made, by the server's clock. */
export const nobodyHasCome = ({ now, better }: CancellationQuote): boolean =>
  better?.by === 'nobody-came' && Date.parse(better.from) <= Date.parse(now);

/** It is we who are late: what gives the customer more than cancelling, said before they cancel. */
export function BetterWay({ quote, better }: { quote: CancellationQuote; better: Better }) {
  const words = useWords().changes.cancel.better;
  return (
    <div className="fee-clock">
      <Icon name="clock" />
      <p>{sentenceOf(better, words, nobodyHasCome(quote))}</p>
    </div>
  );
}

type BetterWords = Words['changes']['cancel']['better'];

function sentenceOf(better: Better, words: BetterWords, isNow: boolean): string {
  const filled = { moment: shownClock(better.from), gets: getsOf(better, words) };
  switch (better.by) {
    case 'late':
      return words.late(filled);
    case 'nobody-found':
      return words.nobodyFound(filled);
    case 'nobody-came':
      return isNow ? words.nobodyCame(filled) : words.nobodyCameBy(filled);
  }
}

function getsOf({ refundPaise, creditPaise }: Better, words: BetterWords): string {
  const refund = words.refund({ amount: formatRupees(refundPaise) });
  const credit = words.credit({ amount: formatRupees(creditPaise) });
  if (refundPaise === 0) return credit;
  return creditPaise === 0 ? refund : words.both({ refund, credit });
}
