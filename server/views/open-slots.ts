import { termsOf } from '#contract/catalogue/known.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { Category } from '#contract/policy.ts';
import { policy } from '#contract/policy.ts';
import type { readOpenSlots as contract } from '#contract/public/read-open-slots.ts';
import { slotLabel, slotMinutes } from '#contract/slots.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  addDays,
  dateInIndia,
  HOUR,
  type Instant,
  instantInIndia,
  type LocalDate,
  MINUTE,
  toIndiaIso,
} from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { lastBookableDate } from '#server/modules/availability/lead-time.ts';
import type { City } from '#server/modules/availability/places.ts';
import { closeByClock, type MarkedSlot } from '#server/modules/availability/slots.ts';
import { decideOffer, type Offer, optionToLookFor } from '#server/modules/catalogue/catalogue.ts';
import { closeInQuiet, type QuietRules } from '#server/modules/society/quiet-hours.ts';

import { noticeOf } from './zone-notice.ts';

type OpenSlots = OutputOf<typeof contract>;
type Refusals = 'service-unknown' | 'option-unavailable' | 'outside-served-area';

/** The slots of a day; without a date those of the first day that has an open one. */
export async function readOpenSlots(
  facts: AppCache,
  input: InputOf<typeof contract>,
  now: Instant,
): Promise<Outcome<OpenSlots, Refusals>> {
  const services = await facts.services();
  const service = services.find(({ id }) => id === input.serviceId);
  const option = optionToLookFor(service, input.option);
  const offer = decideOffer(services, input.serviceId, option);
  if (!offer.ok) {
    return refuse(
      offer.refusal.code === 'option-missing' ? 'option-unavailable' : offer.refusal.code,
    );
  }
  const places = await facts.places();
  const place = input.pincode ? places.indexOf(input.pincode) : undefined;
  if (input.pincode && place === undefined) return refuse('outside-served-area');

  const question = {
    offer: offer.value,
    place,
    quiet: await quietRulesAt(facts, input),
  };
  const date = input.date ?? (await firstOpenDate(facts, question, now));
  const slots = isBookable(date, now)
    ? await countedSlots(facts, date, question)
    : closedSlots(date, places.cityAt(place));
  return accept(answerOf(date, slots, offer.value.service.category, now));
}

/** The clock has closed every slot of any other day, whoever is free then: nothing is read for it. */
export const isBookable = (date: LocalDate, now: Instant): boolean =>
  date >= dateInIndia(now) && date <= lastBookableDate(now);

export const closedSlots = (date: LocalDate, { slots }: City): MarkedSlot[] =>
  slotMinutes(slots).map((minute) => ({
    minute,
    startsAt: instantInIndia(date, minute),
    places: 0,
    reason: null,
  }));

export type PlaceQuestion = {
  readonly offer: Offer;
  readonly place: number | undefined;
  /** The society whose home it is for. */
  readonly quiet?: QuietRules | undefined;
};

/** Most ask for no society: for them nothing is looked up. */
const quietRulesAt = (facts: AppCache, { pincode, society }: InputOf<typeof contract>) =>
  pincode && society ? findQuiet(facts, pincode, society) : undefined;

const findQuiet = async (facts: AppCache, pincode: string, society: string) =>
  (await facts.societies()).find(pincode, society)?.quiet;

/** The first day with an open slot; with none in the coming weeks the first day that could be booked at all. */
export async function firstOpenDate(
  facts: AppCache,
  question: PlaceQuestion,
  now: Instant,
): Promise<LocalDate> {
  const { category } = question.offer.service;
  const first = dateInIndia(now + termsOf(category).leadTimeMinutes * MINUTE);
  for (let ahead = 0; ahead < DAYS_SEARCHED; ahead += 1) {
    const date = addDays(first, ahead);
    const slots = await countedSlots(facts, date, question);
    if (closeByClock(slots, category, now).some((slot) => slot.reason === null)) return date;
  }
  return first;
}

const DAYS_SEARCHED = 30;

export async function countedSlots(
  facts: AppCache,
  date: LocalDate,
  { offer, place, quiet }: PlaceQuestion,
): Promise<readonly MarkedSlot[]> {
  const board = await facts.board(date);
  const { service, durationMinutes, teamSize } = offer;
  const slots = board.slots({ serviceId: service.id, durationMinutes, teamSize, place });
  return quiet ? quietened(slots, quiet, offer) : slots;
}

/** Slots change rarely and are asked for often: what a society closes of them is found out once. */
function quietened(
  slots: readonly MarkedSlot[],
  quiet: QuietRules,
  { service, durationMinutes }: Offer,
): readonly MarkedSlot[] {
  const known = closedByQuiet.get(slots) ?? new WeakMap();
  closedByQuiet.set(slots, known);
  const closed =
    known.get(quiet) ?? closeInQuiet(slots, quiet, { serviceSlug: service.slug, durationMinutes });
  known.set(quiet, closed);
  return closed;
}

const closedByQuiet = new WeakMap<
  readonly MarkedSlot[],
  WeakMap<QuietRules, readonly MarkedSlot[]>
>();

/** An answer stands until the board changes or the clock closes the next slot: written once, asked for often. */
export function answerOf(
  date: LocalDate,
  slots: readonly MarkedSlot[],
  category: Category,
  now: Instant,
): OpenSlots {
  const known = answers.get(slots);
  if (known && now >= known.from && now < known.until) return known.answer;
  const answer: OpenSlots = Object.freeze({
    date,
    today: dateInIndia(now),
    lastDate: lastBookableDate(now),
    standsSince: toIndiaIso(now),
    zones: zonesOf(slots, now),
    limit: slots[0]?.limit ?? null,
    slots: closeByClock(slots, category, now).map((slot) => ({
      minute: slot.minute,
      label: slotLabel(slot.minute),
      startsAt: toIndiaIso(slot.startsAt),
      open: slot.reason === null,
      places: slot.places,
      reason: slot.reason,
    })),
  });
  answers.set(slots, { answer, from: now, until: nextChange(slots, category, now) });
  return answer;
}

/** Those that hold for any of its hours to come, each once with its hours. */
function zonesOf(slots: readonly MarkedSlot[], now: Instant): OpenSlots['zones'] {
  const concerned = slots.flatMap(({ zone, minute, startsAt }) =>
    zone && startsAt >= now ? [{ notice: noticeOf(zone), minute }] : [],
  );
  return [...Map.groupBy(concerned, ({ notice }) => JSON.stringify(notice)).values()].flatMap(
    (all) =>
      all
        .slice(0, 1)
        .map(({ notice }) => ({ ...notice, minutes: all.map(({ minute }) => minute) })),
  );
}

const answers = new WeakMap<
  readonly MarkedSlot[],
  { readonly answer: OpenSlots; readonly from: Instant; readonly until: Instant }
>();

/** When the clock next closes a slot or ends it, ends its free cancelling, or the day in India changes. */
function nextChange(slots: readonly MarkedSlot[], category: Category, now: Instant): Instant {
  const midnight = instantInIndia(addDays(dateInIndia(now), 1));
  const closings = slots
    .flatMap(({ startsAt, zone }) => [
      startsAt - termsOf(category).leadTimeMinutes * MINUTE,
      startsAt - (zone?.leadMinutes ?? 0) * MINUTE,
      // Then it is over, which is said in other words.
      startsAt,
      startsAt - policy.cancellation.freeHoursBefore * HOUR,
    ])
    .filter((closing) => closing >= now)
    // A slot is still open at the very instant of its lead time.
    .map((closing) => closing + 1);
  return Math.min(midnight, ...closings);
}
