import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';

/** Movements of money, one for each kind of entry in the books. */
export const LEDGER_KINDS = [
  'settled',
  'fee-kept',
  'fee-due',
  'fee-paid',
  'fee-taxed',
  'credit-granted',
  'credit-returned',
  'credit-used',
  'rework-promised',
  'rework-as-credit',
  'rework-given-up',
  'rework-done',
  'refund-due',
  'refund-credited',
  'refund-as-credit',
  'refund-counted',
  'cash-collected',
  'work-accepted',
  'due-paid',
  'visit-paid',
  'safety-paid',
  'complaint-borne',
  'attendance-paid',
  'waiting-paid',
  'long-way-paid',
  'paid-out',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Accounts that can hold money of a booking; gateways and Karigars have an account each, and are shown as one. */
export const LEDGER_ACCOUNTS = [
  'gateway_clearing',
  'bank',
  'gateway_fees',
  'tax_on_fees',
  'customer_advances',
  'refunds_payable',
  'customer_dues',
  'cancellation_fees',
  'goodwill',
  'account_credit',
  'rework_promised',
  'cash_with_karigar',
  'cash_in_hand',
  'karigar_payable',
  'gst_payable',
  'revenue',
  'visit_costs',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const readLedger = operation({
  name: 'readLedger',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id/ledger',
  summary:
    'Every rupee of one’s own booking: what happened to it, by which event and policy, between which accounts, and under which reference a gateway knows it. The lines of an entry add up to zero.',
  input: z.object({ id: bookingId }),
  output: z.object({
    policyVersion: z.string(),
    /** Money of the customer in all: paid, held while the booking goes on, kept once it is over, on its way back or back. */
    summary: z.object({
      paidPaise: z.number(),
      heldPaise: z.number(),
      keptPaise: z.number(),
      returnedPaise: z.number(),
    }),
    entries: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(LEDGER_KINDS),
        at: z.string(),
        /** The event of the booking in whose transaction it was posted. */
        event: z.object({ id: z.number(), type: z.string() }),
        gateway: z.nullable(z.string()),
        gatewayReference: z.nullable(z.string()),
        /** Tax documents issued for it. */
        taxDocuments: z.array(z.object({ id: z.string(), number: z.string() })),
        lines: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amountPaise: z.number() })),
      }),
    ),
  }),
  refusals: { 'booking-not-found': 404 },
});
