import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import { insertStranger } from '#testing/cast.ts';
import { freshMobile, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { START, sowWorker, startCodeOf, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 3; count += 1) await sowWorker(world.db);
});
afterAll(() => world.close());

test.each([
  ['goes by SMS to the proven number of the customer and to nobody else', true],
  ['goes to no number that is only claimed', false],
])('LIFE-02 the start code %s', async (_, mobileProven) => {
  const app = visitDeps(world.db);
  const customer = await insertStranger(world.db, { mobile: freshMobile(), mobileProven });
  const { bookingId } = await visitAt(app, customer, 'dispatched');
  const { rows } = await world.db.query(
    `select id, type, subject, data from events where subject = $1 and type = 'KarigarDispatched'`,
    [bookingId],
  );
  const messenger = { channels: ['email', 'sms', 'whatsapp'] as const };
  // The customer is written to once, although told twice of the same event.
  for (let time = 0; time < 2; time += 1)
    await writeMessages({ ...app, messenger, now: () => START }, rows);
  const code = await startCodeOf(world.db, bookingId);
  const messages = await findLatestMessages(world.db, TEST_KEYS, 100);
  const carrying = messages.filter(({ params }) => JSON.stringify(params).includes(code));
  expect(carrying.map(({ channel, to }) => [channel, to])).toEqual(
    mobileProven ? [['sms', customer.mobile]] : [],
  );
  // The customer hears in any case that somebody is on the way.
  expect(
    messages.some(({ template, to }) => template === 'on-the-way' && to === customer.email),
  ).toBe(true);
});
