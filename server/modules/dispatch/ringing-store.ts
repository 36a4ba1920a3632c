import { DAY, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockEach } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { OfferedPay } from './offer.ts';

/** An open offer that has not rung yet. */
export type SilentOffer = {
  readonly id: string;
  readonly karigarId: number;
  readonly urgent: boolean;
  readonly startsAt: Instant;
  readonly expiresAt: Instant;
  readonly pay: OfferedPay;
};

const lockSilent = statement<[string, number[], Date], SilentOffer>({
  name: 'dispatch-lock-silent-offers',
  text: `select id, karigar_id as "karigarId", urgent, starts_at as "startsAt", expires_at as "expiresAt", pay
    from offers
    where booking_id = $1 and karigar_id = any($2) and state = 'open' and expires_at > $3 and rang_at is null
    order by karigar_id for update`,
});

/** At one Karigar one visit rings after the other, so that each knows of the one before. */
export const lockRinging = (db: Database, karigarIds: readonly number[]): Promise<unknown> =>
  lockEach(db, 'ringing', karigarIds);

/** Rings these Karigars about this visit; locked, so that none rings twice. The caller has locked the booking. */
export const lockSilentOffers = (
  db: Database,
  bookingId: string,
  karigarIds: readonly number[],
  now: Instant,
): Promise<SilentOffer[]> => lockSilent.run(db, [bookingId, [...karigarIds], new Date(now)]);

const listRung = statement<[number[], Date], { karigarId: number; rungAt: Instant }>({
  name: 'dispatch-list-rung',
  text: `select karigar_id as "karigarId", rang_at as "rungAt" from offers
    where karigar_id = any($1) and rang_at > $2 and rang_at is not null and not urgent`,
});

/** When ordinary offers have rung at these Karigars within a day. */
export async function listRings(
  db: Database,
  karigarIds: readonly number[],
  now: Instant,
): Promise<ReadonlyMap<number, readonly Instant[]>> {
  const rows = await listRung.run(db, [[...karigarIds], new Date(now - DAY)]);
  return Map.groupBy(rows, ({ karigarId }) => karigarId)
    .entries()
    .reduce(
      (all, [id, rung]) =>
        all.set(
          id,
          rung.map((one) => one.rungAt),
        ),
      new Map(),
    );
}

const setRang = statement<[string[], Date]>({
  name: 'dispatch-record-rang',
  text: 'update offers set rang_at = $2 where id = any($1)',
});

export async function recordRang(
  db: Database,
  offerIds: readonly string[],
  now: Instant,
): Promise<void> {
  await setRang.run(db, [[...offerIds], new Date(now)]);
}
