import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchNotifications } from '#contract/customer/watch-notifications.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { openPostOffice } from '#server/adapters/messages/simulator/post-office.ts';
import { type Received, wellBehaved } from '#server/adapters/messages/simulator/received.ts';
import { openEventSource } from '../event-source.ts';
import { readMail } from '../message-stage.ts';
import { type Product, startProduct } from '../product.ts';
import { book, bookingOf, type Customer, gatherCrowd, type Wish } from './crowd.ts';

const plumbing: Wish = {
  serviceId: 3,
  pincode: '400053',
  date: addDays(dateInIndia(Date.now()), 4),
  time: '10:00 AM',
  shownPricePaise: 80_000,
};
const HOURS = ['09:00 AM', '11:00 AM', '01:00 PM', '03:00 PM', '05:00 PM', '07:00 PM'];

/** Messages in the hands of a dead process are left alone for half a minute. */
const LONG = { timeout: 100_000, interval: 250 };

const mails: Received[] = [];
let office: Awaited<ReturnType<typeof openPostOffice>>;
let product: Product;
let crowd: Customer[];
beforeAll(async () => {
  office = await openPostOffice(wellBehaved(), (one) => mails.push(one));
  product = await startProduct({
    servers: 2,
    environment: { SMTP_URL: office.url, MAIL_FROM: 'hello@aangan.test' },
  });
  crowd = await gatherCrowd(product.db, 8);
  await product.db.query(
    `update users set mobile = '+919820055555', language = 'mr' where id = $1`,
    [crowd[0]!.id],
  );
});
afterAll(async () => {
  await product.close();
  await office.close();
});

const watch = (server: number, { cookie }: Customer, lastEventId = '') =>
  openEventSource(product.urls[server] + watchNotifications.path, {
    cookie,
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  });
const kindsIn = ({ data }: { data: unknown }) =>
  watchNotifications.output.parse(data).notifications.map(({ kind }) => kind);

describe('two servers on one database', () => {
  test('a customer who books at one is told live at the other, and by WhatsApp and e-mail with code and details', async () => {
    const [asha] = crowd as [Customer];
    const tab = await watch(1, asha);
    expect(kindsIn(await tab.next())).toEqual([]);
    expect(await book(product.urls[0]!, asha, bookingOf(plumbing))).toMatchObject({ status: 200 });
    expect(kindsIn(await tab.next())).toEqual(['booking-confirmed']);
    tab.close();

    const sent = async () => {
      const { rows } = await product.db.query(
        'select channel, template, language, state from messages order by channel',
      );
      return rows;
    };
    const told = { template: 'booking-confirmed', language: 'mr' };
    await expect.poll(sent).toEqual([
      { channel: 'email', ...told, state: 'sent' },
      { channel: 'whatsapp', ...told, state: 'delivered' },
    ]);
    const { rows } = await product.db.query('select reference from bookings');
    const mail = readMail(mails[0]!.text);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(rows[0]!.reference);
      expect(part).toContain('12 Gulmohar Road, A-203');
      expect(part).toContain('₹800');
    }
  });

  test('a tab whose server crashes comes back and has missed nothing', async () => {
    const customer = crowd[1] as Customer;
    const tab = await watch(1, customer);
    const seen = await tab.next();
    await product.crash(1);
    await tab.ended;
    expect(tab.broken).toBe(true);
    await book(product.urls[0]!, customer, bookingOf({ ...plumbing, time: '01:00 PM' }));
    const again = await watch(1, customer, seen.id);
    expect(kindsIn(await again.next())).toEqual(['booking-confirmed']);
    again.close();
  });

  test('killed in the middle of sending, every booking is still told of, under one name each', async () => {
    const before = mails.length;
    const answers = await Promise.all(
      HOURS.map((time, index) =>
        book(product.urls[0]!, crowd[index + 2] as Customer, bookingOf({ ...plumbing, time })),
      ),
    );
    const booked = answers.filter(({ status }) => status === 200).length;
    expect(booked).toBeGreaterThan(0);
    await expect.poll(() => mails.length).toBeGreaterThan(before);
    await product.crash(0);
    const unsent = async () => {
      const { rows } = await product.db.query(
        `select count(*)::int as unsent from messages where channel = 'email' and state <> 'sent'`,
      );
      return rows[0]?.unsent;
    };
    const bookings = async () => {
      const { rows } = await product.db.query(
        `select count(*)::int as bookings, (select count(*)::int from messages where channel = 'email') as messages
          from bookings`,
      );
      return rows[0];
    };
    await expect.poll(bookings, LONG).toEqual({ bookings: booked + 2, messages: booked + 2 });
    await expect.poll(unsent, LONG).toBe(0);
    const { rows } = await product.db.query(`select id from messages where channel = 'email'`);
    expect([...new Set(mails.map(({ id }) => id))].sort()).toEqual(rows.map(({ id }) => id).sort());
  }, 120_000);

  test('servers that are asked to leave end the streams themselves', async () => {
    const tabs = await Promise.all([
      watch(0, crowd[0] as Customer),
      watch(1, crowd[1] as Customer),
    ]);
    for (const tab of tabs) await tab.next();
    await product.close();
    for (const tab of tabs) {
      await tab.ended;
      expect(tab.broken).toBe(false);
    }
  });
});
