import * as z from 'zod/mini';
import { accountClosure } from '../account-closure.ts';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { CASE_KINDS } from '../cases.ts';
import { language } from '../fields/language.ts';
import { keptApart } from '../kept-apart.ts';
import { operation } from '../operation.ts';

export const readCustomerFile = operation({
  name: 'readCustomerFile',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/customers/:userId/file',
  summary:
    'Everything about one customer for who is asked about them: who they are, masked, their bookings with what each of them may do there and owes, their credit, their complaints and requests, what went wrong at their visits, the terms they agreed to, where they are signed in, whether and how we have paused or closed their account, and who of us has looked.',
  input: z.object({ userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()) }),
  output: z.object({
    customer: z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      mobileMasked: z.nullable(z.string()),
      mobileProven: z.boolean(),
      emailMasked: z.nullable(z.string()),
      emailProven: z.boolean(),
      language,
      since: z.string(),
    }),
    /** Open now: nobody signs in. */
    closure: z.nullable(accountClosure),
    /** Those that are over, the latest first. */
    closuresBefore: z.array(accountClosure),
    /** The sum over all their bookings. */
    owesPaise: z.number(),
    creditPaise: z.number(),
    /** The latest hundred. */
    bookings: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: z.enum(BOOKING_STATUSES),
        serviceName: z.string(),
        startsAt: z.string(),
        totalPaise: z.number(),
        duePaise: z.number(),
        /** As the customer’s own page has them: what they can press there, and how the payment stands. */
        customerSees: z.object({ actions: z.array(z.string()), payment: z.string() }),
      }),
    ),
    /** Their complaints and requests, the latest fifty, with the nearest clock of those that are open. */
    cases: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(CASE_KINDS),
        openedAt: z.string(),
        dueAt: z.nullable(z.string()),
        closedAt: z.nullable(z.string()),
      }),
    ),
    /** Incidents at their visits, the latest thirty. */
    incidents: z.array(
      z.object({
        kind: z.enum(['safety-exit', 'dispute', 'no-show', 'nobody-home', 'broke-off']),
        bookingId: z.string(),
        reference: z.string(),
        at: z.string(),
        endedAt: z.nullable(z.string()),
      }),
    ),
    /** The versions of the terms that they have agreed to. */
    consents: z.array(z.object({ version: z.string(), at: z.string() })),
    sessions: z.array(
      z.object({
        app: z.enum(['customer', 'karigar']),
        device: z.nullable(z.string()),
        lastSeenAt: z.string(),
      }),
    ),
    /** Karigars who are not sent to them. */
    keptApart: z.array(keptApart),
    looks: z.array(z.object({ at: z.string(), what: z.string(), why: z.nullable(z.string()) })),
  }),
  reveals: [
    { what: 'account', whose: 'user', at: 'input.userId' },
    { what: 'booking', whose: 'user', at: 'input.userId' },
    { what: 'money', whose: 'user', at: 'input.userId' },
  ],
  refusals: { 'person-not-found': 404 },
});
