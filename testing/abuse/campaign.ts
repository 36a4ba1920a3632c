import { placeBooking } from '#contract/customer/place-booking.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { cast, DEMO_PASSWORD } from '../cast.ts';
import { type Client, createClient } from '../client.ts';
import { solveCaptcha } from '../sign-in-stage.ts';
import { askForDashboards, askForTaxDocuments, earnTaxDocument } from './heavy-pages.ts';
import { openNeighbour, type Waits } from './neighbour.ts';

export type Campaign = {
  /** A server on this machine that trusts one proxy, so that an attacker can come from wherever is wanted. */
  readonly url: string;
  readonly passwords: number;
  readonly codes: number;
  readonly accounts: number;
  /** Receipts that one customer has, and how often they and the dashboard are asked for. */
  readonly taxDocuments: number;
  readonly heavyPages: number;
};

type Counts = Readonly<Record<string, number>>;
type Phase = 'alone' | 'guesses' | 'codes' | 'bookings' | 'tax-documents' | 'dashboards';

export type Report = {
  /** How the guesses at somebody's password were answered, and whether their owner got in from elsewhere. */
  readonly guesses: Counts;
  readonly ownerEntered: number;
  readonly codes: Counts;
  readonly ownerGotCode: number;
  readonly bookings: Counts;
  readonly taxDocuments: Counts;
  readonly dashboards: Counts;
  /** A visitor who only looks at the services: alone, and beside each of the attacks. */
  readonly neighbour: Readonly<Partial<Record<Phase, Waits>>>;
};

const ATTACKER = '203.0.113.9';
const OWNER = '198.51.100.20';
const ALONE_MS = 2_000;

/** Somebody's password, somebody's telephone, the city's free time and the processor, attacked one after the other. */
export async function attack({ url, ...sizes }: Campaign): Promise<Report> {
  const from = (address: string): Client => createClient(url, { address });
  const customer = await enter(from(ATTACKER));
  const taxDocuments: string[] = [];
  while (taxDocuments.length < sizes.taxDocuments)
    taxDocuments.push(await earnTaxDocument(customer));
  const look = from('192.0.2.7');
  const neighbour = openNeighbour<Phase>('alone', () => look.call(readCatalogue, {}));
  await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
  neighbour.during('guesses');
  const guesses = await tally(sizes.passwords, async (at) => {
    const guess = { identifier: cast.imran.email, password: `guess-number-${at}` };
    return codeOf(await from(ATTACKER).call(signIn, guess));
  });
  const own = { identifier: cast.imran.email, password: DEMO_PASSWORD };
  const ownerEntered = (await from(OWNER).call(signIn, own)).status;
  neighbour.during('codes');
  const codes = await tally(sizes.codes, () => askCode(from(ATTACKER)));
  const asked = await askCode(from(OWNER));
  neighbour.during('bookings');
  const bookings = await tally(sizes.accounts, () => bookAsNobody(from(ATTACKER)));
  neighbour.during('tax-documents');
  const drawn = await askForTaxDocuments(customer, taxDocuments, sizes.heavyPages);
  neighbour.during('dashboards');
  const dashboards = await askForDashboards(customer, sizes.heavyPages);
  return {
    ...{ guesses, ownerEntered, codes, bookings, taxDocuments: drawn, dashboards },
    // The half minute between two codes holds for everybody; nothing longer may.
    ownerGotCode: asked === '429 within half a minute' ? 200 : Number(asked),
    neighbour: await neighbour.leave(),
  };
}

async function enter(client: Client): Promise<Client> {
  const own = { identifier: cast.asha.email, password: DEMO_PASSWORD };
  const { status } = await client.call(signIn, own);
  if (status !== 200) throw new Error(`The customer was not let in: ${status}`);
  return client;
}

async function tally(times: number, act: (at: number) => Promise<string>) {
  const counted: Record<string, number> = {};
  for (let at = 0; at < times; at += 1) {
    const outcome = await act(at);
    counted[outcome] = (counted[outcome] ?? 0) + 1;
  }
  return counted;
}

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | undefined }) =>
  refusal ? `${status} ${refusal.code}` : String(status);

async function askCode(client: Client): Promise<string> {
  const captcha = await solveCaptcha(client, 'sign-in-code');
  const answered = await client.call(requestSignInCode, { mobile: cast.imran.mobile, captcha });
  const wait = Number(answered.headers.get('retry-after') ?? 0);
  if (answered.status === 429 && wait <= 30) return '429 within half a minute';
  return String(answered.status);
}

/** A new account with a number that nobody has proven books for cash, with all the work that it is asked for. */
async function bookAsNobody(client: Client): Promise<string> {
  const captcha = await solveCaptcha(client, 'sign-up');
  const joined = await client.call(signUp, {
    ...{ fullName: 'Nobody Known', email: `${newId()}@example.com`, mobile: '+919820055555' },
    ...{ password: `Chandani@${newId()}`, acceptedTerms: true as const, captcha },
  });
  if (joined.status !== 200) return `not joined: ${codeOf(joined)}`;
  const open = await client.call(readOpenSlots, { serviceId: 3, pincode: '400076' });
  const slot = open.value?.slots.findLast((one) => one.open);
  const placed = await client.call(placeBooking, {
    ...{ id: newId(), serviceId: 3, date: open.value?.date ?? '', time: slot?.label ?? '' },
    address: {
      ...{ street: `${newId()} Road`, city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: '400076', landmark: '' },
    },
    ...{ paymentMethod: 'cash', shownPricePaise: 80_000 },
    captcha: await solveCaptcha(client, 'booking'),
  });
  if (!placed.value) return codeOf(placed);
  return placed.value.booking.confirmed ? 'firm' : 'held';
}
