import * as z from 'zod/mini';
import { rateOfLine } from './rate-card.ts';

/** Kinds of line on a bill: the service as it was booked, labour on top of it, or parts as they were bought. */
export const LINE_KINDS = ['service', 'labour', 'parts'] as const;

const billLine = z.object({
  /** Names it in a dispute or where work was stopped. */
  line: z.number(),
  kind: z.enum(LINE_KINDS),
  /** In the Karigar’s words; empty for the service itself. */
  label: z.string(),
  /** The sum the customer has agreed to, and the sum asked. */
  approvedPaise: z.number(),
  amountPaise: z.number(),
  state: z.enum(['open', 'accepted', 'disputed']),
});

/** The way in which what is left is paid at the end of the work. */
export const PAY_BY = ['nothing', 'cash', 'link'] as const;
export type PayBy = (typeof PAY_BY)[number];

/** The outcome of a decided complaint. */
export const COMPLAINT_OUTCOMES = ['refund', 'rework', 'none'] as const;
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

/** The cost of the visit: what has been agreed on until the work is done, then what is asked. */
export const bill = z.object({
  lines: z.array(billLine),
  totalPaise: z.number(),
  paidPaise: z.number(),
  /** To be paid at the end of the visit: counted in cash, or by a link; for the customer who has accepted, all that is due. */
  duePaise: z.number(),
  /** The rest of the total: it waits for the customer's acceptance. */
  laterPaise: z.number(),
  payBy: z.nullable(z.enum(PAY_BY)),
  /** Work was stopped before its end. */
  partial: z.boolean(),
});
export type BillView = z.infer<typeof bill>;

/** Work beyond what was booked, with its price; done only once the customer has said yes in their own app. */
export const estimate = z.object({
  id: z.string(),
  lines: z.array(
    z.object({
      kind: z.enum(['labour', 'parts']),
      /** In the customer's language where the rate card has it, else in the Karigar’s words. */
      label: z.string(),
      amountPaise: z.number(),
      /** The row of the rate card by which it was reckoned. */
      rate: z.optional(rateOfLine),
      /** Beside words of the Karigar's own: the part or its bill. */
      photoId: z.optional(z.string()),
    }),
  ),
  totalPaise: z.number(),
  state: z.enum(['proposed', 'approved', 'refused', 'withdrawn']),
  proposedAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type EstimateView = z.infer<typeof estimate>;

/** Path of the pictures of a visit, each under its id. */
export const VISIT_PHOTOS = '/api/visit-photos';

export const PHOTO_KINDS = ['arrival', 'before', 'after', 'problem', 'part'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** `address` opens for the customer, the Karigar of this visit and operations, and for nobody else. */
export const photo = z.object({
  id: z.string(),
  kind: z.enum(PHOTO_KINDS),
  address: z.string(),
  takenAt: z.string(),
});

/** Words that a customer may choose beside the stars; counted, they are shown to everybody. */
export const RATING_WORDS = [
  'on-time',
  'neat-work',
  'left-clean',
  'explained-well',
  'fair-on-parts',
  'polite',
  'came-late',
  'left-a-mess',
  'had-to-ask-again',
] as const;
export type RatingWord = (typeof RATING_WORDS)[number];

/** How often each word was chosen. */
export const ratingWords = z.partialRecord(z.enum(RATING_WORDS), z.number());
export type RatingWords = z.infer<typeof ratingWords>;

/** Both are blind until both have rated, or seven days have gone by; then each sees the other’s. */
export const ratings = z.object({
  mayRate: z.boolean(),
  mine: z.nullable(z.object({ stars: z.number(), comment: z.string() })),
  theirs: z.nullable(z.object({ stars: z.number(), comment: z.string() })),
});

/** Why somebody disputes, stops, lets go or leaves; the words stand with the screens. */
export const DISPUTE_REASONS = [
  'not-done',
  'badly-done',
  'damage',
  'overcharged',
  'other',
] as const;
/** A customer's complaint, its resolution, and their pictures: `address` opens for them and operations only. */
export const problem = z.object({
  reason: z.enum(DISPUTE_REASONS),
  comment: z.string(),
  /** The lines of the bill it is about. */
  lines: z.array(z.number()),
  /** The one visit it is about, where there were more. */
  visit: z.nullable(z.object({ position: z.number(), date: z.string() })),
  openedAt: z.string(),
  outcome: z.nullable(z.enum(COMPLAINT_OUTCOMES)),
  refundPaise: z.number(),
  answer: z.string(),
  /** The booking by which its work is done again. */
  rework: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  resolvedAt: z.nullable(z.string()),
  photos: z.array(z.object({ id: z.string(), address: z.string() })),
  /** How many more pictures may be added. */
  photosLeft: z.number(),
});
export type ProblemView = z.infer<typeof problem>;

export const STOP_REASONS = ['needs-parts', 'out-of-scope', 'customer-asked', 'other'] as const;
export const RELEASE_REASONS = ['ill', 'family', 'too-far', 'not-my-work', 'other'] as const;
export const BREAKDOWN_REASONS = ['vehicle', 'accident', 'ill', 'stuck', 'other'] as const;

/** Items that can be ticked off at a visit; each screen has its own words for them. */
export const CHECKLIST_ITEMS = [
  'greeted',
  'problem-seen',
  'surroundings-covered',
  'plan-agreed',
  'set-up',
  'materials-checked',
  'place-prepared',
  'work-done',
  'tested',
  'cleaned-up',
] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** An item that a category brings itself, written by operations in each language. */
export const ownCheck = z.object({ key: z.string(), words: z.record(z.string(), z.string()) });
export type OwnCheck = z.infer<typeof ownCheck>;

/** An item of one visit; without words of its own it is one of ours. */
export const checklistItem = z.object({
  key: z.string(),
  done: z.boolean(),
  words: z.nullable(z.record(z.string(), z.string())),
});
export type ChecklistItemView = z.infer<typeof checklistItem>;

/** Checklists of the first categories' visits, in this order. */
export const CHECKLISTS = {
  daily: ['greeted', 'problem-seen', 'surroundings-covered', 'work-done', 'tested', 'cleaned-up'],
  event: ['greeted', 'plan-agreed', 'set-up', 'work-done', 'cleaned-up'],
  religious: ['greeted', 'materials-checked', 'place-prepared', 'work-done', 'cleaned-up'],
} as const satisfies Readonly<Record<string, readonly ChecklistItem[]>>;

/** Whether one of a crew came, and who says so. */
export const attendance = z.object({
  came: z.boolean(),
  saidBy: z.enum(['karigar', 'leader', 'customer', 'operations']),
});

/** Refusals of what is said of somebody's attendance. */
export const ATTENDANCE_REFUSALS = {
  'crew-member-not-found': 404,
  'too-early-for-absence': 409,
  /** Their phone was at the door, or they left it for safety. */
  'was-at-door': 409,
  /** Operations have decided it. */
  'attendance-decided': 409,
  /** The money of the visit is divided. */
  'attendance-settled': 409,
  'last-of-crew': 409,
} as const;
