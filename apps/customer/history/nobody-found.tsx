import type { ReactNode } from 'react';
import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

type NobodyFoundProps = {
  choices: NonNullable<OutputOf<typeof readBooking>['ifNobodyFound']>;
  mayMove: boolean;
  mayCancel: boolean;
  /** The buttons for what is said here. */
  children: ReactNode;
};

/** The hour is near and nobody has said yes: what happens by itself, and what the customer can do instead. */
export function NobodyFound({ choices, mayMove, mayCancel, children }: NobodyFoundProps) {
  const { history } = useWords();
  const words = history.detail.nobodyFound;
  const lang = useLang();
  const { callOffAt, refundPaise, creditPaise, feePaise } = choices;
  const moment = shownMoment(callOffAt, lang);
  const credit = refundPaise > 0 ? words.credit : words.creditOnly;
  return (
    <section className="nobody-found" aria-labelledby="nobody-found">
      <h2 id="nobody-found">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        <li suppressHydrationWarning={commasDiffer}>
          {words.wait({ moment })}
          {refundPaise > 0 && ` ${words.refund({ amount: formatRupees(refundPaise) })}`}
          {creditPaise > 0 && ` ${credit({ amount: formatRupees(creditPaise) })}`}
        </li>
        {mayMove && <li>{words.move}</li>}
        {mayCancel && (
          <li>
            {feePaise > 0 ? words.cancelFee({ amount: formatRupees(feePaise) }) : words.cancelFree}
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}
