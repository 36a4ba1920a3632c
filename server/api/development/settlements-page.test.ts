import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSettlements as promise } from '#contract/ops/list-settlements.ts';
import type { World as ServerWorld } from '#server/app-context.ts';
import { listSettlements } from '#server/views/settlements.ts';
import { createWorld, type World } from '#testing/world.ts';
import { asOpsRead } from '../ops/accounts.ts';
import { openSettlementsPage } from './settlements-page.ts';

let world: World;
const app = new Hono();

beforeAll(async () => {
  world = await createWorld();
  openSettlementsPage(app, { pool: world.db } as ServerWorld);
});
afterAll(() => world.close());

test('says of each report what was paid out, and names what does not fit, escaped', async () => {
  expect(await (await app.request('/dev/settlements')).text()).toContain('No report has been read');
  await world.db.query(
    `insert into settlements (id, provider, day, digest, read_at, lines, payments_paise, refunds_paise,
        adjustments_paise, fees_paise, taxes_paise)
      values ($1, 'phonepe', '2026-11-22', 'a', now(), 2, 160000, 0, 0, 3200, 576),
        (gen_random_uuid(), 'razorpay', '2026-11-21', 'b', now(), 1, 80000, 0, 0, 1600, 288)`,
    [ID],
  );
  await world.db.query(
    `insert into settlement_differences (settlement_id, position, kind, about, gateway_reference, ours_paise, theirs_paise)
      values ($1, 0, 'amount', 'payment', '<b>OM1</b>', 80000, 79900)`,
    [ID],
  );
  const page = await app.request('/dev/settlements');
  const html = await page.text();
  expect(html).toContain('2 lines: ₹1,600 paid, ₹0 refunded, ₹32 fees, ₹5.76 tax on fees');
  expect(html).toContain('<td>Another amount</td><td>payment</td><td>&#60;b&#62;OM1');
  expect(html).toContain('<td>₹800</td><td>₹799</td>');
  expect(html.match(/Everything fits/g)).toHaveLength(1);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

  const { settlements } = (await (await app.request('/dev/settlements.json')).json()) as {
    settlements: { provider: string; differences: object[] }[];
  };
  expect(settlements.map(({ provider, differences }) => [provider, differences.length])).toEqual([
    ['phonepe', 1],
    ['razorpay', 0],
  ]);
  // Operations read the same in production, by their own door.
  const ofOps = promise.output.parse(asOpsRead(await listSettlements(world.db)));
  expect(ofOps.settlements[0]?.differences).toEqual([
    {
      ...{ kind: 'amount', about: 'payment', gatewayReference: '<b>OM1</b>' },
      ...{ booking: null, bookingId: null, proposedBy: null, matchedWith: null },
      ...{ oursPaise: 80_000, theirsPaise: 79_900, position: 0, answers: [] },
    },
  ]);
});

const ID = '00000000-0000-7000-8000-000000000001';
