import { expect, test } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, given, sowWorker, type VisitTestDeps } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { readVisitParts } from './visit-parts.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

test('the bill of an event adds up: what is due now and what waits for acceptance are the rest of its total', async () => {
  await sowWorker(world.db, [2]);
  const id = await bookOnline(app, asha, { serviceId: 2, shownPricePaise: 200_000 });
  await payFor(app, asha, id, 160_000);
  const ravi = await given.visit(app, 'in_progress', id);
  const end = { ...acting(app, ravi, id), lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(app, end)).toMatchObject({ ok: true });
  const bill = async (reader: 'customer' | 'karigar') =>
    (await readVisitParts(world.db, id, reader, app.now())).bill;
  const parts = { totalPaise: 200_000, paidPaise: 160_000, duePaise: 20_000, laterPaise: 20_000 };
  expect(await bill('customer')).toMatchObject(parts);
  expect(await bill('karigar')).toMatchObject(parts);
  await given.visit(app, 'completed', id);
  expect(await bill('customer')).toMatchObject({ ...parts, duePaise: 40_000, laterPaise: 0 });
  expect(await bill('karigar')).toMatchObject(parts);
});
