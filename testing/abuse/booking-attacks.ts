import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import type { Client } from '../client.ts';
import { solveCaptcha } from '../sign-in-stage.ts';
import { codeOf, repeat } from './tally.ts';

const HERE = { serviceId: 3, pincode: '400076' };

/** How many times of the next day are open where the attack is. */
export async function countOpenSlots(client: Client): Promise<number> {
  const { value } = await client.call(readOpenSlots, HERE);
  return value?.slots.filter(({ open }) => open).length ?? 0;
}

type Placing = {
  readonly captcha?: string;
  readonly street?: string;
  readonly by?: 'cash' | 'upi';
};

/** A booking at the last open time; work is done when the server asks for it, as a browser does. */
export async function place(
  client: Client,
  { captcha, street = `${newId()} Road`, by = 'cash' }: Placing = {},
) {
  const open = await client.call(readOpenSlots, HERE);
  const slot = open.value?.slots.findLast((one) => one.open);
  const wanted = {
    ...{ id: newId(), serviceId: HERE.serviceId },
    ...{ date: open.value?.date ?? '', time: slot?.label ?? '' },
    address: {
      ...{ street, city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: HERE.pincode, landmark: '' },
    },
    ...{ paymentMethod: by, shownPricePaise: 80_000 },
  };
  let placed = await client.call(placeBooking, { ...wanted, captcha });
  if (!captcha && placed.refusal?.code === 'captcha-check-failed') {
    const solved = await solveCaptcha(client, 'booking');
    placed = await client.call(placeBooking, { ...wanted, captcha: solved });
  }
  const { id } = wanted;
  if (!placed.value) return { id, said: codeOf(placed) };
  return { id, said: placed.value.booking.confirmed ? 'firm' : 'held' };
}

/** The same by a program that expects to be asked. */
const placeWithWork = async (client: Client, street?: string) =>
  place(client, { captcha: await solveCaptcha(client, 'booking'), ...(street && { street }) });

/** Nobody that anybody knows, with a number that was only typed. */
async function join(client: Client, mobile: string): Promise<string | undefined> {
  const captcha = await solveCaptcha(client, 'sign-up');
  const joined = await client.call(signUp, {
    ...{ fullName: 'Nobody Known', email: `${newId()}@example.com`, mobile },
    ...{ password: `Chandani@${newId()}`, acceptedTerms: true as const, captcha },
  });
  return joined.status === 200 ? undefined : `not joined: ${codeOf(joined)}`;
}

type Nobodies = {
  readonly accounts: number;
  readonly bookingsEach: number;
  readonly patienceMs: number;
};

/** New accounts, one after the other, each with several firm visits in mind. */
export const bookAsNobodies = (
  newcomer: () => Client,
  { accounts, bookingsEach, patienceMs }: Nobodies,
): Promise<string[]> => {
  const end = Date.now() + patienceMs;
  return repeat({ times: accounts, patienceMs }, async (at) => {
    const client = newcomer();
    const failed = await join(client, `+91982${String(1_000_000 + at)}`);
    if (failed) return failed;
    const left = { times: bookingsEach, patienceMs: end - Date.now() };
    return repeat(left, async () => (await placeWithWork(client)).said);
  });
};

/**
 * Four accounts claim a stranger's number, and book and cancel at one home, so that the stranger's telephone rings and the
 * home's day is full.
 */
export async function bombard(
  newcomer: () => Client,
  {
    mobile,
    street,
    pairs,
    patienceMs,
  }: { mobile: string; street: string; pairs: number; patienceMs: number },
): Promise<string[]> {
  const clients = Array.from({ length: Math.min(4, pairs) }, newcomer);
  for (const client of clients) await join(client, mobile);
  return repeat({ times: pairs, patienceMs }, async (at) => {
    const client = clients[at % clients.length] as Client;
    const { id, said } = await placeWithWork(client, street);
    if (said !== 'firm' && said !== 'held') return said;
    const shown = { shownFeePaise: 0, shownRefundPaise: 0 };
    return `${said}, ${codeOf(await client.call(cancelBooking, { id, ...shown }))}`;
  });
}

/** Number of messages sent to a number, codes excluded, by the outbox of a server in development. */
export async function countMessagesTo(client: Client, mobile: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const answer = await client.send('GET', '/dev/outbox.json');
  const { messages } = (await answer.json()) as {
    readonly messages: readonly { readonly to: string; readonly template: string }[];
  };
  return messages.filter(({ to, template }) => to === mobile && !template.endsWith('-code')).length;
}
