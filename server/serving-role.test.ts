import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { newId } from '#kernel/ids.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { createWorld, type World } from '#testing/world.ts';
import { migrateOnly } from './migrate-only.ts';

const ROLE = `serving_${randomBytes(6).toString('hex')}`;
const GRANTS = new URL('../deploy/serving-role.sql', import.meta.url);

let world: World;
let serving: Pool;
let product: Product;
beforeAll(async () => {
  world = await createWorld({ seeded: true });
  await migrateOnly({ databaseUrl: world.url, log: { level: 'error', form: 'json' } });
  await world.db.query(`create role ${ROLE} login`);
  await world.db.query(readFileSync(GRANTS, 'utf8').replaceAll(':"serving"', ROLE));
  const url = new URL(world.url);
  url.username = ROLE;
  url.password = '';
  serving = connect({ url: url.href, poolSize: 2, waitMs: 60_000 });
  product = await startProduct({
    environment: { DATABASE_URL: url.href, MIGRATE_AT_START: 'off' },
  });
});
afterAll(async () => {
  await product?.close();
  await serving?.end();
  await world.db.query(`drop owned by ${ROLE}`);
  await world.db.query(`drop role ${ROLE}`);
  await world.close();
});

test('a server whose role owns nothing signs people in, takes requests and does its jobs', async () => {
  const client = createClient(product.url);
  const entered = await client.call(signIn, {
    ...{ identifier: cast.asha.email, password: DEMO_PASSWORD },
    remember: false,
  });
  expect(entered.status).toBe(200);
  const asked = { id: newId(), name: 'Farida Khan', mobile: '+919820011223', area: 'Andheri' };
  const lead = { ...asked, serviceInterest: 'Plumbing', language: 'hi' as const };
  expect((await client.call(requestCallBack, lead)).status).toBe(200);
  const items = 'select kind from inbox_items where about = $1';
  await expect
    .poll(async () => (await world.db.query(items, [lead.id])).rows, { timeout: 60_000 })
    .toHaveLength(1);
});

test.each([
  'drop table bookings',
  'alter table security_events disable trigger all',
  'alter table ledger_lines disable trigger all',
  'truncate ledger_entries cascade',
  'create table mine (id int)',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
])('it cannot: %s', async (statement) => {
  await expect(serving.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});
