import { newId } from '#kernel/ids.ts';
import { type Clock, DAY, HOUR, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { isStillSo } from '#server/modules/inbox/causes.ts';
import type { NewItem } from '#server/modules/inbox/item.ts';
import {
  listLapsed,
  listOpenAbout,
  listOpenOfThings,
  listTroubled,
} from '#server/modules/inbox/store.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endItem } from '../steps/inbox/end-item.ts';
import { openItem } from '../steps/inbox/open-item.ts';
import { stateOfBooking } from './steps/state-of-booking.ts';

type Deps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: Pick<AppCache, 'services'>;
};

/** Money that does not arrive by itself, as the list of it says. */
export type Stuck = {
  readonly id: string;
  readonly about: string;
  readonly because: string;
  readonly amountPaise: number;
  readonly bookingId: string | null;
};

/**
 * Covers what no event tells: money whose day is over, or that waits for a second operator, comes in; money that has
 * arrived goes out, and so does whatever else is no longer so, should its event have been lost. Answers whose screens
 * have something new.
 */
export async function sweepInbox(deps: Deps, stuck: readonly Stuck[]): Promise<string[]> {
  const told = [
    await transaction(deps.pool, (db) => compareMoney(db, stuck, deps.now())),
    await transaction(deps.pool, (db) => endLapsed(db, deps.now())),
    ...(await listTroubled(deps.pool).then((ids) => endEach(deps, ids))),
  ];
  return told.some(Boolean) ? [INBOX_TOPIC] : [];
}

/** A day after it was told, an alarm of a day says nothing any more. */
async function endLapsed(db: Database, now: Instant): Promise<boolean> {
  const lapsed = await listLapsed(db, now, now - DAY);
  for (const id of lapsed) await endItem(db, id, 'by-itself', 'lapsed', now);
  return lapsed.length > 0;
}

const KINDS: Readonly<Record<string, NewItem['kind']>> = {
  refund: 'refund-stuck',
  payout: 'payout-stuck',
  'karigar-payout': 'karigar-pay-stuck',
  payment: 'payment-mismatch',
  dispute: 'decision-waits',
  'safety-case': 'decision-waits',
  'safety-fee': 'decision-waits',
};

/** The time for which an item that an operator has closed is not opened again, if it is unchanged. */
const LEFT_ALONE = 30 * DAY;

async function compareMoney(db: Database, stuck: readonly Stuck[], now: Instant): Promise<boolean> {
  const known = await listOpenOfThings(db, now - LEFT_ALONE);
  const isKnown = (one: Stuck) =>
    known.some(({ kind, about, because }) => {
      return kind === KINDS[one.about] && about === one.id && because === one.because;
    });
  const fresh = stuck.filter((one) => !isKnown(one));
  for (const one of fresh)
    await openItem(db, { id: newId(now), item: itemOf(one, now), why: one.because }, now);
  const gone = known.filter(({ kind, about, because, isOpen }) => {
    const still = stuck.some((one) => kind === KINDS[one.about] && about === one.id);
    return isOpen && !still && SEEN_BY_THE_LIST.has(because ?? '');
  });
  for (const { id } of gone) await endItem(db, id, 'by-itself', 'arrived', now);
  return fresh.length + gone.length > 0;
}

/** Items that an event has told of and only an operator ends. */
const SEEN_BY_THE_LIST: ReadonlySet<string> = new Set([
  'overdue',
  'needs-another-person',
  'stopped',
]);

function itemOf({ id, about, because, amountPaise, bookingId }: Stuck, now: Instant): NewItem {
  const kind = KINDS[about] ?? 'payment-mismatch';
  return {
    ...{ kind, about: id, thingId: id, amountPaise, because },
    ...(bookingId !== null && { bookingId }),
    harms: about === 'karigar-payout' ? 'karigar' : 'customer',
    harmAt: now + (because === 'overdue' || because === 'stopped' ? HOUR : DAY),
    meanwhile: { does: 'nothing' },
  };
}

async function endEach(deps: Deps, bookingIds: readonly string[]): Promise<boolean[]> {
  const told: boolean[] = [];
  for (const bookingId of bookingIds) told.push(await endGone(deps, bookingId));
  return told;
}

const endGone = ({ pool, now: clock, facts }: Deps, bookingId: string): Promise<boolean> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) return false;
    const now = clock();
    const visit = await findVisit(db, bookingId);
    const state = await stateOfBooking(db, facts, { booking, visit, now });
    const gone = (await listOpenAbout(db, [bookingId])).filter((one) => !isStillSo(one, state));
    for (const { id } of gone) await endItem(db, id, 'by-itself', 'seen', now);
    return gone.length > 0;
  });
