import { createHash } from 'node:crypto';
import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Address } from '#contract/fields/address.ts';
import { plainSocietyName } from '#contract/fields/society-name.ts';
import { packClaims, SIGNS_OF_PASS } from '#contract/gate-claims.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listExpectedAtGate as contract } from '#contract/public/list-expected-at-gate.ts';
import { DAY, dateInIndia, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { passWindow } from '#server/modules/society/gate-pass.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { facesAtGate } from './face-at-gate.ts';

type Deps = { readonly pool: Database; readonly keys: Keys; readonly objects: ObjectStore };
type Gate = {
  readonly name: string;
  readonly pincode: string;
  /** Marks of the faces that it has. */
  readonly had?: readonly string[];
};
type Listed = OutputOf<typeof contract>;

/** Everybody who may still be let in today at the gate of one society, wing by wing; hours go past midnight at both ends. */
export async function listExpectedAtGate(
  deps: Deps,
  { name, pincode, had = [] }: Gate,
  now: Instant,
): Promise<Listed> {
  const today = instantInIndia(dateInIndia(now), 0);
  const rows = await select.run(deps.pool, [
    ...([pincode, new Date(today - DAY), new Date(today + 2 * DAY)] as const),
  ]);
  const plain = plainSocietyName(name);
  const ahead = rows
    .filter(({ status, address }) => isExpected(status) && isOf(address, plain))
    .map((row) => ({ ...row, ...windowOf(row) }))
    .filter(({ from, until }) => from < today + DAY && until >= now);
  const ids = ahead.map(({ karigarId }) => karigarId);
  const faces = await facesAtGate(deps, ids, new Set(had));
  const expected = ahead.map((row) => ({
    mark: markOf(row),
    wing: shownTo('guard', 'customer.address', { ...row.address, society: '' }),
    karigarName: shownTo('guard', 'karigar.name', row.name),
    face: faces.get(row.karigarId)?.face ?? null,
    faceMark: faces.get(row.karigarId)?.mark ?? null,
    from: toIndiaIso(row.from),
    until: toIndiaIso(row.until),
  }));
  const inOrder = expected.sort(
    (one, other) =>
      one.wing.localeCompare(other.wing, 'en', { numeric: true }) ||
      one.from.localeCompare(other.from),
  );
  return { society: name, expected: inOrder };
}

const isOf = ({ society }: Address, plain: string): boolean =>
  plainSocietyName(society ?? '') === plain;

const windowOf = ({ agreedFrom, ...row }: Row) =>
  passWindow({ ...row, agreedFrom: agreedFrom ?? null });

/** Names the part of a pass that says whose it is, so that a page finds the row of a picture without a network. */
function markOf({ id, karigarId, promisedAt }: Row): string {
  const bytes = packClaims({
    ...{ id, karigarId, promisedAt, from: promisedAt, until: promisedAt },
    ...{ wing: '', name: '' },
  });
  return createHash('sha256')
    .update(bytes.slice(0, SIGNS_OF_PASS))
    .digest('base64url')
    .slice(0, 16);
}

type Row = {
  id: string;
  karigarId: number;
  name: string;
  status: BookingStatus;
  address: Address;
  promisedAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
  agreedFrom: Instant | null;
};

const select = statement<[string, Date, Date], Row>({
  name: 'view-expected-at-gate',
  text: `select h.booking_id as id, h.karigar_id as "karigarId", k.name, b.status, b.address,
      coalesce(d.starts_at, b.starts_at) as "promisedAt", h.starts_at as "startsAt", h.ends_at as "endsAt",
      (select min(e.wants_at) from early_requests e where e.day_id = h.booking_id and e.karigar_id = h.karigar_id
        and e.answer = 'yes') as "agreedFrom"
    from holds h
    left join later_visits d on d.id = h.booking_id
    join bookings b on b.id = coalesce(d.booking_id, h.booking_id)
    join karigars k on k.id = h.karigar_id
    where h.pincode = $1 and h.starts_at >= $2 and h.starts_at < $3`,
});
