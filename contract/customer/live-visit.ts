import * as z from 'zod/mini';
import { arrivalWindow, placeName, saidSentence } from '../live.ts';
import {
  attendance,
  bill,
  checklistItem,
  estimate,
  photo,
  problem,
  ratings,
  ratingWords,
} from '../visit.ts';
import { BOOKING_STATUSES } from './booking.ts';

/** Actions that the customer may take in a visit at this moment, as the server sees it. */
export const VISIT_ACTIONS = [
  'say',
  'share',
  'answer-estimate',
  'renew-start-code',
  'stop-work',
  'accept',
  'dispute',
  'rate',
  'safety-exit',
  'report-no-show',
  'report-absent',
] as const;
export type VisitAction = (typeof VISIT_ACTIONS)[number];

/** The Karigar who comes: what a person at the door would like to know of them, and nothing by which they could be reached or found. */
export const karigarCard = z.object({
  name: z.string(),
  /** The Karigar's picture, behind an address that opens while they come to this customer. */
  picture: z.nullable(z.string()),
  verified: z.boolean(),
  /** The day on which the identity was checked last, where one is known. */
  checkedOn: z.optional(z.nullable(z.string())),
  /** The day of a police verification that holds. */
  policeCheckedOn: z.optional(z.string()),
  /** The first of their languages, for a page of a version before. */
  speaks: z.optional(z.string()),
  /** In which one can talk to them: as they say themselves, else the one in which they use their app. */
  languages: z.optional(z.array(z.string())),
  /** The day of the first visit that they led. */
  since: z.optional(z.string()),
  /** Slugs of the services that the Karigar can do. */
  skills: z.array(z.string()),
  /** Null as long as too few have rated the Karigar. */
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  /** Counted as the average is, of customers who rated this Karigar. */
  words: z.optional(ratingWords),
  visitsDone: z.number(),
  /** Whether the customer wants this Karigar asked first; said once the work is over. */
  favourite: z.optional(z.boolean()),
  /** How many Karigars come along with this one. */
  companions: z.number(),
  /** Their names, for a page of a version before. */
  crew: z.array(z.string()),
  /** The same people, with the last word on whether each of them came to the visit at hand. */
  members: z.array(
    z.object({
      karigarId: z.number(),
      name: z.string(),
      attendance: z.nullable(attendance),
      onTheWay: z.boolean(),
      /** Six digits by which they show at the door that they are there, until they have. */
      code: z.nullable(z.string()),
    }),
  ),
});

/** A visit as its customer watches it. Every event of the stream is the whole of it. */
export const liveVisit = z.object({
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  promisedAt: z.string(),
  /** Nobody, while somebody is being found. */
  karigar: z.nullable(karigarCard),
  /** Another Karigar had been on the way; that Karigar's start code opens nothing any more. */
  replaced: z.boolean(),
  dispatchedAt: z.nullable(z.string()),
  arrivedAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** Six digits from setting out until the work begins, for this customer’s eyes only. */
  startCode: z.nullable(z.string()),
  arrival: z.nullable(arrivalWindow),
  /** The Karigar asks whether they may come at that hour, before the promised one. */
  early: z.nullable(z.object({ id: z.string(), wantsAt: z.string() })),
  /** Present while the Karigar travels, and at no other time. */
  position: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      place: placeName,
      roadKm: z.number(),
      at: z.string(),
      /** Counted by the server: the reader’s own clock may be wrong. */
      minutesOld: z.number(),
    }),
  ),
  /** The middle of the pincode, for the map. */
  home: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), place: placeName })),
  said: z.array(saidSentence),
  checklist: z.array(checklistItem),
  photos: z.array(photo),
  estimates: z.array(estimate),
  bill: z.nullable(bill),
  /** Those that took place, in their order: a problem may be about one of them. */
  visits: z.array(z.object({ position: z.number(), date: z.string() })),
  /** The customer's complaint. */
  problem: z.nullable(problem),
  ratings,
  shares: z.array(z.object({ id: z.string(), sharedAt: z.string() })),
  actions: z.array(z.enum(VISIT_ACTIONS)),
});
export type LiveVisit = z.infer<typeof liveVisit>;
