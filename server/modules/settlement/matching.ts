import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Difference, Line, Ours } from './reconciling.ts';

/** As little as this of a name is shared by chance. */
const LEAST_SHARED = 6;

/** One name written in two ways: in other letters, with marks or zeros before it, or cut off on one side. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < LEAST_SHARED) return short === long && short !== '';
  return long.startsWith(short) || long.endsWith(short);
}

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');

export type MatchFacts = {
  readonly difference: Pick<Difference, 'kind' | 'about'>;
  /** The line of the report; nothing when it was never kept. */
  readonly line: (Line & { readonly booked: boolean }) | undefined;
  /** Our payment or refund that it is said to be. */
  readonly ours: Ours | undefined;
  /** A report has told our payment or refund before, by whichever name. */
  readonly isTold: boolean;
};

/** Only a line that our books do not know fits, and only what is ours to the paisa and on no report. */
export function decideMatch({
  difference,
  line,
  ours,
  isTold,
}: MatchFacts): Outcome<
  { readonly line: Line; readonly ours: Ours },
  'difference-not-matchable' | 'money-not-found' | 'amount-differs' | 'already-settled'
> {
  if (difference.kind !== 'missing-here' || !line) return refuse('difference-not-matchable');
  if (ours?.kind !== line.kind) return refuse('money-not-found');
  if (ours.amountPaise !== line.amountPaise) return refuse('amount-differs');
  if (ours.gatewayReference !== line.gatewayReference && (line.booked || isTold))
    return refuse('already-settled');
  return accept({ line, ours });
}

/** Our payment goes by its own name: nothing is matched by hand, so nobody has to agree. A name unlike ours needs two always. */
export const needsTwoToMatch = (
  { line, ours }: { readonly line: Line; readonly ours: Ours },
  isAboveLimit: (amountPaise: Paise) => boolean,
): boolean =>
  line.gatewayReference !== ours.gatewayReference &&
  (isAboveLimit(line.amountPaise) || !isAlike(line.gatewayReference, ours.gatewayReference));
