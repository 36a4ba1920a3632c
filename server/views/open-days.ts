import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import { type readOpenDays as contract, MOST_OPEN_DAYS } from '#contract/public/read-open-days.ts';
import { slotIndex } from '#contract/slots.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays, type Instant, type LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type DaysWanted, findOtherDays, readDayHours } from '#server/cache/days-together.ts';
import { type DayHours, slotsTogether } from '#server/modules/availability/together.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { decideOffer, optionToLookFor } from '#server/modules/catalogue/catalogue.ts';
import { isBookable } from './open-slots.ts';

type Input = InputOf<typeof contract>;

/** Whether several days can be had together at one hour, what could be had instead, and which days could be added. */
export async function readOpenDays(
  facts: AppCache,
  input: Input,
  now: Instant,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const asked = await wantedBy(facts, input);
  if (!asked.ok) return asked;
  const wanted = asked.value;
  const calendar = daysBetween(input);
  if (!calendar) return refuse('range-invalid');

  const { teamSize, service } = wanted.offer;
  const isSameTeam = keepsTeam(service);
  const grid = (await facts.places()).cityAt(wanted.place).slots;
  const slot = slotIndex(grid, input.time);
  if (slot === undefined) return refuse('time-invalid');
  const together = (days: readonly DayHours[]) =>
    slotsTogether(days, teamSize, isSameTeam)[slot] === true;
  const dates = [...new Set(input.dates.split(','))].toSorted();
  const bookable = dates.filter((date) => isBookable(date, now));
  const chosen = await Promise.all(bookable.map((date) => readDayHours(facts, date, wanted, now)));
  const allBookable = bookable.length === dates.length;
  const open = allBookable && together(chosen);
  const isOpen = (date: LocalDate) => {
    const day = chosen.find((one) => one.date === date);
    return !!day && together([day]);
  };

  // Days that cannot be had are answered with others that can, and with nothing that could be added to them: never with
  // both.
  if (!open) {
    return accept({
      open,
      closed: dates.filter((date) => !isOpen(date)),
      alternatives: allBookable ? await findOtherDays(facts, { ...input, dates }, wanted, now) : [],
      notToAdd: [],
    });
  }
  const notToAdd: OutputOf<typeof contract>['notToAdd'] = [];
  for (const date of calendar) {
    // Outside the window there is nothing to be read, and nothing to be chosen.
    if (dates.includes(date) || !isBookable(date, now)) continue;
    // A hint for a whole month: whatever is chosen of it is asked about again, and freshly.
    const day = await readDayHours(facts, date, wanted, now, 'verified');
    if (together([...chosen, day])) continue;
    notToAdd.push({
      date,
      reason: day.slots[slot]?.reason ?? (isSameTeam ? 'not-the-team' : 'full'),
    });
  }
  return accept({ open, closed: [], alternatives: [], notToAdd });
}

async function wantedBy(
  facts: AppCache,
  { serviceId, option, pincode, society }: Input,
): Promise<Outcome<DaysWanted, 'service-unknown' | 'option-unavailable' | 'outside-served-area'>> {
  const services = await facts.services();
  const service = services.find(({ id }) => id === serviceId);
  const offer = decideOffer(services, serviceId, optionToLookFor(service, option));
  if (!offer.ok) {
    const { code } = offer.refusal;
    return refuse(code === 'option-missing' ? 'option-unavailable' : code);
  }
  const place = pincode ? (await facts.places()).indexOf(pincode) : undefined;
  if (pincode && place === undefined) return refuse('outside-served-area');
  const known = pincode && society ? await facts.societies() : undefined;
  return accept({
    offer: offer.value,
    place,
    quiet: pincode && society ? known?.find(pincode, society)?.quiet : undefined,
  });
}

/** Undefined for more than a calendar shows. */
function daysBetween({ from, until }: Input): LocalDate[] | undefined {
  if (!from || !until) return [];
  if (until < from || until >= addDays(from, MOST_OPEN_DAYS)) return undefined;
  const days: LocalDate[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
