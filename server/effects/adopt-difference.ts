import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { adoptDifference as promise } from '#contract/ops/adopt-difference.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { OrderReport } from '#server/adapters/gateway/gateway.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import { matchDifference as match } from '#server/flows/settlement/match-difference.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { findCounted, listUnpaidOrders } from '#server/modules/payment/settled-store.ts';
import { findDifference } from '#server/modules/settlement/answer-store.ts';
import { findTold } from '#server/modules/settlement/match-store.ts';
import { feesOf } from './fees-of.ts';
import type { PaymentDeps } from './gateway-of.ts';

type Adopted = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/**
 * Money in a report that we do not know is looked for among the orders of a booking. Nothing but the gateway's own answer makes it
 * the booking's: it counts by the flow of every late payment, and only then is the line of the report booked as ours.
 */
export async function adoptDifference(
  deps: PaymentDeps,
  { bookingId, ...command }: InputOf<typeof promise> & { readonly by: string },
): Promise<Adopted> {
  const found = await findTold(deps.pool, command);
  if (!found) return refuse('difference-not-found');
  const { provider, gatewayReference } = found;
  if (found.kind !== 'missing-here' || found.about !== 'payment')
    return refuse('difference-not-matchable');
  const stands = await findDifference(deps.pool, command);
  if (stands?.explained && !stands.written) return refuse('difference-explained');
  if (!(await findBooking(deps.pool, bookingId))) return refuse('booking-not-found');
  const counted = await count(deps, { bookingId, provider, gatewayReference });
  if (!counted.ok) return counted;
  const asOurs = { ...command, ourReference: gatewayReference, fees: feesOf(provider) };
  const matched = await match(deps, asOurs);
  if (matched.ok) return accept({ ...matched.value, as: counted.value });
  const { code } = matched.refusal;
  // Its own name needs no second person, is found, and is settled by this very line.
  if (code === 'needs-another-person' || code === 'money-not-found' || code === 'already-settled')
    throw new Error(`A payment that was just counted is not matched: ${code}`);
  return refuse(code);
}

type As = OutputOf<typeof promise>['as'];

/** Counted before by a webhook, or counted now because the gateway names it for an order of the booking. */
async function count(
  deps: PaymentDeps,
  wanted: {
    readonly bookingId: string;
    readonly provider: string;
    readonly gatewayReference: string;
  },
): Promise<Outcome<As, 'not-of-this-booking' | 'payment-mismatched' | 'gateway-silent'>> {
  const { bookingId, provider, gatewayReference } = wanted;
  const known = await findCounted(deps.pool, provider, gatewayReference);
  if (known !== undefined)
    return known.bookingId === bookingId ? accept('known') : refuse('not-of-this-booking');
  const gateway = deps.gateways.get(provider);
  if (!gateway) return refuse('gateway-silent');
  let isSilent = false;
  for (const { attemptId, orderReference } of await listUnpaidOrders(
    deps.pool,
    bookingId,
    provider,
  )) {
    const report: OrderReport = await gateway.askOrder(orderReference);
    isSilent ||= report.state === 'unknown';
    if (report.state !== 'completed' || report.gatewayReference !== gatewayReference) continue;
    const verdict = await recordPayment(deps, { attemptId, receipt: report });
    return verdict === 'mismatch' ? refuse('payment-mismatched') : accept(verdict);
  }
  return refuse(isSilent ? 'gateway-silent' : 'not-of-this-booking');
}
