import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Money of ours that went through a gateway, and by which name the gateway knows it. */
export type Moved = {
  readonly kind: 'payment' | 'refund';
  readonly gatewayReference: string;
  readonly bookingId: string;
  readonly amountPaise: Paise;
};

/** The records in our books for payments and refunds that a gateway names. */
export async function findMoved(
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<Moved[]> {
  return (await selectNamed.run(db, [provider, [...references]])).map(toMoved);
}

/** Everything that came and went by a gateway in a span of time. */
export async function listMoved(
  db: Database,
  provider: string,
  span: { readonly from: Instant; readonly until: Instant },
): Promise<Moved[]> {
  const { from, until } = span;
  return (await selectBetween.run(db, [provider, new Date(from), new Date(until)])).map(toMoved);
}

type MovedRow = {
  kind: Moved['kind'];
  gateway_reference: string;
  booking_id: string;
  amount_paise: Paise;
};

const toMoved = (row: MovedRow): Moved => ({
  kind: row.kind,
  gatewayReference: row.gateway_reference,
  bookingId: row.booking_id,
  amountPaise: row.amount_paise,
});

const PAYMENTS = `select 'payment' as kind, gateway_reference, booking_id, amount_paise from payment_attempts
  where provider = $1 and state = 'succeeded'`;
const REFUNDS = `select 'refund' as kind, r.gateway_reference, r.booking_id, r.amount_paise
  from refunds r join payment_attempts a on a.id = r.attempt_id where a.provider = $1 and r.state = 'credited'`;

const selectNamed = statement<[string, string[]], MovedRow>({
  name: 'payment-find-moved',
  text: `${PAYMENTS} and gateway_reference = any($2) union all ${REFUNDS} and r.gateway_reference = any($2)`,
});

const selectBetween = statement<[string, Date, Date], MovedRow>({
  name: 'payment-list-moved',
  text: `${PAYMENTS} and settled_at >= $2 and settled_at < $3
    union all ${REFUNDS} and r.credited_at >= $2 and r.credited_at < $3`,
});
