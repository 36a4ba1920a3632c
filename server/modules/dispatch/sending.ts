import { type Considered, keepsPromise } from './ranking.ts';

/**
 * The Karigar who is sent without being asked: the best, within their hours, of those who have committed themselves to that day.
 * This round would ask them; where every minute counts it is before that anybody who keeps the promise and has room around it.
 */
export function whoIsSent(
  considered: readonly Considered[],
  committed: ReadonlySet<number>,
  { urgent }: { readonly urgent: boolean },
): Considered | undefined {
  const own = considered.filter(
    ({ karigarId, beyondMinutes = 0 }) => committed.has(karigarId) && beyondMinutes === 0,
  );
  const sure = urgent
    ? own.find((one) => isFree(one) && keepsPromise(one) && (one.shortMinutes ?? 0) === 0)
    : undefined;
  return sure ?? own.find(({ outcome }) => outcome === 'asked');
}

const isFree = ({ outcome }: Considered): boolean => outcome === 'asked' || outcome === 'next';
