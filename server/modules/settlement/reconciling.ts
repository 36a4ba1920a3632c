import type { Paise } from '#kernel/money.ts';
import type { LocalDate } from '#kernel/time.ts';

/** A row of the gateway's report. */
export type Line = {
  readonly kind: 'payment' | 'refund' | 'adjustment';
  readonly gatewayReference: string;
  readonly amountPaise: Paise;
  readonly feePaise: Paise;
  readonly taxPaise: Paise;
  readonly payoutReference: string | null;
};

/** Money of ours that went through the gateway, as our books have it. */
export type Ours = {
  readonly kind: 'payment' | 'refund';
  readonly gatewayReference: string;
  readonly bookingId: string;
  readonly amountPaise: Paise;
};

export type Difference = {
  readonly kind: 'missing-here' | 'missing-there' | 'amount' | 'fee' | 'duplicate';
  readonly about: Line['kind'];
  readonly gatewayReference: string;
  readonly bookingId: string | null;
  readonly oursPaise: Paise | null;
  readonly theirsPaise: Paise | null;
};

export type AppCache = {
  readonly day: LocalDate;
  readonly lines: readonly Line[];
  /** Our payments and refunds that the lines name. */
  readonly named: readonly Ours[];
  /** Our payments that should have been paid out by now and never were on any report before this one. */
  readonly overdue: readonly Ours[];
  /** On which day a line was told before. */
  readonly toldOn: ReadonlyMap<string, LocalDate>;
  readonly terms: Terms;
};

/** The gateway's highest fee: at most so much of a payment, and the tax on that. */
export type Terms = { readonly mostFeePercent: number; readonly taxPercent: number };

export type Reconciliation = {
  /** Lines that are ours to the paisa: these go into the ledger. */
  readonly matched: readonly { readonly line: Line; readonly ours: Ours }[];
  readonly differences: readonly Difference[];
};

/** Every line against our books, and our books against every line: whatever does not fit is named. */
export function reconcile({ day, lines, named, overdue, toldOn, terms }: AppCache): Reconciliation {
  const ours = new Map(named.map((one) => [keyOf(one), one]));
  const seen = new Set<string>();
  const matched: { line: Line; ours: Ours }[] = [];
  const differences: Difference[] = [];
  for (const line of lines) {
    const key = keyOf(line);
    const mine = ours.get(key);
    const note = (kind: Difference['kind'], oursPaise: Paise | null, theirsPaise: Paise) =>
      differences.push({ ...about(line, mine), kind, oursPaise, theirsPaise });
    // The same day may be reported anew; another day may not report it again.
    const before = toldOn.get(key);
    const isSecond = seen.has(key) || (before !== undefined && before !== day);
    seen.add(key);
    if (isSecond) note('duplicate', mine?.amountPaise ?? null, line.amountPaise);
    else if (!mine) note('missing-here', null, line.amountPaise);
    else if (mine.amountPaise !== line.amountPaise)
      note('amount', mine.amountPaise, line.amountPaise);
    else {
      const allowed = feeAllowed(line, terms);
      if (allowed !== undefined) note('fee', allowed, line.feePaise + line.taxPaise);
      matched.push({ line, ours: mine });
    }
  }
  for (const one of overdue) {
    if (seen.has(keyOf(one))) continue;
    const { kind, gatewayReference, bookingId, amountPaise } = one;
    differences.push({
      kind: 'missing-there',
      about: kind,
      gatewayReference,
      bookingId,
      oursPaise: amountPaise,
      theirsPaise: null,
    });
  }
  return { matched, differences };
}

export const keyOf = (one: Pick<Line, 'kind' | 'gatewayReference'>): string =>
  `${one.kind}:${one.gatewayReference}`;

const about = (line: Line, mine: Ours | undefined) => ({
  about: line.kind,
  gatewayReference: line.gatewayReference,
  bookingId: mine?.bookingId ?? null,
});

/** The fee that they might have kept with its tax, when they kept more or taxed it otherwise; nothing when all is well. */
function feeAllowed(line: Line, { mostFeePercent, taxPercent }: Terms): Paise | undefined {
  const most = line.kind === 'payment' ? Math.ceil((line.amountPaise * mostFeePercent) / 100) : 0;
  const tax = (line.feePaise * taxPercent) / 100;
  const isFair = line.feePaise <= most && Math.abs(line.taxPaise - tax) <= 1;
  return isFair ? undefined : Math.min(line.feePaise, most) + Math.round((most * taxPercent) / 100);
}
