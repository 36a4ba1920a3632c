import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { plainArray } from '#server/platform/database/plain-array.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { carriedTrace } from '#server/platform/tracing/current-trace.ts';
import { keepsTeam } from './linkage.ts';
import type { Placing } from './placing.ts';
import { bookingRow, eventData, instalmentRow, iso, paymentRow } from './placing-rows.ts';

/** A decision together with the openings it may take, best first. */
export type OfferedPlacing = {
  readonly placing: Placing;
  readonly teamSize: number;
  /** For each of its visits; where the team stays, of the same people in the same order. */
  readonly openings: readonly (readonly OfferedOpening[])[];
  /** The terms it was sold under: if given, it is written only while they still stand. */
  readonly sold?: Sold;
  /** The trace of the request it comes from, which its event carries on. */
  readonly trace?: ReturnType<typeof carriedTrace>;
};

/** A service, or one of its options, at the price of one day. */
export type Sold = {
  readonly serviceId: number;
  readonly option: string | null;
  readonly pricePaise: number;
};

/** A Karigar's time as the decision saw it: the neighbouring holds, and when to leave for this visit and the next. */
export type OfferedOpening = {
  readonly karigarId: number;
  readonly leaveAt: Instant;
  readonly previousHoldId: number | null;
  readonly nextHoldId: number | null;
  readonly nextLeaveAt: Instant | null;
};

export type Placed =
  /** The holds of the whole team, visit after visit. */
  | { readonly outcome: 'placed'; readonly taken: number[]; readonly karigars: number[] }
  | { readonly outcome: 'exists' | 'too-many' | 'stale' | 'contended' | 'not-on-offer' };

/** Nothing was written, because what one of several was sold as stands no longer. */
export class NotAllOnOffer extends Error {}

/** How much one person may book: upcoming visits once somebody is proven and before, and placings within an hour. */
export type BookingLimits = {
  readonly most: number;
  readonly mostUnproven: number;
  readonly mostHourly: number;
};

/**
 * Writes whole placings in one round trip, each with time, booking, instalments, payment record, event and outbox, or
 * with nothing of it. The function behind it verifies the openings against what the decisions saw. Ids must differ.
 * `apart` is how long before and after a visit other holds bear on it, in minutes. The limits hold exactly, also when
 * one person's requests arrive all at once: they are counted in the same call. Where `lockWaitMs` is given, a lock that
 * somebody holds for longer makes the call fail.
 */
export async function recordPlacings(
  db: Database,
  requests: readonly OfferedPlacing[],
  apartMinutes: number,
  limits: BookingLimits | undefined,
  lockWaitMs?: number,
): Promise<Placed[]> {
  const visits = requests.flatMap(({ placing }, index) =>
    placing.visits.map((visit, at) => ({ ...visit, placing: index + 1, position: at + 1 })),
  );
  const openings = openingsInTurn(requests);
  const bookings = requests.map(({ placing }) => placing.booking);
  const payments = requests.flatMap(({ placing }) =>
    placing.payment
      ? paymentRow(newId(placing.booking.createdAt), placing.booking, placing.payment)
      : [],
  );
  const sold = requests.flatMap((request) => request.sold ?? []);
  const rows = await callBookSlots.run(db, [
    JSON.stringify(bookings.map(bookingRow)),
    JSON.stringify(
      requests.flatMap(({ placing }) =>
        placing.instalments.map((part) => instalmentRow(placing.booking.id, part)),
      ),
    ),
    payments.length > 0 ? JSON.stringify(payments) : null,
    JSON.stringify(requests.map(({ placing, trace }) => ({ ...eventData(placing), ...trace }))),
    plainArray(bookings.map(({ id }) => id)),
    plainArray(bookings.map(({ userId }) => userId)),
    plainArray(bookings.map(({ createdAt }) => iso(createdAt))),
    bookings.map(({ address }) => address.pincode),
    plainArray(requests.map(({ teamSize }) => teamSize)),
    `${apartMinutes} minutes`,
    plainArray(visits.map(({ placing }) => placing)),
    plainArray(visits.map(({ id }) => id)),
    plainArray(visits.map(({ position }) => position)),
    plainArray(visits.map(({ startsAt }) => iso(startsAt))),
    plainArray(visits.map(({ endsAt }) => iso(endsAt))),
    plainArray(openings.map((opening) => opening.visit)),
    plainArray(openings.map((opening) => opening.nth)),
    plainArray(openings.map((opening) => opening.karigarId)),
    plainArray(openings.map((opening) => iso(opening.leaveAt))),
    plainArray(openings.map((opening) => opening.previousHoldId)),
    plainArray(openings.map((opening) => opening.nextHoldId)),
    plainArray(openings.map((opening) => iso(opening.nextLeaveAt))),
    limits?.most ?? null,
    limits?.mostUnproven ?? null,
    limits?.mostHourly ?? null,
    lockWaitMs === undefined ? null : String(lockWaitMs),
    sold.map(({ serviceId }) => serviceId),
    sold.map(({ option }) => option),
    sold.map(({ pricePaise }) => pricePaise),
  ]);
  if (rows.length === 0 && requests.length > 1) throw new NotAllOnOffer();
  if (rows.length === 0) return [{ outcome: 'not-on-offer' }];
  const answers = new Map(rows.map((row) => [row.booking, toPlaced(row)]));
  return requests.map(({ placing }) => answers.get(placing.booking.id) ?? { outcome: 'stale' });
}

/** One Karigar after the other: with an opening for every visit where the team stays, else visit by visit. */
function openingsInTurn(requests: readonly OfferedPlacing[]) {
  let before = 0;
  return requests.flatMap(({ openings, placing: { booking, visits } }) => {
    const visit = before + 1;
    before += visits.length;
    const own = openings.map((of, at) => of.map((one) => ({ ...one, visit: visit + at })));
    const [first = [], ...further] = own;
    const turns = keepsTeam(booking)
      ? first.map((one, at) => [one, ...further.flatMap((of) => of[at] ?? [])])
      : own.flat().map((one) => [one]);
    return turns.flatMap((turn, at) => turn.map((one) => ({ ...one, nth: at + 1 })));
  });
}

const toPlaced = (row: PlacedRow): Placed =>
  row.outcome === 'placed'
    ? { outcome: 'placed', taken: row.taken ?? [], karigars: row.karigars ?? [] }
    : { outcome: row.outcome };

type PlacedRow = {
  booking: string;
  outcome: Placed['outcome'];
  taken: number[] | null;
  karigars: number[] | null;
};

const callBookSlots = statement<
  [
    bookings: string,
    instalments: string,
    payments: string | null,
    eventData: string,
    ids: string,
    users: string,
    createdAt: string,
    pincodes: string[],
    teamSizes: string,
    apart: string,
    placings: string,
    visitIds: string,
    positions: string,
    startsAt: string,
    endsAt: string,
    visits: string,
    nth: string,
    karigars: string,
    leaveAt: string,
    previous: string,
    next: string,
    nextLeaveAt: string,
    most: number | null,
    mostUnproven: number | null,
    mostHourly: number | null,
    lockWaitMs: string | null,
    soldServices: number[],
    soldOptions: (string | null)[],
    soldPrices: number[],
  ],
  PlacedRow
>({
  name: 'book-slots',
  // Arguments are evaluated before the function runs. What is not sold, as work done again, is placed in a closed area too.
  // The setting ends with the transaction; without ids nothing is booked and nothing answered.
  text: `select placed.* from book_slots($1, $2, $3, $4,
      case when (select stand from offers_stand($27, $28, $29, $7::timestamptz[]))
          and (cardinality($27::int[]) = 0 or (select open from areas_open($8, $11, $14)))
        then $5::uuid[] else '{}' end,
      $6, $7::timestamptz[], $8, $9,
      case when $26::text is null or set_config('lock_timeout', $26, true) is not null then $10::interval end,
      $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25) placed`,
});
