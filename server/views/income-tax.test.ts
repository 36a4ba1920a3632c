import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIncomeTax as promise } from '#contract/ops/read-income-tax.ts';
import { instantInIndia } from '#kernel/time.ts';
import { recordIncomeTax } from '#server/modules/tax/income-tax-store.ts';
import { bookOnline, paymentDeps } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { exportedIncomeTax, readIncomeTax } from './income-tax.ts';

let world: World;
let credit: (
  ...of: [karigarId: number, at: number, grossPaise: number, keptPaise: number, section?: string]
) => Promise<void>;
let ravi: number;
let sunita: number;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  const asha = await sowCustomer(world.db);
  ravi = (await sowWorker(world.db)).karigarId;
  sunita = (await sowWorker(world.db)).karigarId;
  const bookingId = await bookOnline(paymentDeps(world.db, NOW), asha);
  credit = async (karigarId, at, grossPaise, keptPaise, section = 's. 393(1)') => {
    const eventId = await recordAnyEvent(world.db, bookingId, 'WorkTested', NOW, 'clock', {});
    const one = { eventId, karigarId, bookingId, grossPaise, keptPaise, section };
    await recordIncomeTax(world.db, one, at);
  };
});
afterAll(() => world.close());

test('a quarter is by the clock of India, to the millisecond, and the year goes on into the next calendar year', async () => {
  const october = instantInIndia('2026-10-01', 0);
  const january = instantInIndia('2027-01-01', 0);
  await credit(ravi, october - 1, 500_000_00, 0);
  await credit(ravi, october, 1_000_00, 100_00);
  await credit(ravi, january - 1, 2_000_00, 200_00);
  await credit(sunita, instantInIndia('2026-11-15'), 300_00, 0);
  await credit(ravi, january, 4_000_00, 400_00);
  await credit(ravi, instantInIndia('2027-04-01', 0), 8_000_00, 0);

  const third = promise.output.parse(await readIncomeTax(world.db, { year: 2026, quarter: 3 }));
  expect(third).toMatchObject({
    ...{ from: '2026-10-01', until: '2026-12-31' },
    ...{ grossPaise: 3_300_00, keptPaise: 300_00 },
    months: [
      { month: '2026-10', keptPaise: 100_00 },
      { month: '2026-12', keptPaise: 200_00 },
    ],
    karigars: [
      {
        ...{ karigarId: ravi, credits: 2, grossPaise: 3_000_00, keptPaise: 300_00 },
        ...{ grossOfYearPaise: 503_000_00, keptOfYearPaise: 300_00 },
      },
      { karigarId: sunita, credits: 1, grossPaise: 300_00, keptPaise: 0 },
    ],
  });
  expect(third.confirm).toContain('payment code');
  const fourth = await readIncomeTax(world.db, { year: 2026, quarter: 4 });
  expect(fourth).toMatchObject({ from: '2027-01-01', until: '2027-03-31', keptPaise: 400_00 });
  expect(fourth.karigars).toMatchObject([
    { grossOfYearPaise: 507_000_00, keptOfYearPaise: 700_00 },
  ]);
  const none = await readIncomeTax(world.db, { year: 2026, quarter: 1 });
  expect(none).toMatchObject({ from: '2026-04-01', until: '2026-06-30', karigars: [], months: [] });
});

test('a Karigar credited under two sections in a quarter is listed under each with its own amount', async () => {
  const day = instantInIndia('2027-05-10', 0);
  await credit(sunita, day, 1_000_00, 1_00, 's. 194-O');
  await credit(sunita, day + 1, 2_000_00, 2_00);
  const { karigars } = await readIncomeTax(world.db, { year: 2027, quarter: 1 });
  const ofSunita = karigars.filter(({ karigarId }) => karigarId === sunita);
  expect(ofSunita).toMatchObject([
    { section: 's. 194-O', grossOfYearPaise: 1_000_00, keptOfYearPaise: 1_00 },
    { section: 's. 393(1)', grossOfYearPaise: 2_000_00, keptOfYearPaise: 2_00 },
  ]);
});

test('the file for the accountant has everybody who was credited, in rupees, as CSV and as JSON', async () => {
  await credit(sunita, instantInIndia('2028-05-10', 0), 1_000_00, 100_50);
  await credit(ravi, instantInIndia('2028-05-11', 0), 2_000_00, 0);
  const asked = { year: 2028, quarter: 1 };
  const { text, karigarIds } = await exportedIncomeTax(world.db, { form: 'json', ...asked });
  expect(karigarIds).toEqual([ravi, sunita].toSorted((one, other) => one - other));
  const rows: Record<string, unknown>[] = JSON.parse(text);
  expect(rows.find(({ karigar }) => karigar === sunita)).toMatchObject({
    ...{ from: '2028-04-01', until: '2028-06-30', section: 's. 393(1)', credits: 1 },
    ...{ gross: '1000.00', kept: '100.50', grossOfYear: '1000.00', keptOfYear: '100.50' },
  });
  const csv = await exportedIncomeTax(world.db, { form: 'csv', ...asked });
  const [names, ...lines] = csv.text.slice(1).trimEnd().split('\r\n');
  expect([names, lines.length]).toEqual([Object.keys(rows[0] ?? {}).join(','), rows.length]);
});
