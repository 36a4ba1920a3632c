import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, toIndiaIso } from '#kernel/time.ts';
import { type MessageStage, openMessageStage } from '#testing/message-stage.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { NOW } from '#testing/world.ts';
import { readChannels } from './channels.ts';

let stage: MessageStage;
beforeAll(async () => {
  stage = await openMessageStage();
});
afterAll(() => stage.close());

const read = async (at = NOW) => {
  const house = { channels: ['email', 'sms'], providers: ['sandbox', 'other'], chosen: 'sandbox' };
  return readChannels(stage.world.db, house as never, at);
};
const of = async (channel: string, at = NOW) =>
  (await read(at)).channels.find((one) => one.channel === channel);

test('a channel says what went through last, what failed within the hour, and what waits since when', async () => {
  const to = 'asha@example.com';
  const sent = await stage.write({ channel: 'email', to, template: 'welcome' });
  await stage.send(sent);
  const failed = await stage.write({ channel: 'email', to, template: 'no-such-words' });
  await stage.send(failed);
  await stage.write({ channel: 'email', to, template: 'welcome' });
  expect(await of('email')).toEqual({
    ...{ channel: 'email', isSetUp: true, lastSentAt: toIndiaIso(NOW), lastDeliveredAt: null },
    ...{ sentLastHour: 1, failedLastHour: 1, waiting: 1, oldestWaitingAt: toIndiaIso(NOW) },
  });
  expect(await of('email', NOW + 2 * HOUR)).toMatchObject({
    ...{ lastSentAt: toIndiaIso(NOW), sentLastHour: 0, failedLastHour: 0, waiting: 1 },
  });
  expect(await of('push')).toMatchObject({ isSetUp: false, lastSentAt: null, waiting: 0 });
});

test('a gateway says when somebody paid last, and the one that customers are sent to is named', async () => {
  const { db } = stage.world;
  await sowSmallTown(db);
  await sowKarigar(db, { skills: [2, 3] });
  const app = paymentDeps(db, NOW);
  const asha = await sowCustomer(db);
  await payFor(app, asha, await bookOnline(app, asha));
  expect((await read()).gateways).toEqual([
    {
      ...{ provider: 'sandbox', isChosen: true, lastPaidAt: toIndiaIso(NOW), paidLastHour: 1 },
      ...{ failedLastHour: 0, unknown: 0 },
    },
    {
      ...{ provider: 'other', isChosen: false, lastPaidAt: null, paidLastHour: 0 },
      ...{ failedLastHour: 0, unknown: 0 },
    },
  ]);
});

test('what went through a channel or a gateway last is found by an index, however many there are', async () => {
  const { rows } = await stage.world.db.query(
    `select indexdef from pg_indexes where indexname = any($1) order by indexname`,
    [['messages_channel_delivered', 'messages_channel_sent', 'payment_attempts_provider_paid']],
  );
  expect(rows.map(({ indexdef }) => indexdef.replace(/.* USING /, ''))).toEqual([
    expect.stringMatching(/\(channel, created_at DESC\).*'delivered'/),
    expect.stringMatching(/\(channel, created_at DESC\).*'sent'.*'delivered'/),
    expect.stringMatching(/\(provider, settled_at DESC\).*'succeeded'/),
  ]);
});
