import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { readGatePass as customerContract } from '#contract/customer/read-gate-pass.ts';
import type { Address } from '#contract/fields/address.ts';
import type { GatePass, GateRules } from '#contract/fields/gate-pass.ts';
import { packClaims, writeGatePass } from '#contract/gate-claims.ts';
import type { readOwnGatePass as karigarContract } from '#contract/karigar/read-own-gate-pass.ts';
import type { OutputOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { passText, passWindow, promisedUntil } from '#server/modules/society/gate-pass.ts';
import { agreedFrom } from '#server/modules/visit/early.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { qrPath } from '#server/platform/qr/qr-path.ts';
import { signForGates } from '#server/platform/secrets/gate-signature.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { passDigits } from '#server/platform/secrets/pass.ts';

export type GatePassWorld = {
  readonly pool: Database;
  readonly keys: Keys;
  readonly facts: Pick<AppCache, 'societies'>;
  /** The origin of our pages. */
  readonly origin: string;
};

/** The passes of everybody who comes for a customer's booking. */
export async function readGatePass(
  world: GatePassWorld,
  userId: string,
  bookingId: string,
  now: Instant,
): Promise<Outcome<OutputOf<typeof customerContract>, 'booking-not-found' | 'no-gate-pass'>> {
  const rows = await selectOfCustomer.run(world.pool, [bookingId, userId]);
  const [first] = rows;
  if (!first) return refuse('booking-not-found');
  const passes = currentOf(rows, now).map((row) => passOf(world, row));
  if (passes.length === 0) return refuse('no-gate-pass');
  return accept({ passes, gate: await gateOf(world, first.address) });
}

/** The pass of one Karigar for a visit of theirs. */
export async function readOwnGatePass(
  world: GatePassWorld,
  userId: string,
  bookingId: string,
  now: Instant,
): Promise<Outcome<OutputOf<typeof karigarContract>, 'visit-not-found' | 'no-gate-pass'>> {
  const rows = await selectOfKarigar.run(world.pool, [bookingId, userId]);
  if (rows.length === 0) return refuse('visit-not-found');
  const [current] = currentOf(rows, now);
  if (!current) return refuse('no-gate-pass');
  return accept({
    pass: passOf(world, current),
    gate: await gateOf(world, current.address),
  });
}

/** Each Karigar's visit that is on or comes next: work on several days has a pass for each day. */
function currentOf(rows: readonly Row[], now: Instant): readonly Row[] {
  const ahead = rows.filter((row) => isExpected(row.status) && windowOf(row).until >= now);
  const byKarigar = Map.groupBy(ahead, ({ karigar_id }) => karigar_id);
  return [...byKarigar.values()].flatMap(([next]) => next ?? []);
}

function passOf({ keys, origin }: GatePassWorld, row: Row): GatePass {
  const about = passText(expectedOf(row));
  const { from, until } = windowOf(row);
  const name = shownTo('guard', 'karigar.name', row.karigar_name);
  // It is made to be held before a guard: to the customer and the Karigar it says no more.
  const wing = shownTo('guard', 'customer.address', row.address);
  const signed = packClaims({
    ...{ id: row.booking_id, karigarId: row.karigar_id, promisedAt: row.promised_at },
    ...{ from, until: promisedUntil(expectedOf(row)), wing, name },
  });
  const address = `${origin}/gate#${writeGatePass(signed, signForGates(keys.gates, signed))}`;
  return {
    karigarName: name,
    code: passDigits(keys.passes, about),
    address,
    qr: qrPath(address),
    home: wing,
    from: toIndiaIso(from),
    until: toIndiaIso(until),
  };
}

async function gateOf({ facts }: GatePassWorld, address: Address): Promise<GateRules | null> {
  return (await facts.societies()).find(address.pincode, address.society)?.gate ?? null;
}

const expectedOf = (row: Row) => ({
  bookingId: row.booking_id,
  karigarId: row.karigar_id,
  promisedAt: row.promised_at,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

const windowOf = (row: Row) =>
  passWindow({
    ...expectedOf(row),
    agreedFrom: agreedFrom(
      row.agreed_at === null ? [] : [{ id: '', wantsAt: row.agreed_at, answer: 'yes' }],
    ),
  });

type Row = {
  booking_id: string;
  karigar_id: number;
  karigar_name: string;
  promised_at: Instant;
  starts_at: Instant;
  ends_at: Instant;
  status: BookingStatus;
  address: Address;
  /** The earliest hour to which the customer has said yes. */
  agreed_at: Instant | null;
};

/** Further days are held under ids of their own, and so have passes of their own. */
const COLUMNS = `h.booking_id, h.karigar_id, k.name as karigar_name, h.starts_at, h.ends_at, b.status, b.address,
    (select min(e.wants_at) from early_requests e where e.day_id = h.booking_id and e.karigar_id = h.karigar_id
      and e.answer = 'yes') as agreed_at,
    coalesce((select d.starts_at from later_visits d where d.id = h.booking_id), b.starts_at) as promised_at
  from bookings b
    join holds h on h.booking_id = any(
      array(select d.id from later_visits d where d.booking_id = b.id) || b.id)
    join karigars k on k.id = h.karigar_id`;

const selectOfCustomer = statement<[string, string], Row>({
  name: 'view-gate-passes',
  text: `select ${COLUMNS} where b.id = $1 and b.user_id = $2 order by h.karigar_id, h.starts_at`,
});

const selectOfKarigar = statement<[string, string], Row>({
  name: 'view-own-gate-pass',
  text: `select ${COLUMNS} where b.id = $1 and k.user_id = $2 order by h.starts_at`,
});
