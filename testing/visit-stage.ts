import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { listBroken } from './races/invariants.ts';
import { listWrongStatuses } from './races/rolled-up.ts';
import { sowCustomer, sowSmallTown } from './small-town.ts';
import { sowWorker, type VisitTestDeps, visitDeps } from './visits.ts';
import { createWorld, type World } from './world.ts';

export type VisitStage = {
  readonly world: World;
  readonly asha: Customer;
  readonly app: VisitTestDeps;
};

/**
 * A small town with so many Karigars for the whole file, and for each test a customer and a clock of its own. Whatever
 * has happened, in the end the books balance and nothing is broken.
 */
export function visitStage(workers: number, enter: (stage: VisitStage) => void): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await sowSmallTown(world.db);
    for (let count = 0; count < workers; count += 1) await sowWorker(world.db);
  });
  beforeEach(async () => {
    enter({ world, asha: await sowCustomer(world.db), app: visitDeps(world.db) });
  });
  afterAll(async () => {
    expect(await sumOfLedger(world.db)).toBe(0);
    expect(await listBroken(world.db)).toEqual([]);
    expect(await listWrongStatuses(world.db)).toEqual([]);
    await world.close();
  });
}
