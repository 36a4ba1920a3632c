import type { LINE_KINDS } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

export type BillLine = {
  readonly line: number;
  readonly kind: (typeof LINE_KINDS)[number];
  readonly label: string;
  readonly approvedPaise: Paise;
  readonly amountPaise: Paise;
  readonly state: 'open' | 'accepted' | 'disputed';
};

export type Asked = { readonly line: number; readonly amountPaise: Paise };

type Estimate = {
  readonly state: string;
  readonly lines: readonly {
    readonly kind: 'labour' | 'parts';
    readonly label: string;
    readonly amountPaise: Paise;
  }[];
};

/** The agreed work: the service as it was booked, and extra work to which the customer has said yes. */
export function agreedLines(
  pricePaise: Paise,
  estimates: readonly Pick<Estimate, 'state' | 'lines'>[],
): BillLine[] {
  const extra = estimates.filter(({ state }) => state === 'approved').flatMap(({ lines }) => lines);
  return [{ kind: 'service' as const, label: '', amountPaise: pricePaise }, ...extra].map(
    ({ kind, label, amountPaise }, index) => ({
      ...{ kind, label, amountPaise },
      line: index + 1,
      approvedPaise: amountPaise,
      state: 'open' as const,
    }),
  );
}

/**
 * Some of several days of the same worth were lost, because nobody of us came: the service costs no more than the
 * others.
 */
export const withoutLostDays = (
  lines: readonly BillLine[],
  { days, lost }: { readonly days: number; readonly lost: number },
): BillLine[] =>
  lines.map((one) => {
    if (one.kind !== 'service') return one;
    const atMostPaise = Math.floor((one.approvedPaise * (days - lost)) / days);
    return { ...one, amountPaise: Math.min(one.amountPaise, atMostPaise) };
  });

/** "Bill ≤ approved sum": each line costs at most what was agreed on. `others`: what lines cost that are not named. */
export function decideBill(
  agreed: readonly BillLine[],
  asked: readonly Asked[],
  others: 'whole' | 'nothing',
): Outcome<BillLine[], 'bill-too-high'> {
  const known = new Map(agreed.map((one) => [one.line, one]));
  for (const { line, amountPaise } of asked)
    if (amountPaise > (known.get(line)?.approvedPaise ?? -1))
      return refuse('bill-too-high', { line });
  const amounts = new Map(asked.map(({ line, amountPaise }) => [line, amountPaise]));
  return accept(
    agreed.map((one) => ({
      ...one,
      amountPaise: amounts.get(one.line) ?? (others === 'whole' ? one.approvedPaise : 0),
    })),
  );
}

export const totalOf = (lines: readonly { readonly amountPaise: Paise }[]): Paise =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The bill as money reckons with it. */
export const sumsOf = (lines: readonly Pick<BillLine, 'kind' | 'amountPaise'>[]) => ({
  workPaise: totalOf(lines.filter(({ kind }) => kind === 'service')),
  laborPaise: totalOf(lines.filter(({ kind }) => kind === 'labour')),
  partsPaise: totalOf(lines.filter(({ kind }) => kind === 'parts')),
});

/** The part of a bill that is not ours to pay: work that we have promised comes off it from the first line on, as it was booked. */
export function linesBeyond<Line extends { readonly amountPaise: Paise }>(
  lines: readonly Line[],
  promisedPaise: Paise,
): Line[] {
  let left = promisedPaise;
  return lines.map((one) => {
    const off = Math.min(left, one.amountPaise);
    left -= off;
    return { ...one, amountPaise: one.amountPaise - off };
  });
}

/**
 * How much of a disputed bill can be taken off, or be done again, at most. Where it is about one of several visits of the same
 * worth, that is its share of the service.
 */
export const disputedOf = (
  lines: readonly BillLine[],
  share: { readonly visits: number; readonly of: number },
): Paise =>
  lines
    .filter(({ state }) => state === 'disputed')
    .reduce((sum, { kind, approvedPaise, amountPaise }) => {
      const mostPaise = Math.floor((approvedPaise * share.visits) / share.of);
      return sum + (kind === 'service' ? Math.min(amountPaise, mostPaise) : amountPaise);
    }, 0);

/** Takes a deduction off disputed lines, the last first: the rest was accepted and stays. */
export function takeOff(lines: readonly BillLine[], refundPaise: Paise): BillLine[] {
  let left = refundPaise;
  return lines
    .toReversed()
    .map((one) => {
      const off = one.state === 'disputed' ? Math.min(left, one.amountPaise) : 0;
      left -= off;
      return { ...one, amountPaise: one.amountPaise - off };
    })
    .toReversed();
}

/**
 * The bill as it was asked before a dispute took something off its lines. A disputed line is taken to have cost what was
 * agreed on, as long as all that was taken off finds its place.
 */
export function putBack(
  lines: readonly BillLine[],
  { lines: disputed, refundPaise }: { lines: readonly number[]; refundPaise: Paise | null },
): BillLine[] {
  let left = refundPaise ?? 0;
  return lines
    .toReversed()
    .map((one) => {
      const missing = one.approvedPaise - one.amountPaise;
      const back = disputed.includes(one.line) ? Math.min(left, missing) : 0;
      left -= back;
      return { ...one, amountPaise: one.amountPaise + back };
    })
    .toReversed();
}
