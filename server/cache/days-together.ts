import { slotLabel, slotMinute } from '#contract/slots.ts';
import { addDays, type Instant, type LocalDate } from '#kernel/time.ts';
import type { SlotQuestion } from '#server/modules/availability/slots.ts';
import { closeByClock } from '#server/modules/availability/slots.ts';
import {
  type DayHours,
  nearestSlots,
  slotsTogether,
} from '#server/modules/availability/together.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import type { Offer, Service } from '#server/modules/catalogue/catalogue.ts';
import { closeInQuiet, type QuietRules } from '#server/modules/society/quiet-hours.ts';
import type { AppCache } from './app-cache.ts';
import type { Customer } from './day-schedule.ts';
import type { Freshness } from './day-schedules.ts';

export type DaysWanted = {
  readonly offer: Pick<Offer, 'durationMinutes' | 'teamSize'> & {
    readonly service: Pick<Service, 'id' | 'slug' | 'category'>;
  };
  readonly place: number | undefined;
  /** The quiet hours of the home's society. */
  readonly quiet: QuietRules | undefined;
  /** The person who books or moves it, if known. */
  readonly customer?: Customer;
};

/** The Karigars free at each slot of a day, and the slots that clock and neighbours leave open. */
export async function readDayHours(
  facts: Pick<AppCache, 'board'>,
  date: LocalDate,
  { offer, place, quiet, customer }: DaysWanted,
  now: Instant,
  freshness: Freshness = 'recent',
): Promise<DayHours> {
  const { service, durationMinutes, teamSize } = offer;
  const question: SlotQuestion = { serviceId: service.id, durationMinutes, teamSize, place };
  const whole = await facts.board(date, freshness);
  const board = customer ? whole.seenBy(customer) : whole;
  const heard = { serviceSlug: service.slug, durationMinutes };
  const slots = closeByClock(
    closeInQuiet(board.slots(question), quiet, heard),
    service.category,
    now,
  );
  return { date, slots, people: board.people(question) };
}

/** Nearest to what was wished for: other hours of the same days, then the same days moved as a whole. */
export async function findOtherDays(
  facts: Pick<AppCache, 'board'>,
  { dates, time }: { readonly dates: readonly LocalDate[]; readonly time: string },
  wanted: DaysWanted,
  now: Instant,
): Promise<{ dates: LocalDate[]; time: string }[]> {
  const { teamSize, service } = wanted.offer;
  const isSameTeam = keepsTeam(service);
  const read = (days: readonly LocalDate[]) =>
    Promise.all(days.map((date) => readDayHours(facts, date, wanted, now)));
  const days = await read(dates);
  const minutes = days[0]?.slots.map(({ minute }) => minute) ?? [];
  const wished = minutes.indexOf(slotMinute(time) ?? -1);
  const found = nearestSlots(slotsTogether(days, teamSize, isSameTeam), wished)
    .slice(0, MOST_HOURS)
    .map((other) => ({ dates: [...dates], time: slotLabel(minutes[other] as number) }));
  for (const by of SHIFTS) {
    if (found.length >= MOST) break;
    const moved = dates.map((date) => addDays(date, by));
    if (slotsTogether(await read(moved), teamSize, isSameTeam)[wished])
      found.push({ dates: moved, time });
  }
  return found;
}

const MOST = 4;
const MOST_HOURS = 3;
const SHIFTS = [1, -1, 2, -2, 3, -3, 7, -7];
