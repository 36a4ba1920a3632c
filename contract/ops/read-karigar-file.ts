import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { karigarInPath } from '../fields/karigar-number.ts';
import { language, textByLanguage } from '../fields/language.ts';
import { latestCheck } from '../karigar-checks.ts';
import { karigarPause } from '../karigar-pause.ts';
import { keptApart } from '../kept-apart.ts';
import { operation } from '../operation.ts';

const moment = z.nullable(z.string());

export const readKarigarFile = operation({
  name: 'readKarigarFile',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigars/:karigarId/file',
  summary:
    'Everything about one Karigar for who works with them: how they came to us and what was checked, skills, hours and leave, visits, cash and earnings, rating, what went wrong, and every pause with notice, evidence, decision and appeal.',
  input: z.object({ karigarId: karigarInPath }),
  output: z.object({
    karigar: z.object({
      id: z.number(),
      userId: z.nullable(z.string()),
      name: z.string(),
      mobileMasked: z.nullable(z.string()),
      language: z.nullable(language),
      active: z.boolean(),
      area: textByLanguage,
      reachMinutes: z.number(),
    }),
    /** Steps since the application, each with our sentence. */
    pipeline: z.array(
      z.object({ state: z.string(), reason: z.nullable(z.string()), at: z.string() }),
    ),
    documents: z.array(z.object({ kind: z.string(), state: z.string(), sentAt: z.string() })),
    /** The latest of each kind; a kind that is missing was never checked. */
    checks: z.array(latestCheck),
    skills: z.array(z.object({ serviceId: z.number(), name: z.string() })),
    shifts: z.array(z.object({ weekday: z.number(), from: z.number(), until: z.number() })),
    leave: z.array(z.string()),
    /** Days from today on on which they may be sent without being asked. */
    committed: z.array(z.string()),
    visits: z.array(
      z.object({
        bookingId: z.string(),
        reference: z.string(),
        serviceName: z.string(),
        status: z.enum(BOOKING_STATUSES),
        startsAt: z.string(),
      }),
    ),
    money: z.object({
      cashHeldPaise: z.number(),
      /** Earned and not paid out yet. */
      owedToThemPaise: z.number(),
      paidOut: z.array(z.object({ amountPaise: z.number(), state: z.string(), at: z.string() })),
    }),
    rating: z.object({ stars: z.nullable(z.number()), count: z.number() }),
    /** Incidents, the latest first. */
    incidents: z.array(
      z.object({
        kind: z.enum(['safety-exit', 'dispute', 'no-show', 'broke-off']),
        bookingId: z.string(),
        reference: z.string(),
        at: z.string(),
        endedAt: moment,
      }),
    ),
    /** Customers to whom they are not sent. */
    keptApart: z.array(keptApart),
    pauses: z.array(karigarPause),
  }),
  reveals: [
    { what: 'account', whose: 'karigar', at: 'input.karigarId' },
    { what: 'booking', whose: 'karigar', at: 'input.karigarId' },
    { what: 'money', whose: 'karigar', at: 'input.karigarId' },
  ],
  refusals: { 'karigar-not-found': 404 },
});
