import { addDays, type LocalDate, weekday } from '#kernel/time.ts';

/** The days of a month as weeks from Sunday to Saturday; days of the neighbouring months are left empty. */
export function weeksOfMonth(month: LocalDate): (LocalDate | null)[][] {
  const first = firstOfMonth(month);
  const cells: (LocalDate | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) {
    cells.push(day);
  }
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01`;

export const lastOfMonth = (date: LocalDate): LocalDate =>
  addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1);

/** The same day some months on, or the last one that month has. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  let first = firstOfMonth(date);
  for (let left = Math.abs(months); left > 0; left -= 1) {
    first = firstOfMonth(addDays(first, months > 0 ? 31 : -1));
  }
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`;
  const last = lastOfMonth(first);
  return wanted < last ? wanted : last;
}

export const clampDay = (date: LocalDate, first: LocalDate, last: LocalDate): LocalDate => {
  if (date < first) return first;
  return date > last ? last : date;
};

/** The day to which a key moves the focus in a month grid (the calendar pattern of the ARIA practices). */
export function dayAfterKey(key: string, from: LocalDate): LocalDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekday(from));
    case 'End':
      return addDays(from, 6 - weekday(from));
    case 'PageUp':
      return addMonths(from, -1);
    case 'PageDown':
      return addMonths(from, 1);
    default:
      return undefined;
  }
}

/** Seven days of the strip: the week, counted from today, in which the chosen day lies. */
export function stripOf(today: LocalDate, chosen: LocalDate, lastDate: LocalDate): LocalDate[] {
  const daysAhead = Math.round((Date.parse(chosen) - Date.parse(today)) / 86_400_000);
  const start = addDays(today, Math.max(0, Math.floor(daysAhead / 7)) * 7);
  return Array.from({ length: 7 }, (_, index) => addDays(start, index)).filter(
    (day) => day <= lastDate,
  );
}
