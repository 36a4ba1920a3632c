import * as z from 'zod/mini';
import { BEARERS } from '../bearers.ts';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { enclosure } from '../enclosure.ts';
import { briefingForCrew } from '../fields/briefing.ts';
import { textByLanguage } from '../fields/language.ts';
import {
  attendance,
  bill,
  COMPLAINT_OUTCOMES,
  checklistItem,
  DISPUTE_REASONS,
  estimate,
  photo,
  ratings,
} from '../visit.ts';
import { zoneNotice } from '../zone.ts';
import { allowance } from './allowance.ts';
import { dayOfWork } from './day-of-work.ts';

/** Actions that the Karigar may take at this moment, as the server sees it. */
export const KARIGAR_ACTIONS = [
  'dispatch',
  'arrive',
  'start',
  'tick',
  'add-photo',
  'propose-extra',
  'withdraw-extra',
  'finish',
  'count-cash',
  'stop-work',
  'try-contact',
  'no-show',
  'release',
  'break-off',
  'safety-exit',
  'rate',
  'report-absent',
  'attend',
  'set-out',
] as const;

/** They have left the visit for safety, or had to leave it because it was ended so. */
export const ownSafetyExit = z.object({
  leftAt: z.string(),
  /** False: somebody else has ended the visit. */
  bySelf: z.boolean(),
  /** Time by which operations call. */
  callBy: z.string(),
  calledAt: z.nullable(z.string()),
  /** The first name of whoever of operations has taken it; absent in answers of the version before. */
  takenBy: z.optional(z.nullable(z.string())),
  closed: z.boolean(),
});

/** A visit in the day of a Karigar. */
export const visitOfDay = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  serviceSlug: z.string(),
  category: z.string(),
  option: z.nullable(z.string()),
  /** yyyy-MM-dd and `09:00 AM`, both in India. */
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** When the Karigar is asked to leave: earlier than the way takes, where they are free. */
  leaveAt: z.string(),
  pincode: z.string(),
  /** The name of the pincode; absent where it has none, and in answers of the version before. */
  area: z.optional(textByLanguage),
  society: z.string(),
  /** The leader makes the moves of the visit; the others come along. */
  leads: z.boolean(),
  /** After every deduction; in the route of a day what of it is for that day. */
  netPaise: z.number(),
  /** Over for them, whatever the visit itself has come to. */
  safetyExit: z.nullable(ownSafetyExit),
  actions: z.array(z.enum(KARIGAR_ACTIONS)),
  /** The zone switch that holds for its promised start. */
  zone: z.nullable(zoneNotice),
});

/** Everything that a Karigar needs to know of a visit of theirs. */
export const karigarVisit = z.object({
  ...visitOfDay.shape,
  serviceId: z.number(),
  /** The customer's number is not shown: the two talk by sentences of the app. */
  customer: z.object({ name: z.string() }),
  /** Once the work is over no more than the place: nobody keeps a list of homes. */
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    landmark: z.string(),
    society: z.optional(z.string()),
    wing: z.optional(z.string()),
    flat: z.optional(z.string()),
  }),
  /** The note of the customer to the crew: once the work is over what was asked, and in the end nothing. */
  briefing: z.nullable(briefingForCrew),
  /** The office can ring whoever is at home in the customer's place; absent in an answer of the version before. */
  mayRingHome: z.optional(z.boolean()),
  /** Pictures and a voice note beside it; absent in an answer of the version before. */
  enclosures: z.optional(z.array(enclosure)),
  /** The middle of the pincode, for a map; nobody’s door. */
  around: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  pay: z.object({
    grossPaise: z.number(),
    deductions: z.array(z.object({ kind: z.string(), amountPaise: z.number() })),
    netPaise: z.number(),
  }),
  /** Paid on top by us; absent in answers of the version before. */
  allowances: z.optional(z.array(allowance)),
  /** Every day on which they come, with its part of the pay. */
  days: z.array(dayOfWork),
  /** To be counted at the door by the leader; nothing where it is paid online. Absent once the work is finished or came to nothing. */
  cashPaise: z.nullable(z.number()),
  team: z.array(
    z.object({
      karigarId: z.number(),
      name: z.string(),
      leads: z.boolean(),
      /** They said yes, and nobody has said that they stayed away: a leader who cannot come may name them. */
      mayLead: z.boolean(),
      /** The last word on whether they came to the visit at hand, and whose it is; nothing where nobody has said anything. */
      attendance: z.nullable(attendance),
      /** They have said that they are on the way to the visit at hand, and nothing is known of them at its door. */
      onTheWay: z.boolean(),
    }),
  ),
  /** The same of the Karigar who looks. */
  ownAttendance: z.nullable(attendance),
  isOnTheWay: z.boolean(),
  /** The earliest time at the door, and the question whether to come earlier. */
  early: z.object({
    from: z.string(),
    asked: z.nullable(z.object({ wantsAt: z.string(), answer: z.nullable(z.enum(['yes', 'no'])) })),
    mayAsk: z.boolean(),
    /** How long their way is planned to take; absent where their time is not held, and in answers of the version before. */
    wayMinutes: z.optional(z.number()),
  }),
  /** Time from which the Karigar may set out. */
  dispatchableFrom: z.string(),
  dispatchedAt: z.nullable(z.string()),
  arrivedAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** How often the start code may still be wrong. */
  startTriesLeft: z.number(),
  /** Until when the Karigar waits for a customer who is not there, and how often they have tried to reach them. */
  waitUntil: z.nullable(z.string()),
  contactTries: z.object({ made: z.number(), wanted: z.number() }),
  checklist: z.array(checklistItem),
  /** The customer's complaint, the Karigar’s own answers, and the decision with who bears it; for everybody whose pay it may cut. */
  complaint: z.nullable(
    z.object({
      reason: z.enum(DISPUTE_REASONS),
      comment: z.string(),
      /** The lines of the bill it is about. */
      lines: z.array(z.number()),
      openedAt: z.string(),
      /** Nothing is decided at their cost before they have answered, or this moment. */
      hearUntil: z.string(),
      answers: z.array(z.object({ line: z.number(), answer: z.string() })),
      /** Pictures, then the voice note, beside their answer and beside their appeal. */
      answerFiles: z.optional(z.array(enclosure)),
      appealFiles: z.optional(z.array(enclosure)),
      mayAnswer: z.boolean(),
      decision: z.nullable(
        z.object({
          outcome: z.enum(COMPLAINT_OUTCOMES),
          refundPaise: z.number(),
          reason: z.string(),
          borneBy: z.nullable(z.enum(BEARERS)),
          /** The part that this Karigar bears. */
          costPaise: z.number(),
          mayAppeal: z.boolean(),
          appealUntil: z.string(),
        }),
      ),
      appeal: z.nullable(
        z.object({ why: z.string(), granted: z.nullable(z.boolean()), answer: z.string() }),
      ),
    }),
  ),
  /** Whether they are not sent to this customer again; null while the visit is not over. */
  refusesCustomer: z.nullable(z.boolean()),
  photos: z.array(photo),
  estimates: z.array(estimate),
  bill,
  ratings,
});
export type KarigarVisit = z.infer<typeof karigarVisit>;
export type VisitOfDay = z.infer<typeof visitOfDay>;

/** Refusals of every move of a Karigar. `move-not-allowed` names the moves that are allowed. */
export const MOVE_REFUSALS = {
  'visit-not-found': 404,
  'move-not-allowed': 409,
  'action-reused': 409,
} as const;
