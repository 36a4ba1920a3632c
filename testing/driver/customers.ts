import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import type { InputOf, Operation } from '#contract/operation.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { newId } from '#kernel/ids.ts';
import { addDays } from '#kernel/time.ts';
import type { Answered, Client } from '../client.ts';
import type { Chance } from '../faults/chance.ts';

/** The service bought: a daily one, or a day of an event, as the catalogue sells it. */
export type Wanted = { readonly serviceId: number; readonly pricePaise: number };
export type Way = 'upi' | 'card' | 'cash';

/** Two minutes: a server that was killed on a busy machine takes its time to be back. */
const TIMES_TRIED = 480;
const PAUSE_MS = 250;
const PINCODES = ['400076', '400053', '400050', '400058', '400028', '400092'] as const;
const FAULTS: ReadonlySet<number> = new Set([500, 502, 503]);

/** As an app does where the server has just been killed, or is busy: the same request again, until it is answered. */
export async function insist<O extends Operation>(
  client: Client,
  operation: O,
  input: Parameters<Client['call']>[1],
): Promise<Answered<O>> {
  for (let tried = 0; tried < TIMES_TRIED; tried += 1) {
    const answered = await client.call(operation, input as never).catch(() => undefined);
    if (answered && !FAULTS.has(answered.status)) return answered as Answered<O>;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${operation.name} was never answered`);
}

type Wish = {
  readonly way: Way;
  readonly days?: number;
  readonly chance: Chance;
  /** The days of which one is chosen. */
  readonly within?: { readonly from: number; readonly days: number };
};
const LATER = { from: 10, days: 70 };

/** Books at an hour that is free; nothing where every hour that was tried had gone. */
export async function book(
  client: Client,
  { serviceId, pricePaise }: Wanted,
  { way, days = 1, chance, within = LATER }: Wish,
): Promise<{ readonly id: string; readonly booked: boolean; readonly why: string }> {
  let why = 'no-free-hour';
  for (let tried = 0; tried < 8; tried += 1) {
    const pincode = chance.pick(PINCODES);
    const first = await insist(client, readOpenSlots, { serviceId, pincode });
    if (!first.value) return { id: '', booked: false, why: first.refusal?.code ?? why };
    const date = addDays(first.value.today, within.from + Math.floor(chance.upTo(within.days)));
    const day = await insist(client, readOpenSlots, { serviceId, pincode, date });
    const open = day.value?.slots.filter((slot) => slot.open) ?? [];
    if (open.length === 0) continue;
    const id = newId();
    const asked: InputOf<typeof placeBooking> = {
      ...{ id, serviceId, date, time: chance.pick(open).label, paymentMethod: way },
      address: {
        ...{ street: `${newId()} Road`, city: 'Mumbai', state: 'Maharashtra' },
        ...{ pincode, landmark: '' },
      },
      shownPricePaise: pricePaise * days,
      ...(days > 1 && {
        moreDates: Array.from({ length: days - 1 }, (_, at) => addDays(date, at + 1)),
      }),
    };
    const placed = await insist(client, placeBooking, asked);
    if (placed.value) return { id, booked: true, why: '' };
    why = placed.refusal?.code ?? why;
  }
  return { id: '', booked: false, why };
}

/** The address of the pay page; nothing where there is nothing to pay any more. */
export async function goToPay(client: Client, bookingId: string): Promise<string | undefined> {
  const asked = { provider: 'sandbox' as const, bookingId, userId: '' };
  const redirectUrl = `${client.base}/payment-success?booking=${bookingId}`;
  const probe = await insist(client, initiatePayment, { ...asked, amount: 1, redirectUrl });
  const amount = Number(probe.refusal?.params?.dueNowPaise ?? 0);
  if (amount === 0) return undefined;
  const begun = await insist(client, initiatePayment, { ...asked, amount, redirectUrl });
  return begun.value?.redirectUrl;
}

export type Press = {
  readonly choice: 'pay' | 'decline' | 'undecided';
  readonly webhook: 'once' | 'twice' | 'late' | 'never';
};

/** Presses a button of the gateway's own page. */
export async function press(payUrl: string | undefined, { choice, webhook }: Press): Promise<void> {
  if (payUrl === undefined) return;
  const body = new URLSearchParams({ choice, webhook, mode: 'UPI' });
  await fetch(payUrl, { method: 'POST', redirect: 'manual', body }).catch(() => undefined);
}

/** Cancels for what is shown; where that changes meanwhile, once more for what is shown then. */
export async function cancel(client: Client, id: string): Promise<void> {
  for (let tried = 0; tried < 5; tried += 1) {
    const { value: quote } = await insist(client, readCancellation, { id });
    if (!quote) return;
    const shown = { shownFeePaise: quote.feePaise, shownRefundPaise: quote.refundPaise };
    const wrong = { ...shown, shownFeePaise: shown.shownFeePaise + 100 };
    const refused = await insist(client, cancelBooking, { id, ...wrong });
    if (refused.value) throw new Error('A fee that was not shown was charged');
    // Twice at once, as a thumb that is too quick does.
    const both = await Promise.all(
      [1, 2].map(() => insist(client, cancelBooking, { id, ...shown })),
    );
    if (both.some(({ value }) => value)) return;
  }
}
