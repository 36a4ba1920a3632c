import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { language } from '../fields/language.ts';
import { localDate } from '../fields/local-date.ts';
import { slotTime } from '../fields/slot-time.ts';
import { paise as paiseCounted } from '../fields/visit-fields.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { karigarActs } from '../karigar-acts.ts';
import { operation } from '../operation.ts';
import { BREAKDOWN_REASONS, RELEASE_REASONS, STOP_REASONS } from '../visit.ts';

export const PREVIEWED_ACTS = [
  'assign',
  'reschedule',
  'cancel',
  'call-off',
  /** Said for the Karigar who leads the visit. */
  'set-out',
  'arrive',
  'release',
  'break-off',
  'finish',
  'stop-work',
  'contact-try',
  'customer-no-show',
  'safety-exit',
  /** Said for the customer. */
  'karigar-no-show',
] as const;
export type PreviewedAct = (typeof PREVIEWED_ACTS)[number];

/** Acts on a booking that can be previewed: not `start`, whose preview would only help to guess the customer's code. */
export const BOOKING_ACTS = [...PREVIEWED_ACTS, 'start'] as const;
export type BookingAct = (typeof BOOKING_ACTS)[number];

const finish = karigarActs.finishWork.input.shape;

const paise = z.nullable(z.number());

export const consequence = z.object({
  /** Why it can't be done; everything else is then as it stands now. */
  refused: z.nullable(z.string()),
  /** How the booking stood when it was looked at: sent with the act, which is refused when that has changed. */
  seen: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  crew: z.array(
    z.object({
      karigarId: z.number(),
      name: z.string(),
      leaveAt: z.string(),
      atDoorAt: z.string(),
      journeyMinutes: z.number(),
      lateMinutes: z.number(),
      /** Between the end of this visit and setting out for the next one of that day. */
      spareMinutes: z.nullable(z.number()),
    }),
  ),
  money: z.object({
    feePaise: paise,
    refundPaise: paise,
    duePaise: paise,
    goodwillPaise: paise,
    /** The least that cancelling costs from now on. */
    feeFloorPaise: paise,
    /** Pay of the Karigar who is stood down, for the way. */
    stoodDownPaise: paise,
    /** The bill at the end of the work, and what of it is counted as cash. */
    billPaise: paise,
    cashPaise: paise,
  }),
  told: z.array(
    z.object({
      who: z.enum(['customer', 'karigar']),
      name: z.nullable(z.string()),
      language,
      /** The news, by the name under which it goes out. */
      news: z.string(),
    }),
  ),
});

export const previewAct = operation({
  name: 'previewAct',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/previews',
  summary:
    'What an act would do, before it is done: the act itself is carried out and taken back in the same moment, and what it would have written is read. Nothing is changed and nobody is told.',
  input: z.object({
    id: bookingId,
    act: z.enum(PREVIEWED_ACTS, 'act-unknown'),
    /** For `assign`. */
    karigarId: z.optional(karigarNumber),
    /** For `reschedule`. */
    date: z.optional(localDate),
    time: z.optional(slotTime),
    /** For `cancel`, `call-off` and `karigar-no-show`. */
    visit: visitPosition,
    /** For `release`, `break-off` and `stop-work`. */
    reason: z.optional(
      z.enum([...RELEASE_REASONS, ...BREAKDOWN_REASONS, ...STOP_REASONS], 'reason-invalid'),
    ),
    /** For `finish`: how the rest is paid, and the sum that was counted in cash. */
    payBy: z.optional(finish.payBy),
    cashPaise: z.optional(paiseCounted),
    /** For `stop-work`: what of each line was done; lines that are not named cost nothing. */
    lines: z.optional(karigarActs.stopWork.input.shape.lines),
    /** For `contact-try`. */
    by: z.optional(karigarActs.tryContact.input.shape.by),
  }),
  output: consequence,
  reveals: [
    { what: 'booking', whose: 'booking', at: 'input.id' },
    { what: 'booking', whose: 'karigar', at: 'output.crew.karigarId' },
  ],
  refusals: { 'booking-not-found': 404, 'preview-incomplete': 400 },
});
