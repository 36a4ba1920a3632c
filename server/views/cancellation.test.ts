import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { policy } from '#contract/policy.ts';
import type { FeeTable } from '#contract/policy-versions.ts';
import { changes as en } from '#i18n/en/changes.ts';
import { changes as hi } from '#i18n/hi/changes.ts';
import { changes as mr } from '#i18n/mr/changes.ts';
import { HOUR } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readCancellation } from './cancellation.ts';

/** The table that the booking was sold under, with other numbers than the one of today. */
const FORMER = vi.hoisted(() => ({
  freeHoursBefore: 40,
  lateHoursBefore: 6,
  graceMinutesAfterBooking: 20,
}));
vi.mock('#contract/policy-versions.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#contract/policy-versions.ts')>();
  return {
    ...original,
    feesOf: (version: string): FeeTable => ({ ...original.feesOf(version), ...FORMER }),
  };
});

let world: World;
let asha: Customer;
let bookingId: string;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowWorker(world.db);
  asha = await sowCustomer(world.db);
  ({ bookingId } = await visitAt(visitDeps(world.db), asha, 'assigned'));
});
afterAll(() => world.close());

const sentencesAt = async (now: number) => {
  const quote = await readCancellation(world.db, asha.id, { id: bookingId }, now);
  if (!quote.ok) throw new Error(quote.refusal.code);
  const { reason, bounds = policy.cancellation } = quote.value;
  return [en, hi, mr].map(({ cancel }) => {
    const says = cancel.reasons[reason];
    return typeof says === 'string' ? says : says(bounds);
  });
};

test('a booking that was sold under a former policy is told the hours of that one, by which it is charged', async () => {
  expect(await sentencesAt(START - 41 * HOUR)).toEqual([
    'At least 40 hours before your visit, cancelling costs nothing.',
    'विज़िट से कम से कम 40 घंटे पहले रद्द करना मुफ़्त है।',
    'व्हिजिटच्या किमान 40 तास आधी रद्द करणे मोफत आहे.',
  ]);
  expect(await sentencesAt(START - 30 * HOUR)).toEqual([
    'Less than 40 hours before your visit.',
    'विज़िट में 40 घंटे से कम बचे हैं।',
    'व्हिजिटला 40 तासांपेक्षा कमी वेळ उरला आहे.',
  ]);
  expect(await sentencesAt(START - 5 * HOUR)).toEqual([
    'Less than 6 hours before your visit.',
    'विज़िट में 6 घंटे से कम बचे हैं।',
    'व्हिजिटला 6 तासांपेक्षा कमी वेळ उरला आहे.',
  ]);
});
