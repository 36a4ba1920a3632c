import * as z from 'zod/mini';
import { WRITABLE } from '../fields/writable.ts';
import type { Reveal } from '../reveals.ts';

/** The owners that a list of work is filtered by. */
export const OWNERS = ['anybody', 'me', 'nobody'] as const;
export type Owner = (typeof OWNERS)[number];

/** Troubles that can need a colleague. */
export const INBOX_KINDS = [
  /** Nobody is left who could come, or nobody has said yes while the hour is near. */
  'nobody-comes',
  /** Nobody leads the next day of an event. */
  'day-unled',
  /** A Karigar who ought to be on the way has not set out, and cannot be there in time. */
  'karigar-silent',
  /** The Karigar is on the way and will be late. */
  'runs-late',
  /** At the door, or expected there on a later day, and nothing goes on. */
  'stands-still',
  /** The work goes on long past its end. */
  'overruns',
  /** Somebody left a visit because it did not feel safe. */
  'safety-exit',
  'dispute',
  'call-back',
  /** A complaint or a request is new, or the clock of a case runs out. */
  'case-due',
  /** Money came that is not what was asked for. */
  'payment-mismatch',
  /** Money that is to go back, or out, and does not get there. */
  'refund-stuck',
  'payout-stuck',
  'karigar-pay-stuck',
  /** Pay of Karigars is made up, and stands in no file before a second person has checked it. */
  'batch-unchecked',
  /** A Karigar is to be paid elsewhere in a way that a thief would choose, or just before pay leaves. */
  'payee-changed',
  /** One of us has said that the books of a month are right, and a second has not said the same yet. */
  'month-unclosed',
  /** A gateway's report and our books say different things. */
  'settlement-differs',
  /** A dispute or a safety case is decided by one of us, and waits for a second. */
  'decision-waits',
  /** After a restore no money leaves by bank file before finance has compared what left already. */
  'payouts-held',
  /** Reports of gateways since a restore cannot be read: money may be missing here that nobody knows of. */
  'reports-unread',
  /** The books do not add up. */
  'books-disagree',
  /** Something that was checked of a Karigar runs out and has to be checked again. */
  'paper-ends',
  /** A paused Karigar says that the pause is wrong, and somebody else decides. */
  'pause-appealed',
  /** A Karigar says that a customer's rating of them is not fair. */
  'rating-appealed',
  'message-unheard',
  /** The messages of a channel come near the budget of a day. */
  'message-budget',
  /** The number of newcomers who book is so high that cash is paused for them. */
  'bookings-frozen',
  /** Cash bookings of a day lapsed because nobody proved their mobile. */
  'unproven-lapsed',
  /** Nothing has arrived at an integrator's address for days, and nothing goes there any more. */
  'webhook-off',
  'job-failed',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Steps that the product takes by itself while nobody acts. */
export const MEANWHILE = [
  'nothing',
  'asks-others',
  'calls-off',
  'ends-work',
  'decides-for-customer',
  'gives-money-back',
  'tries-again',
  'gave-credit',
  'lifts-itself',
  'holds-news-back',
  'pays-there',
] as const;

/** How an item ended: `by-itself` when its cause was gone, else what somebody of us has said. */
export const INBOX_OUTCOMES = [
  'solved',
  'nothing-to-do',
  'reached',
  'not-reached',
  'booked',
  'not-wanted',
] as const;
export type InboxOutcome = (typeof INBOX_OUTCOMES)[number];

/** Possible ends of an item: a person to call back was reached or not, booked, or wanted nothing. */
export const outcomesOf = (kind: InboxKind): readonly InboxOutcome[] =>
  kind === 'call-back'
    ? ['reached', 'not-reached', 'booked', 'not-wanted']
    : ['solved', 'nothing-to-do'];

export const INBOX_STEPS = [
  'opened',
  'again',
  'escalated',
  'taken',
  'released',
  'noted',
  'closed',
] as const;

export const inboxItemId = z.string().check(z.uuid('inbox-item-invalid'), z.toLowerCase());

/** A note of one colleague for the others. */
export const noteText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'note-missing'),
    z.maxLength(500, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );

const staff = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** One thing that needs somebody: what, whom it harms and when, what happens by itself, and who looks after it. */
export const inboxItem = z.object({
  id: z.string(),
  kind: z.enum(INBOX_KINDS),
  /** Why, in a word of the kind's own: `declined`, `nobody-yet`, `overdue` … */
  because: z.nullable(z.string()),
  subject: z.object({
    booking: z.nullable(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: z.string(),
        serviceName: z.string(),
        startsAt: z.string(),
        pincode: z.nullable(z.string()),
      }),
    ),
    customer: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
    karigar: z.nullable(z.object({ id: z.number(), name: z.string() })),
    callBack: z.nullable(
      z.object({ id: z.string(), name: z.string(), serviceInterest: z.string(), area: z.string() }),
    ),
    /** The refund, payout, payment, message, job or day that the kind speaks of. */
    thingId: z.nullable(z.string()),
    /** The case by which it is worked on, if it is one. */
    caseNumber: z.nullable(z.string()),
    amountPaise: z.nullable(z.number()),
  }),
  harms: z.enum(['customer', 'karigar', 'company']),
  harmAt: z.string(),
  meanwhile: z.object({ does: z.enum(MEANWHILE), at: z.nullable(z.string()) }),
  openedAt: z.string(),
  escalatedAt: z.nullable(z.string()),
  owner: z.nullable(staff),
  takenAt: z.nullable(z.string()),
  closed: z.nullable(
    z.object({
      at: z.string(),
      by: z.nullable(staff),
      outcome: z.enum([...INBOX_OUTCOMES, 'by-itself']),
    }),
  ),
  /** Rises with every step: what is based on an older one is refused. */
  version: z.number(),
});
export type InboxItem = z.infer<typeof inboxItem>;

export const inboxStep = z.object({
  id: z.string(),
  step: z.enum(INBOX_STEPS),
  at: z.string(),
  /** Nobody: the product by itself. */
  by: z.nullable(staff),
  note: z.nullable(z.string()),
});

/** The people whom the items of an answer are about. */
export const revealsOfInbox = (items: Reveal['at']): Reveal[] => [
  { what: 'booking', whose: 'user', at: `${items}.subject.customer.id` },
  { what: 'booking', whose: 'karigar', at: `${items}.subject.karigar.id` },
  { what: 'contact', whose: 'call-back', at: `${items}.subject.callBack.id` },
];
