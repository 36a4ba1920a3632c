import { changePaymentMethod } from '#contract/customer/change-payment-method.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { rescheduleBooking } from '#contract/customer/reschedule-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import type { Client } from '../client.ts';
import type { Chance } from '../faults/chance.ts';
import type { Product } from '../product.ts';
import { controlGateway } from '../simulated-gateway.ts';
import type { Company } from './at-work.ts';
import { book, cancel, goToPay, insist, type Press, press, type Wanted } from './customers.ts';
import type { Appointment } from './working-days.ts';

export type Stage = {
  readonly product: Product;
  readonly company: Company;
  readonly appointments: Appointment[];
  readonly chance: Chance;
  readonly daily: Wanted;
  readonly event: Wanted;
};
export type Life = (
  stage: Stage,
  client: Client,
) => Promise<{ id: string; booked: boolean; why: string }>;

const paid = (webhook: Press['webhook']): Press => ({ choice: 'pay', webhook });
const declined: Press = { choice: 'decline', webhook: 'once' };

/** Books, and goes on only where that was possible. */
const bookedAs =
  (
    what: 'daily' | 'event',
    way: 'upi' | 'card' | 'cash',
    go: (client: Client, id: string, stage: Stage) => Promise<unknown>,
    days = 1,
  ): Life =>
  async (stage, client) => {
    const placed = await book(client, stage[what], { way, days, chance: stage.chance });
    if (placed.booked) await go(client, placed.id, stage);
    return placed;
  };

/** Declined by the bank; then paid on a new page, and the old one as well. */
async function payTwice(client: Client, id: string, { product }: Stage): Promise<void> {
  const first = await goToPay(client, id);
  await press(first, declined);
  await press(await goToPay(client, id), paid('once'));
  const { rows } = await product.db.query<{ id: string }>(
    'select id from payment_attempts where booking_id = $1 order by created_at limit 1',
    [id],
  );
  const pay = { merchantOrderId: rows[0]?.id ?? '', outcome: 'completed' };
  await controlGateway(product, 'sandbox', { pay }).catch(() => undefined);
}

async function move(client: Client, id: string): Promise<void> {
  const { value } = await insist(client, readBooking, { id });
  if (!value) return;
  const { serviceId, address, date } = value.booking;
  const { pincode } = address;
  const open = await insist(client, readOpenSlots, { serviceId, pincode, date });
  const slot = open.value?.slots.findLast((one) => one.open);
  if (!slot) return;
  const wish = { id, date, time: slot.label, shownFloorPaise: 0 };
  await insist(client, rescheduleBooking, wish);
}

const payFor = async (client: Client, id: string, webhook: Press['webhook']): Promise<void> =>
  press(await goToPay(client, id), paid(webhook));

/** Every kind of life that a booking has before somebody comes. */
export const LIVES: Readonly<Record<string, Life>> = {
  'paid once': bookedAs('daily', 'upi', (client, id) => payFor(client, id, 'once')),
  'paid, told twice': bookedAs('daily', 'card', (client, id) => payFor(client, id, 'twice')),
  'paid, never told': bookedAs('daily', 'upi', (client, id) => payFor(client, id, 'never')),
  'declined, then paid twice': bookedAs('daily', 'card', payTwice),
  'declined for good': bookedAs('daily', 'upi', async (client, id) =>
    press(await goToPay(client, id), declined),
  ),
  'never paid': bookedAs('daily', 'upi', async () => {}),
  'paid and cancelled': bookedAs('daily', 'upi', async (client, id) => {
    await payFor(client, id, 'once');
    await cancel(client, id);
  }),
  'paid and cancelled at once': bookedAs('daily', 'card', async (client, id) => {
    const page = await goToPay(client, id);
    await Promise.all([press(page, paid('once')), cancel(client, id)]);
  }),
  'paid and moved': bookedAs('daily', 'upi', async (client, id) => {
    await payFor(client, id, 'once');
    await move(client, id);
  }),
  'cash at the door': bookedAs('daily', 'cash', async () => {}),
  'cash, then paid online before the visit': bookedAs('daily', 'cash', async (client, id) => {
    await insist(client, changePaymentMethod, { id, paymentMethod: 'upi' });
    await payFor(client, id, 'twice');
  }),
  'online, paid while it is changed to cash': bookedAs('daily', 'upi', async (client, id) => {
    const page = await goToPay(client, id);
    await Promise.all([
      press(page, paid('once')),
      insist(client, changePaymentMethod, { id, paymentMethod: 'cash' }),
    ]);
  }),
  'cash, cancelled': bookedAs('daily', 'cash', cancel),
  'event of a day, advance paid': bookedAs('event', 'upi', (client, id) =>
    payFor(client, id, 'once'),
  ),
  'event of three days, cancelled': bookedAs(
    'event',
    'card',
    async (client, id) => {
      await payFor(client, id, 'twice');
      await cancel(client, id);
    },
    3,
  ),
  'event for cash, advance not paid': bookedAs('event', 'cash', async () => {}),
};
