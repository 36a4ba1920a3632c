import { readEarnings } from '#contract/karigar/read-earnings.ts';
import { makeKarigarPayouts } from '#contract/ops/make-karigar-payouts.ts';
import { recordKarigarPaid } from '#contract/ops/record-karigar-paid.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { type Company, must, type Serving } from './at-work.ts';
import type { Moment } from './served.ts';

export type Appointment = {
  readonly startsAt: Instant;
  readonly one: Serving;
  readonly moments: readonly Moment[];
};

const AT_ONCE = 6;
/** Nobody has complained for so long, so the clock accepts the work. */
const ACCEPTED_AFTER = 26 * HOUR;
const ENDED_WITHIN_MS = 300_000;

/** Turns the clock to each hour at which something happens, in their order, and lives through it while the server is killed. */
export async function keepAppointments(
  company: Company,
  appointments: readonly Appointment[],
  kills: number,
): Promise<void> {
  const due = appointments
    .flatMap(({ startsAt, one, moments }) =>
      moments.map(({ minutes, happens }) => ({ at: startsAt + minutes * MINUTE, one, happens })),
    )
    .toSorted((some, other) => some.at - other.at);
  const hours = [...Map.groupBy(due, ({ at }) => at)];
  const every = kills > 0 ? Math.ceil(hours.length / kills) : Number.POSITIVE_INFINITY;
  for (const [index, [at, all]] of hours.entries()) {
    await company.clock.turnTo(at);
    const waiting = all.values();
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (const { one, happens } of waiting) await happens(company, one);
    });
    await Promise.all([
      ...lanes,
      index % every === every - 1 ? company.product.crash() : undefined,
    ]);
  }
  await company.clock.turnTo(company.clock.now() + ACCEPTED_AFTER);
  await allEnded(company, appointments);
}

async function allEnded({ product }: Company, appointments: readonly Appointment[]): Promise<void> {
  const ids = appointments.map(({ one }) => one.id);
  const until = Date.now() + ENDED_WITHIN_MS;
  for (;;) {
    const { rows } = await product.db.query<{ status: string }>(
      `select distinct status from bookings where id = any($1)
        and status not in ('completed', 'cancelled', 'no_show_customer', 'no_show_provider')`,
      [ids],
    );
    if (rows.length === 0) return;
    if (Date.now() > until)
      throw new Error(`Visits never ended: ${rows.map(({ status }) => status)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

export type Wages = {
  readonly earnedPaise: number;
  readonly paidPaise: number;
  readonly waitedPaise: number;
  readonly unexplained: readonly string[];
};

/**
 * Finance pays all that was earned, less the cash that Karigars hold. Each of them reads in their app, visit by visit, what
 * the ledger has posted for them, and after the payout that nothing is left to pay.
 */
export async function payWages(company: Company): Promise<Wages> {
  const { product, clock, ops } = company;
  const { rows } = await product.db.query<{ karigarId: number; bookingId: string; paise: number }>(
    `select split_part(account, ':', 2)::int as "karigarId", booking_id as "bookingId", -sum(amount_paise)::int as paise
      from ledger_lines l join ledger_entries e on e.id = l.entry_id
      where account like 'karigar_payable:%' and booking_id is not null group by 1, 2 order by 1, 2`,
  );
  const { payouts } = await must(ops, makeKarigarPayouts, {});
  for (const { payoutId } of payouts)
    await must(ops, recordKarigarPaid, { payoutId, bankReference: newId().slice(-12) });
  const today = dateInIndia(clock.now());
  const unexplained: string[] = [];
  let waitedPaise = 0;
  for (const [karigarId, posted] of Map.groupBy(rows, (row) => row.karigarId)) {
    const { client } = await company.workerOf(karigarId);
    const told = new Map<string, number>();
    for (const back of [0, 7, 14]) {
      const week = addDays(today, -back);
      const read = await must(client, readEarnings, { week });
      for (const { bookingId, kind, netPaise } of read.visits) {
        told.set(bookingId, (told.get(bookingId) ?? 0) + netPaise);
        if (kind === 'wait-at-door') waitedPaise += netPaise;
      }
      if (back === 0 && read.toPayPaise > 0)
        unexplained.push(`Karigar ${karigarId} was paid, and is still owed ${read.toPayPaise}`);
    }
    for (const { bookingId, paise } of posted)
      if (told.get(bookingId) !== paise)
        unexplained.push(
          `Karigar ${karigarId} is told ${told.get(bookingId)} for booking ${bookingId}, the ledger has ${paise}`,
        );
  }
  return {
    earnedPaise: rows.reduce((sum, { paise }) => sum + paise, 0),
    paidPaise: payouts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    ...{ waitedPaise, unexplained },
  };
}
