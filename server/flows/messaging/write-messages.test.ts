import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import { contentsOf, findMessage } from '#server/modules/messaging/store.ts';
import { paymentDeps } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { writeMessages } from './write-messages.ts';
import { writeWelcome } from './write-welcome.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let one = 0; one < 16; one += 1) await sowKarigar(world.db, { skills: [3] });
});
afterAll(() => world.close());

type Channels = readonly ('sms' | 'whatsapp' | 'email' | 'push')[];
const ALL: Channels = ['sms', 'whatsapp', 'email', 'push'];

async function book(change: object = {}) {
  const customer = await sowCustomer(world.db);
  await world.db.query(
    `update users set email = $2, email_proven_at = now(), mobile = $3, mobile_proven_at = now(), language = 'hi'
      where id = $1`,
    [customer.id, `${customer.id}@example.com`, mobileOf(customer)],
  );
  for (const [column, value] of Object.entries(change))
    await world.db.query(`update users set ${column} = $2 where id = $1`, [customer.id, value]);
  const outcome = await bookSlot(paymentDeps(world.db, NOW), customer, {
    id: newId(),
    serviceId: 3,
    date: '2026-11-23',
    time: '10:00 AM',
    address: {
      street: '12, Sagar Society',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: TOWN.near,
      landmark: '',
      society: 'Sahyadri Heights',
      wing: 'B',
      flat: '702',
    },
    paymentMethod: 'cash',
    shownPricePaise: 80_000,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { rows } = await world.db.query(
    `select id, type, subject, data from events where data->>'userId' = $1 order by id limit 1`,
    [customer.id],
  );
  return rows[0] as { id: number; type: string; subject: string; data: Record<string, unknown> };
}

const mobileOf = ({ id }: { readonly id: string }): string =>
  `+9198${String(Number.parseInt(id.slice(-8), 16) % 100_000_000).padStart(8, '0')}`;

async function written(event: { id: number }) {
  const { rows } = await world.db.query(
    'select id from messages where key like $1 order by channel',
    [`event ${event.id} %`],
  );
  return Promise.all(
    rows.map(async ({ id }) => {
      const message = (await findMessage(world.db, String(id)))!;
      const { channel, template, language, instead } = message;
      return { channel, template, language, instead, ...contentsOf(TEST_KEYS, message)! };
    }),
  );
}

const app = (channels: Channels = ALL) => ({
  pool: world.db,
  now: () => NOW,
  keys: TEST_KEYS,
  messenger: { channels },
});

describe('the confirmation code and all details', () => {
  test('go out by WhatsApp and by e-mail, in the language of the person, once', async () => {
    const event = await book();
    await Promise.all([writeMessages(app(), [event]), writeMessages(app(), [event])]);
    await writeMessages(app(), [event]);
    const messages = await written(event);
    expect(messages).toMatchObject([
      { channel: 'email', template: 'booking-confirmed', language: 'hi', instead: null },
      {
        channel: 'whatsapp',
        template: 'booking-confirmed',
        language: 'hi',
        instead: 'sms',
        to: mobileOf({ id: String(event.data.userId) }),
      },
    ]);
    for (const { params } of messages)
      expect(params).toMatchObject({
        reference: event.data.reference,
        address: `B-702, Sahyadri Heights, 12, Sagar Society, Mumbai ${TOWN.near}`,
        pricePaise: 80_000,
        paymentMethod: 'cash',
        startsAt: event.data.startsAt,
      });
  });

  test.each<[string, object, string[]]>([
    [
      'an address that is proven, not a number that was typed',
      { mobile_proven_at: null },
      ['email'],
    ],
    [
      'a number that is proven, not an address that was typed',
      { email_proven_at: null },
      ['whatsapp'],
    ],
    ['nobody where both were only typed', { mobile_proven_at: null, email_proven_at: null }, []],
  ])('R41 reach %s', async (_, typed, expected) => {
    const event = await book(typed);
    await writeMessages(app(), [event]);
    expect((await written(event)).map(({ channel }) => channel)).toEqual(expected);
  });

  test('without WhatsApp it is an SMS, and without a mobile a mail alone', async () => {
    const event = await book();
    await writeMessages(app(['sms', 'email']), [event]);
    expect((await written(event)).map(({ channel }) => channel)).toEqual(['email', 'sms']);
    const mailOnly = await book({ mobile: null });
    await writeMessages(app(), [mailOnly]);
    expect((await written(mailOnly)).map(({ channel }) => channel)).toEqual(['email']);
  });
});

test('the way of paying is told as it was, also when the booking says that another way had been chosen', async () => {
  const event = await book();
  await world.db.query(`update bookings set payment_method = 'upi' where id = $1`, [event.subject]);
  await world.db.query(
    `update payments set mode = 'netbanking', origin = 'razorpay', pg_txn_id = 'pay_B' where booking_id = $1`,
    [event.subject],
  );
  await writeMessages(app(['email']), [event]);
  expect(await written(event)).toMatchObject([{ params: { paymentMethod: 'netbanking' } }]);
});

test('a customer without an address is told by WhatsApp what others read in their mail', async () => {
  const event = await book({ email: null });
  const paid = { ...event, type: 'PaymentSettled', data: { ...event.data, amountPaise: 5_000 } };
  await writeMessages(app(), [paid]);
  expect(await written(event)).toMatchObject([
    { channel: 'whatsapp', template: 'payment-received', params: { amountPaise: 5_000 } },
  ]);
});

test('R15 R41 a new account is welcomed by mail, once, and not at an address that was only typed', async () => {
  const { subject: _, data } = await book({ full_name: 'Buy at evil.example' });
  const userId = String(data.userId);
  await writeWelcome(app(), { userId });
  await writeWelcome(app(), { userId });
  const { rows } = await world.db.query('select id from messages where key = $1', [
    `welcome ${userId}`,
  ]);
  const message = (await findMessage(world.db, String(rows[0]?.id)))!;
  expect(message).toMatchObject({ channel: 'email', template: 'welcome', language: 'hi' });
  expect(contentsOf(TEST_KEYS, message)).toEqual({
    ...{ to: `${userId}@example.com`, params: { name: 'Buy at evil.example' } },
  });

  const unproven = await book({ email_proven_at: null });
  await writeWelcome(app(), { userId: String(unproven.data.userId) });
  const { rowCount } = await world.db.query('select from messages where key = $1', [
    `welcome ${unproven.data.userId}`,
  ]);
  expect(rowCount).toBe(0);
});

test('nobody writes to an account that is closed', async () => {
  const event = await book({ disabled_at: new Date(NOW) });
  await writeMessages(app(), [event]);
  expect(await written(event)).toEqual([]);
});
