import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { setAllowanceRates as promise } from '#contract/ops/set-allowance-rates.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { decideRatesDay, isSameRates } from '#server/modules/allowance/rates-day.ts';
import { findRatesOn, lockRates, recordRates } from '#server/modules/allowance/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Set = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/** Rates are written for a day ahead; what was promised and paid before stands. Set a second time nothing happens. */
export const setAllowanceRates = (
  pool: Pool,
  { why, by, ...rates }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Set> =>
  transaction(pool, async (db): Promise<Set> => {
    const { holdsFrom } = rates;
    const day = decideRatesDay(holdsFrom, dateInIndia(now));
    if (!day.ok) return day;
    await lockRates(db);
    const before = await findRatesOn(db, holdsFrom);
    if (before && isSameRates(before, rates)) return accept({ holdsFrom });
    await recordRates(db, rates, now);
    await recordEvent(db, newId(now), 'AllowanceRatesSet', now, `ops:${by}`, { ...rates, why });
    return accept({ holdsFrom });
  });
