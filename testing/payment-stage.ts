import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { type EffectTestDeps, effectDeps } from './payment-effects.ts';
import { openTestSandbox, type TestSandbox } from './sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from './small-town.ts';
import { createWorld, NOW, type World } from './world.ts';

export type PaymentStage = {
  readonly world: World;
  readonly sandbox: TestSandbox;
  readonly asha: Customer;
  readonly app: EffectTestDeps;
};

/**
 * One world with a customer, a Karigar and the sandbox for a whole file, whose books are even at its end; each test begins
 * at `NOW` with every hour free.
 */
export function paymentStage(enter: (stage: PaymentStage) => void): void {
  let opened: Omit<PaymentStage, 'app'>;
  beforeAll(async () => {
    const [world, sandbox] = await Promise.all([createWorld(), openTestSandbox()]);
    await sowSmallTown(world.db);
    const asha = await sowCustomer(world.db);
    await sowKarigar(world.db, { skills: [2, 3] });
    opened = { world, sandbox, asha };
  });
  afterAll(async () => {
    expect(await sumOfLedger(opened.world.db)).toBe(0);
    await opened.sandbox.close();
    await opened.world.close();
  });
  beforeEach(async () => {
    const { world, sandbox } = opened;
    enter({ ...opened, app: effectDeps(world.db, sandbox, NOW) });
    await world.db.query('delete from holds');
  });
  afterEach(() => opened.sandbox.control({ faults: {} }));
}
