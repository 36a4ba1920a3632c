import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { type ClaimedPorts, claimPorts } from '../ports.ts';
import { acknowledgedIn, letThemBook } from './bookers.ts';
import { book, bookingOf, type Customer, gatherCrowd } from './crowd.ts';
import { listBroken } from './invariants.ts';
import { payOnline } from './pay.ts';
import { startWholeServer, type WholeServer } from './whole-server.ts';

let folder: string;
let ports: ClaimedPorts;
let app: WholeServer;
let crowd: Customer[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-whole-'));
  // Root's database runs as another account, which must be able to walk in.
  await chmod(folder, 0o755);
  ports = await claimPorts();
  app = await startWholeServer(folder, ports.first);
  crowd = await gatherCrowd(app.db, 16);
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
  ports?.release();
});

const patience = { interval: 20 };

test('kill -9 of the server in the middle of load: it comes back by itself and no acknowledged booking is lost', async () => {
  const bookers = letThemBook([app.url], crowd);
  const acknowledged = () => acknowledgedIn(bookers.attempts);
  await expect.poll(() => acknowledged().length, patience).toBeGreaterThan(50);
  await app.killServer();
  const before = acknowledged().length;
  await expect.poll(() => acknowledged().length, patience).toBeGreaterThan(before + 50);
  await bookers.stop();
  expect(await listBroken(app.db, acknowledged())).toEqual([]);
});

test('kill -9 of everything, the database included, in the middle of load: after the next start every acknowledged booking is there and every payment that came', async () => {
  const paid = await bookAndPay(4);
  const bookers = letThemBook([app.url], crowd);
  const acknowledged = () => acknowledgedIn(bookers.attempts);
  await expect.poll(() => acknowledged().length, patience).toBeGreaterThan(100);
  await app.killEverything();
  await bookers.stop();
  expect(await app.isOpen()).toBe(false);

  app = await startWholeServer(folder, ports.first);
  expect(await listBroken(app.db, [...acknowledged(), ...paid])).toEqual([]);
  expect(await listReceived()).toEqual(expect.arrayContaining(paid));
  const again = bookers.attempts.filter(({ answer }) => answer?.status === 200).at(-1)!;
  const { status, bookingId } = await book(app.url, again.customer, again.body);
  expect({ status, bookingId }).toEqual({ status: 200, bookingId: again.body.id });
});

/** Bookings whose money has come and stands in the ledger. */
async function bookAndPay(count: number): Promise<string[]> {
  const wish = {
    serviceId: 5,
    pincode: '400058',
    date: addDays(dateInIndia(Date.now()), 50),
    time: '11:00 AM',
    shownPricePaise: 60_000,
  };
  const paid: string[] = [];
  // It fell with the server that had started it, and comes back by itself as well.
  await expect.poll(isGatewayOpen, patience).toBe(true);
  for (const customer of crowd.slice(0, count)) {
    const body = { ...bookingOf(wish), paymentMethod: 'upi' };
    expect(await book(app.url, customer, body)).toMatchObject({ status: 200 });
    await payOnline(app.url, customer, body);
    paid.push(body.id);
  }
  await expect.poll(listReceived, patience).toEqual(expect.arrayContaining(paid));
  return paid;
}

const isGatewayOpen = (): Promise<boolean> =>
  fetch(`http://localhost:${ports.first + 1}`).then(
    () => true,
    () => false,
  );

async function listReceived(): Promise<string[]> {
  const { rows } = await app.db.query<{ booking_id: string }>(
    `select b.id as booking_id from bookings b
      join payments p on p.booking_id = b.id and p.amount_paise = b.price_paise
      join ledger_entries e on e.booking_id = b.id
      where b.firm_at is not null`,
  );
  return rows.map((row) => row.booking_id);
}
