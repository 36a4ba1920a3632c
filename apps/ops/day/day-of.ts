import { toRows } from '#contract/columns.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readDay } from '#contract/ops/read-day.ts';

type Answer = OutputOf<typeof readDay>;
type Areas = NonNullable<Answer['areas']>;
type HeldColumns = Answer['visits'];
type Held = { [Name in keyof HeldColumns]: HeldColumns[Name][number] };

export type DayVisit = Omit<Held, 'service' | 'bookingId'> & {
  readonly bookingId: string;
  readonly serviceId: number;
  readonly serviceName: string;
  readonly category: Answer['services'][number]['category'];
  readonly city: string;
};
export type DayKarigar = {
  readonly id: number;
  readonly name: string;
  readonly homePincode: string;
  readonly serviceIds: readonly number[];
  readonly duties: NonNullable<Answer['roster']>['duties'][number];
  readonly answers: boolean;
};

/** A day as it is worked with: the rows of all answers so far. */
export type Day = Pick<Answer, 'date' | 'mark' | 'grids' | 'counts'> & {
  readonly areas: Areas;
  readonly karigars: readonly DayKarigar[];
  readonly visits: readonly DayVisit[];
};

/** Rows that are known already, and those that have changed since, together. An answer without a change leaves the lists the same objects. */
export function dayOf(answer: Answer, before: Day | undefined): Day {
  const { date, mark, grids, counts, roster } = answer;
  const areas = answer.areas ?? before?.areas ?? {};
  return {
    ...{ date, mark, grids, areas, counts },
    karigars: roster ? karigarsOf(roster) : (before?.karigars ?? []),
    visits: visitsOf(answer, areas, answer.whole ? [] : (before?.visits ?? [])),
  };
}

const karigarsOf = ({ karigars, skills, duties }: NonNullable<Answer['roster']>): DayKarigar[] =>
  toRows(karigars).map((one) => ({
    ...one,
    serviceIds: skills[one.skills] ?? [],
    duties: duties[one.duties] ?? [],
  }));

function visitsOf(answer: Answer, areas: Areas, before: readonly DayVisit[]): readonly DayVisit[] {
  const { visits, services, gone } = answer;
  if (gone.length === 0 && visits.id.length === 0) return before;
  const named = new Map(before.map((one) => [nameOf(one), one]));
  for (const one of gone) named.delete(nameOf(one));
  // A row is copied whole: to leave out a field of each of thousands takes far longer than to keep it.
  for (const row of toRows(visits)) {
    const { id: serviceId, name: serviceName, category } = services[row.service] ?? UNKNOWN;
    const bookingId = row.bookingId ?? row.id;
    const city = areas[row.pincode]?.city ?? '';
    named.set(nameOf(row), { ...row, bookingId, serviceId, serviceName, category, city });
  }
  return [...named.values()].sort((one, other) => one.starts - other.starts);
}

const UNKNOWN = { id: 0, name: '', category: 'daily' } as const;
const nameOf = ({ id, karigarId }: Pick<DayVisit, 'id' | 'karigarId'>) => `${id} ${karigarId}`;
