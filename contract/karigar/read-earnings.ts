import * as z from 'zod/mini';
import { CASH_TAKEN_TO } from '../cash-taken-to.ts';
import { localDate } from '../fields/local-date.ts';
import { KARIGAR_PAYOUT_STATES } from '../karigar-payout-states.ts';
import { operation } from '../operation.ts';
import { ALLOWANCE_KINDS } from './allowance.ts';

export const readEarnings = operation({
  name: 'readEarnings',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/earnings',
  summary:
    'Read what a week has earned, visit by visit with every deduction, the cash of ours that the Karigar holds, and what has been paid to them. A week as PDF, for any day of it, is at `/api/karigar/earnings/:week/pdf`.',
  input: z.object({
    /** Any day of the week; this week where none is named. Weeks begin on Monday. */
    week: z.optional(localDate),
  }),
  output: z.object({
    from: z.string(),
    until: z.string(),
    visits: z.array(
      z.object({
        bookingId: z.string(),
        serviceSlug: z.string(),
        option: z.nullable(z.string()),
        date: z.string(),
        /** Work that was accepted, a way that was paid though it came to nothing, or what we pay on top. */
        kind: z.enum(['work', 'way', 'safety', 'borne', 'attended', ...ALLOWANCE_KINDS]),
        grossPaise: z.number(),
        deductions: z.array(z.object({ kind: z.string(), amountPaise: z.number() })),
        netPaise: z.number(),
        /** A complaint took so much off the pay for the work, before we bore any of it. */
        lostPaise: z.optional(z.number()),
      }),
    ),
    /** Days to which they had committed, and that earned less than was promised: we have paid the rest, in the week of its payment. */
    floors: z.array(
      z.object({
        date: z.string(),
        floorPaise: z.number(),
        /** The pay for the work of that day. */
        earnedPaise: z.number(),
        /** The rest. */
        grossPaise: z.number(),
        deductions: z.array(z.object({ kind: z.string(), amountPaise: z.number() })),
        netPaise: z.number(),
      }),
    ),
    netPaise: z.number(),
    /** The same by the day under which each stands, Monday to Sunday; absent in answers of the version before. */
    days: z.optional(z.array(z.object({ date: z.string(), netPaise: z.number() }))),
    /** The rest stands under days of other weeks: it is earned once it is accepted, or decided. */
    otherDaysPaise: z.optional(z.number()),
    /** Done and not settled yet, each with its expected pay; absent in answers of the version before. */
    waits: z.optional(
      z.array(
        z.object({
          bookingId: z.string(),
          serviceSlug: z.string(),
          option: z.nullable(z.string()),
          date: z.string(),
          amountPaise: z.number(),
          /** For the customer's yes, or for the decision of their complaint. */
          for: z.enum(['customer', 'decision']),
          /** When the clock says so, if nobody does before. */
          until: z.nullable(z.string()),
        }),
      ),
    ),
    /** Their sum. */
    waitingPaise: z.number(),
    /** All weeks: what we owe the Karigar, the cash of ours that they hold, and what is left to pay them. */
    owedPaise: z.number(),
    cashHeldPaise: z.number(),
    toPayPaise: z.number(),
    /** They have asked to be paid before Monday. */
    payAsked: z.boolean(),
    /** The moment of paying for whoever has asked, or asks now; null where Monday's comes first. */
    payAt: z.nullable(z.string()),
    /** Their last pay came back, and the account that they have named since is used from then: nothing is paid before. */
    payWaitsUntil: z.nullable(z.string()),
    payouts: z.array(
      z.object({
        id: z.string(),
        madeAt: z.string(),
        amountPaise: z.number(),
        earnedPaise: z.number(),
        cashHeldPaise: z.number(),
        /** Kept for the State of what was earned since the payout before; `earnedPaise` is what was left. */
        incomeTaxPaise: z.number(),
        state: z.enum(KARIGAR_PAYOUT_STATES),
        bankReference: z.nullable(z.string()),
      }),
    ),
    /** Cash of ours that the Karigar gave back, as one of us counted it; the latest first. */
    handedIn: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        amountPaise: z.number(),
        receipt: z.string(),
        takenTo: z.enum(CASH_TAKEN_TO),
        /** It was written down wrong and does not count; why, in our words to the Karigar. */
        reversedWhy: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
});
