import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { FROZEN_FOR, mayFreeze } from '#server/modules/booking/freeze.ts';
import { lockLatestFreeze, recordFreeze } from '#server/modules/booking/freeze-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { needsWork, placingBuckets } from '#server/modules/identity/placing-buckets.ts';
import { countAttempts, recordSuccess } from '#server/modules/identity/throttle-store.ts';
import {
  type Bucket,
  type Counted,
  decideAttempt,
  isUnderStrain,
} from '#server/modules/identity/throttling.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { isNewHere, refuseCash } from '../steps/booking/refuse-cash.ts';
import { checkCaptcha } from '../steps/identity/check-captcha.ts';
import { findSameRequest } from './steps/placing-request.ts';

type World = { readonly pool: Pool; readonly keys: Keys; readonly log: Pick<Log, 'security'> };
type Input = InputOf<typeof placeBooking>;
/** Booked by one of us for a caller, it says nothing of a network, and no machine does the work of a program. */
type Placed = { person: Person; input: Input; address: string; byUs?: boolean };
type Refused = Outcome<never, RefusalOf<typeof placeBooking>>;

/** The window in which a booking was counted: the count is given back when nothing was booked after all. */
export type Admission = { readonly counted: readonly Bucket[] };

/**
 * Before a booking is tried: how much comes from this mobile, to this door, and, of those who are new here, from this
 * network and altogether. The same request sent again is always let through, because it books nothing more.
 */
export async function admitPlacing(
  world: World,
  { person, input, address, byUs = false }: Placed,
  now: Instant,
): Promise<Outcome<Admission, RefusalOf<typeof placeBooking>>> {
  const { pool } = world;
  const isNewcomer = await isNewHere(pool, person, now);
  const door = doorOf(input);
  const { mobile, mobileProven } = person;
  const isOwner = mobileProven && !byUs;
  const buckets = placingBuckets({
    ...{ mobile, isOwner, door, address },
    isNewcomer: isNewcomer && !byUs,
  });
  const counted = await countAttempts(world, buckets, now);
  const refused = await judge(world, { person, input, counted, isNewcomer, byUs }, now);
  if (!refused) return accept({ counted: buckets });
  if (counted.every(({ isOver }) => !isOver)) await recordSuccess(world, buckets, []);
  return (await findSameRequest(pool, person, input)) ? accept({ counted: [] }) : refused;
}

type Asking = {
  readonly person: Person;
  readonly input: Input;
  readonly counted: readonly Counted[];
  readonly isNewcomer: boolean;
  readonly byUs: boolean;
};

async function judge(
  world: World,
  { person, input, counted, isNewcomer, byUs }: Asking,
  now: Instant,
): Promise<Refused | undefined> {
  const attempt = decideAttempt(counted, now);
  if (isUnderStrain(counted.filter(({ limit }) => limit === 'place/newcomers')))
    await freeze(world, now);
  if (!attempt.ok) return attempt;
  const { paymentMethod: method } = input;
  const { id } = person;
  const noCash =
    method === 'cash' ? await refuseCash(world.pool, { id, isNewcomer }, now) : undefined;
  if (noCash) return refuse(noCash);
  if (!isNewcomer || byUs || (person.mobileProven && !needsWork(counted))) return undefined;
  const { pool: db, keys } = world;
  const solved = await checkCaptcha({ db, keys }, input.captcha ?? '', 'booking', now);
  return solved.ok ? undefined : solved;
}

/**
 * More newcomers book than ever really do: operations are alarmed, and until they have looked none of them books for
 * cash.
 */
async function freeze({ pool, log }: World, now: Instant): Promise<void> {
  const id = await transaction(pool, async (db) => {
    if (!mayFreeze(await lockLatestFreeze(db), now)) return undefined;
    const begun = { id: newId(now), reason: 'many-newcomers' } as const;
    const lapsesAt = now + FROZEN_FOR;
    await recordFreeze(db, { ...begun, startedBy: 'house', lapsesAt }, now);
    const data = { reason: begun.reason, lapsesAt };
    await recordEvent(db, begun.id, 'BookingsFrozen', now, 'house', data);
    return begun.id;
  });
  if (id !== undefined) log.security('bookings-frozen', { freeze: id });
}

/** Written differently it is the same home. */
const doorOf = ({ address }: Input): string =>
  [address.pincode, address.society, address.wing, address.flat, address.street]
    .map((part) => (part ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .join(' ');

/** Nothing was booked, or nothing new. */
export async function giveBackPlacing(
  world: Pick<World, 'pool' | 'keys'>,
  { counted }: Admission,
): Promise<void> {
  if (counted.length > 0) await recordSuccess(world, counted, []);
}
