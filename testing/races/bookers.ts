import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import {
  type Answer,
  type BookingBody,
  book,
  bookingOf,
  type Customer,
  type Wish,
} from './crowd.ts';

export type Attempt = {
  readonly customer: Customer;
  readonly body: BookingBody;
  /** Undefined: the connection broke before anybody could say what became of it. */
  readonly answer: Answer | undefined;
  /** Milliseconds of `performance.now()`. */
  readonly askedAt: number;
  readonly tookMs: number;
};

export type Bookers = {
  /** Everything asked so far. */
  readonly attempts: readonly Attempt[];
  /** Lets those under way be answered, and asks no more. */
  stop(): Promise<void>;
};

const PLACES = ['400053', '400058', '400069', '400092', '400067', '400071', '400028', '400076'];
const HOURS = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '01:00 PM',
  '02:00 PM',
  '03:00 PM',
  '04:00 PM',
];
const SERVICES = [
  { serviceId: 1, shownPricePaise: 50_000 },
  { serviceId: 5, shownPricePaise: 60_000 },
] as const;

/**
 * People who book one thing after the other for as long as they are let, each at a server of its own choice (which has
 * AANGAN_BOOKING_LIMITS off). When a server dies under them they go on asking until one answers again.
 */
export function letThemBook(
  urls: readonly string[],
  crowd: readonly Customer[],
  { everyMs = 0 }: { readonly everyMs?: number } = {},
): Bookers {
  const attempts: Attempt[] = [];
  let stopping = false;
  const busy = crowd.map(async (customer, index) => {
    const url = urls[index % urls.length] as string;
    for (let round = 0; !stopping; round += 1) {
      const body = bookingOf(wishOf(index, round), newId());
      const askedAt = performance.now();
      const answer = await book(url, customer, body).catch(() => undefined);
      attempts.push({ customer, body, answer, askedAt, tookMs: performance.now() - askedAt });
      const pauseMs = answer ? everyMs : 200;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  return {
    attempts,
    stop: async () => {
      stopping = true;
      await Promise.all(busy);
    },
  };
}

/** Varied enough that nearly all find room. */
export function wishOf(person: number, round: number): Wish {
  const today = dateInIndia(Date.now());
  return {
    ...(SERVICES[(person + round) % SERVICES.length] as (typeof SERVICES)[number]),
    pincode: PLACES[(person * 3 + round) % PLACES.length] as string,
    // Every eight rounds would else ask for the same hours again, until they are taken.
    date: addDays(today, 2 + ((person * 7 + round * 5 + Math.floor(round / 8)) % 40)),
    time: HOURS[(person * 5 + round * 3) % HOURS.length] as string,
  };
}

export const acknowledgedIn = (attempts: readonly Attempt[]): string[] =>
  attempts.flatMap(({ answer }) => (answer?.status === 200 ? (answer.bookingId ?? []) : []));

export const unansweredIn = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter(({ answer }) => answer === undefined);
