import type { OfferState } from '#contract/offer-states.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Offer, OfferedJourney, OfferedPay } from './offer.ts';

export async function findOffer(db: Database, id: string): Promise<Offer | undefined> {
  const row = await selectOffer.first(db, [id]);
  return row && toOffer(row);
}

/** Every offer of a visit, the first first; rounds begin anew when it moves. Whoever changes one has locked the booking. */
export async function listOffers(db: Database, bookingId: string): Promise<Offer[]> {
  return (await selectOffers.run(db, [bookingId])).map(toOffer);
}

export type NewOffer = Omit<Offer, 'state' | 'answeredAt'> & {
  readonly pay: OfferedPay;
  readonly journey: OfferedJourney;
  /** On top of the pay for each time that they come to the door. */
  readonly longWayPaise: Paise;
};

/** Answers to whom it was really offered: nobody is asked twice at once. */
export async function recordOffers(db: Database, offers: readonly NewOffer[]): Promise<number[]> {
  const rows = await insertOffers.run(db, [
    JSON.stringify(
      offers.map((one) => ({
        ...one,
        startsAt: new Date(one.startsAt),
        offeredAt: new Date(one.offeredAt),
        expiresAt: new Date(one.expiresAt),
      })),
    ),
  ]);
  return karigarsOf(rows);
}

/** Only what is open can be answered, and only once: says whether it was this time. */
export const recordAnswer = (
  db: Database,
  id: string,
  state: Exclude<OfferState, 'open'>,
  at: Instant,
): Promise<number> => updateAnswer.count(db, [id, state, new Date(at)]);

/** A no was taken back: it waits for an answer again. */
export const recordReopened = (db: Database, id: string): Promise<number> =>
  updateReopened.count(db, [id]);

/** The first Karigar to accept leads, also if they were asked to come along. */
export const recordAccepted = (db: Database, id: string, leads: boolean, at: Instant) =>
  updateAccepted.count(db, [id, leads, new Date(at)]);

/** It is no longer to be had: of all who were asked, or of some. Answers who hears of it. */
export async function recordWithdrawn(
  db: Database,
  bookingId: string,
  at: Instant,
  karigars: readonly number[] | null = null,
): Promise<number[]> {
  const rows = await updateWithdrawn.run(db, [
    bookingId,
    karigars === null ? null : [...karigars],
    new Date(at),
  ]);
  return karigarsOf(rows);
}

/** Those who lead hear that they would come along: somebody else leads. */
export const recordComingAlong = (db: Database, bookingId: string): Promise<number> =>
  updateComingAlong.count(db, [bookingId]);

/** The leader until now has done what they accepted; somebody else leads from now on. */
export const recordLeadPassed = (db: Database, bookingId: string): Promise<number> =>
  updateLeadPassed.count(db, [bookingId]);

/** A Karigar who came along makes the visit's moves from now on. */
export const recordLeads = (db: Database, bookingId: string, karigarId: number): Promise<number> =>
  updateLeads.count(db, [bookingId, karigarId]);

/** Accepted, and gone to somebody else: by one of them, or by all. */
export const recordGivenBack = (
  db: Database,
  bookingId: string,
  karigarId: number | null,
  at: Instant,
): Promise<number> => updateGivenBack.count(db, [bookingId, karigarId, new Date(at)]);

/** A Karigar who said yes comes to the visits that are left, of which the first has another hour now. */
export const recordAcceptedAt = (
  db: Database,
  bookingId: string,
  startsAt: Instant,
): Promise<number> => updateAcceptedAt.count(db, [bookingId, new Date(startsAt)]);

/** Offers for another hour than the visit now has: open ones are withdrawn, an accepted one is given back. */
export async function recordMovedAway(
  db: Database,
  bookingId: string,
  startsAt: Instant,
  at: Instant,
): Promise<number[]> {
  const rows = await updateMovedAway.run(db, [bookingId, new Date(startsAt), new Date(at)]);
  return karigarsOf(rows);
}

/** Offers of a visit whose time to answer is over. */
export async function recordLapsed(
  db: Database,
  bookingId: string,
  at: Instant,
): Promise<number[]> {
  const rows = await updateLapsed.run(db, [bookingId, new Date(at)]);
  return karigarsOf(rows);
}

/**
 * Deletes the offers of visits long over, because nobody asks for them any more. Accepted ones stay: they were paid
 * for.
 */
export const deleteOldOffers = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => removeOldOffers.count(db, [new Date(before), most]));

const removeOldOffers = statement<[before: Date, most: number]>({
  name: 'delete-old-offers',
  text: `delete from offers where ctid = any (array(
    select ctid from offers where offered_at < $1 and state in ('declined', 'withdrawn', 'lapsed') limit $2))`,
});

/** In the order of their numbers: the order of rows that were changed is anybody's. */
const karigarsOf = (rows: readonly { readonly karigar_id: number }[]): number[] =>
  rows.map(({ karigar_id }) => karigar_id).sort((one, other) => one - other);

type OfferRow = {
  id: string;
  booking_id: string;
  karigar_id: number;
  round: number;
  state: OfferState;
  leads: boolean;
  urgent: boolean;
  beyond_minutes: number;
  starts_at: Instant;
  offered_at: Instant;
  expires_at: Instant;
  answered_at: Instant | null;
};

const toOffer = (row: OfferRow): Offer => ({
  id: row.id,
  bookingId: row.booking_id,
  karigarId: row.karigar_id,
  round: row.round,
  state: row.state,
  leads: row.leads,
  urgent: row.urgent,
  beyondMinutes: row.beyond_minutes,
  startsAt: row.starts_at,
  offeredAt: row.offered_at,
  expiresAt: row.expires_at,
  answeredAt: row.answered_at,
});

const COLUMNS =
  'id, booking_id, karigar_id, round, state, leads, urgent, beyond_minutes, starts_at, offered_at, expires_at, answered_at';

const selectOffer = statement<[string], OfferRow>({
  name: 'find-offer',
  text: `select ${COLUMNS} from offers where id = $1`,
});

const selectOffers = statement<[string], OfferRow>({
  name: 'list-offers',
  text: `select ${COLUMNS} from offers where booking_id = $1 order by offered_at, round, karigar_id`,
});

const insertOffers = statement<[string], { karigar_id: number }>({
  name: 'record-offers',
  text: `insert into offers
      (id, booking_id, karigar_id, round, state, leads, urgent, beyond_minutes, starts_at, offered_at, expires_at, pay, journey, long_way_paise)
    select o.id, o."bookingId", o."karigarId", o.round, 'open', o.leads, o.urgent, o."beyondMinutes", o."startsAt", o."offeredAt", o."expiresAt",
        o.pay, o.journey, o."longWayPaise"
      from jsonb_to_recordset($1::jsonb) o (id uuid, "bookingId" uuid, "karigarId" integer, round smallint,
        leads boolean, urgent boolean, "beyondMinutes" smallint, "startsAt" timestamptz, "offeredAt" timestamptz, "expiresAt" timestamptz, pay jsonb, journey jsonb,
        "longWayPaise" bigint)
    on conflict do nothing returning karigar_id`,
});

const updateAnswer = statement<[string, string, Date]>({
  name: 'record-offer-answered',
  text: `update offers set state = $2, answered_at = $3 where id = $1 and state = 'open'`,
});

const updateReopened = statement<[string]>({
  name: 'record-offer-reopened',
  text: `update offers set state = 'open', answered_at = null where id = $1 and state = 'declined'`,
});

const updateAccepted = statement<[string, boolean, Date]>({
  name: 'record-offer-accepted',
  text: `update offers set state = 'accepted', leads = $2, answered_at = $3 where id = $1 and state = 'open'`,
});

const updateWithdrawn = statement<[string, number[] | null, Date], { karigar_id: number }>({
  name: 'record-offers-withdrawn',
  text: `update offers set state = 'withdrawn', answered_at = $3
    where booking_id = $1 and state = 'open' and ($2::integer[] is null or karigar_id = any ($2))
    returning karigar_id`,
});

const updateLeads = statement<[string, number]>({
  name: 'record-offer-leads',
  text: `update offers set leads = true where booking_id = $1 and karigar_id = $2 and state = 'accepted'`,
});

const updateComingAlong = statement<[string]>({
  name: 'record-offers-coming-along',
  text: `update offers set leads = false where booking_id = $1 and state = 'open'`,
});

const updateGivenBack = statement<[string, number | null, Date]>({
  name: 'record-offer-given-back',
  text: `update offers set state = 'given-back', answered_at = $3
    where booking_id = $1 and state = 'accepted' and ($2::integer is null or karigar_id = $2)`,
});

const updateAcceptedAt = statement<[string, Date]>({
  name: 'record-offers-accepted-at',
  text: `update offers set starts_at = $2 where booking_id = $1 and state = 'accepted'`,
});

const updateMovedAway = statement<[string, Date, Date], { karigar_id: number }>({
  name: 'record-offers-moved-away',
  text: `update offers set state = case state when 'open' then 'withdrawn' else 'given-back' end, answered_at = $3
    where booking_id = $1 and starts_at <> $2 and state in ('open', 'accepted') returning karigar_id`,
});

const updateLapsed = statement<[string, Date], { karigar_id: number }>({
  name: 'record-offers-lapsed',
  text: `update offers set state = 'lapsed', answered_at = $2
    where booking_id = $1 and state = 'open' and expires_at <= $2 returning karigar_id`,
});

const updateLeadPassed = statement<[string]>({
  name: 'record-lead-passed',
  text: `update offers set leads = false where booking_id = $1 and state = 'accepted' and leads`,
});
