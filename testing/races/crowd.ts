import { newId } from '#kernel/ids.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { insertSession, insertStranger, sessionCookie } from '../cast.ts';

/** Somebody signed in, by the cookie that says so. */
export type Customer = { readonly id: string; readonly cookie: string };

/** People who are signed in at this very moment; the servers of a race keep the real time. */
export async function gatherCrowd(db: Database, size: number): Promise<Customer[]> {
  const now = Date.now();
  return Promise.all(
    Array.from({ length: size }, async () => {
      const { id } = await insertStranger(db, { fullName: 'Farida Khan', password: null });
      return { id, cookie: sessionCookie(await insertSession(db, { id }, now)) };
    }),
  );
}

export type Wish = {
  readonly serviceId: number;
  readonly pincode: string;
  readonly date: string;
  readonly time: string;
  readonly shownPricePaise: number;
  readonly option?: string;
};

/** The request that a browser would send, under an id of its own making. */
export const bookingOf = (wish: Wish, id: string = newId()) => {
  const { pincode, ...rest } = wish;
  return {
    ...rest,
    id,
    address: {
      street: '12 Gulmohar Road, A-203',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode,
      landmark: '',
    },
    paymentMethod: 'cash',
  };
};
export type BookingBody = ReturnType<typeof bookingOf>;

export type Answer = {
  readonly status: number;
  /** The id of the booking, when there is one now. */
  readonly bookingId: string | undefined;
  readonly code: string | undefined;
  readonly alternatives: readonly { date: string; time: string; startsAt: string }[];
};

/** Longer than even a machine that does many other things needs: an answer that takes more is a hang. */
const HANG_MS = 90_000;

/** Asks one server for a booking. Throws when there is no answer: then nobody knows whether it was made. */
export async function book(url: string, customer: Customer, body: BookingBody): Promise<Answer> {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: customer.cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(HANG_MS),
  });
  const said = (await response.json()) as {
    booking?: { id: string };
    code?: string;
    params?: { alternatives?: Answer['alternatives'] };
  };
  return {
    status: response.status,
    bookingId: said.booking?.id,
    code: said.code,
    alternatives: said.params?.alternatives ?? [],
  };
}
