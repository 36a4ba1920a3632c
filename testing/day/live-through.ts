import { addDays, HOUR, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
import { type Causes, createCauses } from './causes.ts';
import { type Counts, createClockwork, type Happening } from './clockwork.ts';
import { type Customers, sendCustomers } from './customers.ts';
import type { Wish } from './demand.ts';
import type { House } from './house.ts';
import { sendKarigars } from './karigars.ts';
import type { Nature } from './nature.ts';

/** A day that has been lived. */
export type Lived = Customers & {
  readonly causes: Causes;
  readonly driven: { readonly km: number };
  readonly counts: Counts;
};

type Stage = {
  readonly date: LocalDate;
  readonly wishes: readonly Wish[];
  readonly nature: Nature;
  readonly house: House;
  readonly happening: Happening;
  /** The passes of the server: every two minutes, and every ten. */
  readonly rescue: () => Promise<unknown>;
  readonly mind: () => Promise<unknown>;
  readonly afterStep: (events: readonly DomainEvent[]) => Promise<void>;
};

/** The people of a day and the passes of its house, from two days before until noon of the next. */
export async function liveThrough(stage: Stage): Promise<Lived> {
  const { date, wishes, nature, house, happening } = stage;
  const clockwork = createClockwork(happening);
  const customers = sendCustomers(house, clockwork, wishes, nature);
  const driven = { km: 0 };
  const causes = createCauses();
  const midnight = instantInIndia(date);
  const { booked } = customers;
  sendKarigars({ from: midnight, house, clockwork, nature, booked, causes, driven });
  const passes = { from: midnight + 6 * HOUR, until: midnight + 26 * HOUR };
  for (let at = passes.from; at < passes.until; at += 2 * MINUTE) {
    clockwork.at(at, stage.rescue);
    if (at % (10 * MINUTE) === 0) clockwork.at(at, stage.mind);
  }
  await clockwork.run(instantInIndia(addDays(date, 1), 12 * 60), stage.afterStep);
  return { ...customers, causes, driven, counts: clockwork.counts };
}
