import { checkGatePass } from '#contract/public/check-gate-pass.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { cast, DEMO_PASSWORD } from '../cast.ts';
import { type Client, createClient } from '../client.ts';
import {
  bombard,
  bookAsNobodies,
  countMessagesTo,
  countOpenSlots,
  place,
} from './booking-attacks.ts';
import { askForDashboards, askForTaxDocuments, earnTaxDocument } from './heavy-pages.ts';
import { guessLinks } from './link-attacks.ts';
import { openNeighbour, type Waits } from './neighbour.ts';
import { askCode, enterOften, floodLogins, guess, guessGateCodes } from './sign-in-attacks.ts';
import { type Counts, repeat, tallyOf } from './tally.ts';

export type Campaign = {
  /** A server on this machine that trusts one proxy, so that an attacker can come from wherever is wanted. */
  readonly url: string;
  readonly passwords: number;
  readonly codes: number;
  readonly logins: { readonly connections: number; readonly lastsMs: number };
  readonly accounts: number;
  readonly bookingsEach: number;
  /** Bookings and cancellations under a stranger's number. */
  readonly pairs: number;
  readonly links: number;
  readonly gateCodes: number;
  /** Receipts that one customer has, and how often they and the dashboard are asked for. */
  readonly taxDocuments: number;
  readonly heavyPages: number;
  /** How long an attacker works at bookings, whatever was wanted. */
  readonly patienceMs: number;
};

type Phase =
  | 'alone'
  | 'guesses'
  | 'codes'
  | 'logins'
  | 'bookings'
  | 'messages'
  | 'links'
  | 'gate'
  | 'tax-documents'
  | 'dashboards';

export type Report = {
  /** How the guesses at somebody's password were answered, and whether their owner got in from elsewhere. */
  readonly guesses: Counts;
  readonly ownerEntered: number;
  readonly codes: Counts;
  readonly ownerGotCode: number;
  /** A flood from everywhere, and how the owner's known browser was answered meanwhile. */
  readonly logins: Counts;
  readonly ownerDuringLogins: Counts;
  readonly bookings: Counts;
  /** Times of the next day that are open to everybody, before and after; and what a customer who is known could book. */
  readonly openSlots: readonly [before: number, after: number];
  readonly knownCustomerBooked: string;
  readonly messages: Counts;
  readonly messagesToStranger: number;
  /** The answer to somebody new who books to their own home, and pays online, while strangers book there all the time. */
  readonly residentBooked: string;
  /** Links to visits and calendars, and keys of programs, that nobody has given out. */
  readonly links: Counts;
  readonly gate: Counts;
  readonly guardAnswered: number;
  readonly taxDocuments: Counts;
  readonly dashboards: Counts;
  /** A visitor who only looks at the services: alone, and beside each of the attacks. */
  readonly neighbour: Readonly<Partial<Record<Phase, Waits>>>;
};

const ATTACKER = '203.0.113.9';
/** An address of a network from which nobody has booked yet. */
const OTHER_ATTACKER = '192.0.2.66';
const OWNER = '198.51.100.20';
const STRANGER = '+919820055555';
const HOME = '7 Gulmohar Lane';
const ALONE_MS = 2_000;

/** Somebody's password, telephone and gate, the city's free time and the processor, attacked one after the other. */
export async function attack({ url, ...sizes }: Campaign): Promise<Report> {
  const from = (address: string): Client => createClient(url, { address });
  const newcomer = (): Client => from(ATTACKER);
  const customer = await enter(from(ATTACKER));
  const taxDocuments: string[] = [];
  while (taxDocuments.length < sizes.taxDocuments)
    taxDocuments.push(await earnTaxDocument(customer));
  const look = from('192.0.2.7');
  const neighbour = openNeighbour<Phase>('alone', () => look.call(readCatalogue, {}));
  await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
  neighbour.during('guesses');
  const { passwords, codes, patienceMs } = sizes;
  const guesses = await repeat({ times: passwords, patienceMs }, (at) => guess(newcomer(), at));
  const owner = from(OWNER);
  const own = { identifier: cast.imran.email, password: DEMO_PASSWORD };
  const ownerEntered = (await owner.call(signIn, own)).status;
  neighbour.during('codes');
  const asked = await repeat({ times: codes, patienceMs }, () => askCode(newcomer()));
  const ownersCode = await askCode(from(OWNER));
  neighbour.during('logins');
  const [logins, ownerDuringLogins] = await Promise.all([
    floodLogins(from, sizes.logins),
    enterOften(owner, 5),
  ]);
  neighbour.during('bookings');
  const before = await countOpenSlots(look);
  const bookings = await bookAsNobodies(newcomer, sizes);
  const openSlots = [before, await countOpenSlots(look)] as const;
  const known = await place(await enter(from('198.51.100.40')));
  neighbour.during('messages');
  const messages = await bombard(() => from(OTHER_ATTACKER), {
    ...sizes,
    ...{ mobile: STRANGER, street: HOME },
  });
  const messagesToStranger = await countMessagesTo(look, STRANGER);
  const resident = await place(await enter(from('198.51.100.41')), { street: HOME, by: 'upi' });
  neighbour.during('links');
  const links = await guessLinks({ url, address: ATTACKER, patienceMs }, sizes.links);
  neighbour.during('gate');
  const gate = await guessGateCodes(from, sizes.gateCodes);
  const guard = { code: '654321', pincode: '400076' };
  const guardAnswered = (await from('198.51.100.30').call(checkGatePass, guard)).status;
  neighbour.during('tax-documents');
  const drawn = await askForTaxDocuments(customer, taxDocuments, sizes.heavyPages);
  neighbour.during('dashboards');
  const dashboards = await askForDashboards(customer, sizes.heavyPages);
  return {
    ...{ guesses: tallyOf(guesses), ownerEntered, codes: tallyOf(asked) },
    // The half minute between two codes holds for everybody; nothing longer may.
    ownerGotCode: ownersCode === '429 within half a minute' ? 200 : Number(ownersCode),
    ...{ logins, ownerDuringLogins, bookings: tallyOf(bookings), openSlots },
    ...{ knownCustomerBooked: known.said, messages: tallyOf(messages), messagesToStranger },
    ...{ residentBooked: resident.said, links: tallyOf(links) },
    ...{ gate, guardAnswered, taxDocuments: drawn, dashboards },
    neighbour: await neighbour.leave(),
  };
}

/** Sentences about attacks that got through. */
export const failuresOf = (report: Report): string[] =>
  [
    report.ownerEntered !== 200 && 'The owner is kept out by guesses at their password.',
    report.ownerGotCode !== 200 && 'The owner gets no code.',
    report.ownerDuringLogins['200'] === undefined && 'A flood of logins keeps the owner out.',
    report.bookings.firm !== undefined && 'Nobody has booked firmly.',
    report.knownCustomerBooked !== 'firm' && 'A customer who is known could not book.',
    report.residentBooked !== 'held' && 'A home is closed to whoever lives there.',
    Object.keys(report.links).some((said) => said.startsWith('200')) && 'A guessed link opens.',
    report.messagesToStranger > 0 && 'A stranger was written to.',
    report.guardAnswered !== 200 && 'A guard is kept from asking.',
  ].filter((one) => one !== false);

async function enter(client: Client): Promise<Client> {
  const own = { identifier: cast.asha.email, password: DEMO_PASSWORD };
  const { status } = await client.call(signIn, own);
  if (status !== 200) throw new Error(`The customer was not let in: ${status}`);
  return client;
}
