import { placeBooking } from '#contract/customer/place-booking.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { dateInIndia } from '#kernel/time.ts';
import { throwDice } from '#server/seed/dice.ts';
import { inventBookingRequest } from '#server/seed/invent-booking.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { startProduct } from '#testing/product.ts';
import { openChromium } from './chromium.ts';
import { keepCookies } from './keep-cookies.ts';
import { middleOf } from './measure-dashboard.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { startSite } from './site-process.ts';

/** Odd, so that there is a middle one. */
const ROUNDS = 3;
const BOOKINGS = 6;

export type FirstPages = {
  readonly empty: PageFigures;
  readonly pages: readonly (readonly [name: string, figures: PageFigures])[];
  /** The page of a service as the server draws it, which a stranger comes to from a search. */
  readonly ofService: readonly (readonly [name: string, figures: PageFigures])[];
};

/** The page of a service, and the pages that somebody who is signed in opens first, by Lighthouse beside an empty page; each browser is a new one. */
export async function measureFirstPages(say: (sentence: string) => void): Promise<FirstPages> {
  const site = await startSite();
  const product = await startProduct({ site: true });
  try {
    const asha = createClient(product.url);
    await asha.call(signIn, ownOf(cast.asha.email));
    const ravi = createClient(product.url, { app: 'karigar' });
    await ravi.call(signIn, ownOf(cast.ravi.email));
    const id = await bookSome(asha);
    const pages = [
      ['history', '/booking-history', asha],
      ['a booking', `/bookings/${id}`, asha],
      ['Karigar’s day', '/karigar', ravi],
      ['history, hi', '/booking-history?lang=hi', asha],
    ] as const;
    const nobody = createClient(product.url);
    const services = [
      ['a service', '/services/plumbing', nobody],
      ['a service, hi', '/services/plumbing?lang=hi', nobody],
      ['a pooja', '/services/satyanarayan-pooja', nobody],
    ] as const;
    const empty: PageFigures[] = [];
    const rounds = new Map<string, PageFigures[]>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Lighthouse of the first pages, round ${round} of ${ROUNDS}`);
      empty.push(await visit(`${site.url}/empty`));
      for (const [name, path, { cookies }] of [...services, ...pages]) {
        const seen = await visit(product.url + path, cookies);
        rounds.set(name, [...(rounds.get(name) ?? []), seen]);
      }
    }
    const middles = (of: readonly (readonly [name: string, ...unknown[]])[]) =>
      of.map(([name]) => [name, middleOf(rounds.get(name))] as const);
    return { empty: middleOf(empty), pages: middles(pages), ofService: middles(services) };
  } finally {
    await product.close();
    await site.close();
  }
}

/** In a browser of its own, in which nothing is but that somebody is signed in. */
async function visit(url: string, cookies?: Client['cookies']): Promise<PageFigures> {
  const chromium = await openChromium();
  try {
    if (cookies) await keepCookies(chromium.port, url, cookies);
    return await measurePage(chromium.port, url);
  } finally {
    await chromium.close();
  }
}

const ownOf = (identifier: string) => ({ identifier, password: DEMO_PASSWORD, remember: true });

/** Answers the id of the last one. */
async function bookSome(client: Client): Promise<string> {
  const dice = throwDice(3);
  let last: string | undefined;
  for (let left = BOOKINGS; left > 0; left -= 1) {
    const booking = inventBookingRequest(dateInIndia(Date.now()), dice, [2, 20]);
    const answer = await client.call(placeBooking, { ...booking, paymentMethod: 'upi' });
    if (answer.value) last = booking.id;
  }
  if (last === undefined) throw new Error('Nothing could be booked.');
  return last;
}
