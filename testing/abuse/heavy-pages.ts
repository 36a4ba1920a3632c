import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { LANGS } from '#i18n/index.ts';
import { newId } from '#kernel/ids.ts';
import type { Client } from '../client.ts';
import { solveCaptcha } from '../sign-in-stage.ts';
import { until } from '../until.ts';

/** Books and pays by the sandbox gateway as a customer does; answers where the receipt is, once it has been issued. */
export async function earnTaxDocument(client: Client): Promise<string> {
  const open = await client.call(readOpenSlots, { serviceId: 3, pincode: '400076' });
  const slot = open.value?.slots.findLast((one) => one.open);
  const id = newId();
  const placed = await client.call(placeBooking, {
    ...{ id, serviceId: 3, date: open.value?.date ?? '', time: slot?.label ?? '' },
    address: {
      ...{ street: `${newId()} Road`, city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: '400076', landmark: '' },
    },
    ...{ paymentMethod: 'upi', shownPricePaise: 80_000 },
    // After six bookings from one network everybody new must solve a captcha.
    captcha: await solveCaptcha(client, 'booking'),
  });
  const amount = placed.value?.booking.payment.dueNowPaise;
  if (!amount) throw new Error(`Not booked: ${placed.refusal?.code}`);
  const payment = {
    ...{ provider: 'sandbox' as const, bookingId: id, amount },
    redirectUrl: `${client.base}/payment-success`,
  };
  // A gateway of this machine starts beside the server.
  const asked = await until(
    async () => (await client.call(initiatePayment, payment)).value,
    'No payment could be begun.',
  );
  const body = new URLSearchParams({ choice: 'pay', webhook: 'once', mode: 'UPI' });
  await fetch(asked.redirectUrl, { method: 'POST', redirect: 'manual', body });
  const taxDocument = await until(
    async () => (await client.call(readBooking, { id })).value?.taxDocuments[0],
    'The booking has no tax document.',
  );
  return taxDocument.id;
}

/** Sixteen connections of one person ask for tax documents, as fast as they are answered. */
export const askForTaxDocuments = (
  client: Client,
  taxDocuments: readonly string[],
  times: number,
) =>
  fromManyConnections(times, async (at) => {
    const language = LANGS[at % LANGS.length];
    const taxDocument = taxDocuments[Math.floor(at / LANGS.length) % taxDocuments.length];
    return status(
      await client.send('GET', `/api/tax-documents/${taxDocument}/pdf?language=${language}`),
    );
  });

/** The same of the page that the server draws. */
export const askForDashboards = (client: Client, times: number) =>
  fromManyConnections(times, async () => status(await client.send('GET', '/main')));

async function status(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return String(answer.status);
}

async function fromManyConnections(times: number, ask: (at: number) => Promise<string>) {
  const counted: Record<string, number> = {};
  let next = 0;
  const connection = async () => {
    for (let at = next++; at < times; at = next++) {
      const outcome = await ask(at);
      counted[outcome] = (counted[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, connection));
  return counted;
}
