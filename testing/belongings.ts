import { randomBytes } from 'node:crypto';
import { placeBooking } from '#contract/customer/place-booking.ts';
import type { InputOf } from '#contract/operation.ts';
import { SLOT_LABELS } from '#contract/slots.ts';
import { newId } from '#kernel/ids.ts';
import { byLanguage } from '#kernel/languages.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { recordCode } from '#server/modules/identity/code-store.ts';
import { taxDocumentNumber } from '#server/modules/tax-document/series.ts';
import { recordTaxDocument, takeNumbers } from '#server/modules/tax-document/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { codeHash } from '#server/platform/secrets/keys.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { insertApiKey } from './api-keys.ts';
import {
  type Account,
  insertKarigarSession,
  insertSession,
  insertStranger,
  putSession,
} from './cast.ts';
import type { Client } from './client.ts';
import { insertCase, nextCaseNumber } from './own-case.ts';
import { freshMobile, TEST_KEYS } from './sign-in-stage.ts';
import { TOWN } from './small-town.ts';
import type { TestServer } from './start-test-server.ts';
import { NOW } from './world.ts';

/** Ids of a person's things. */
export type Names = {
  readonly userId: string;
  readonly bookingId: string;
  /** The visit's Karigar; for a Karigar, their own visit. */
  readonly offerId: string;
  readonly addressId: string;
  readonly notificationId: string;
  /** Another browser of the same person. */
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly endpoint: string;
  readonly leadId: string;
  /** Number of a complaint of theirs. */
  readonly caseNumber: string;
  readonly taxDocumentId: string;
  readonly destinationId: string;
  readonly payoutId: string;
  /** Each waits in the person's browser for `ONE_TIME_CODE`. */
  readonly challenges: Readonly<Record<(typeof PURPOSES)[number], string>>;
};

const PURPOSES = ['sign-in', 'join', 'contact', 'reset'] as const;
export const ONE_TIME_CODE = '123456';

/** Somebody with one of everything that a person can have here. */
export type Belongings = Names & {
  readonly person: Account;
  readonly client: Client;
  readonly sessionToken: string;
  /** With every scope, of an integrator whose program is theirs. */
  readonly apiKey: string;
};

/** Names of things that nobody has. */
export const nothing = (): Names => ({
  userId: newId(),
  bookingId: newId(),
  offerId: newId(),
  addressId: newId(),
  notificationId: newId(),
  sessionId: randomBytes(16).toString('hex'),
  passkeyId: newToken(),
  endpoint: newEndpoint(),
  leadId: newId(),
  caseNumber: nextCaseNumber(),
  taxDocumentId: newId(),
  destinationId: newId(),
  payoutId: newId(),
  challenges: { 'sign-in': newId(), join: newId(), contact: newId(), reset: newId() },
});

export async function insertSomebody(
  app: TestServer,
  differences: Partial<Account> = {},
): Promise<Belongings> {
  const { db } = app.world;
  const person = await insertStranger(db, {
    mobile: freshMobile(),
    mobileProven: true,
    ...differences,
  });
  const sessionToken = await insertSession(db, person);
  await insertKarigarSession(db, person, sessionToken);
  const browser = newToken();
  const apiKey = await insertApiKey(db);
  const client = app.client({ key: apiKey });
  putSession(client, sessionToken);
  client.cookies.set('aangan_browser', { value: browser, attributes: [] });
  const booking = bookingRequest();
  const placed = await client.call(placeBooking, booking);
  if (!placed.value) throw new Error(`Not placed: ${JSON.stringify(placed.refusal)}`);
  const otherBrowser = await insertSession(db, person);
  const names = {
    ...nothing(),
    userId: person.id,
    bookingId: booking.id,
    sessionId: tokenHash(otherBrowser).toString('hex').slice(0, 32),
  };
  const at = new Date(NOW);
  const mine = tokenHash(sessionToken);
  await db.query(
    `insert into saved_addresses (id, user_id, label, address, saved_at) values ($1, $2, 'home', $3, $4)`,
    [names.addressId, person.id, JSON.stringify(booking.address), at],
  );
  await db.query(
    `insert into notifications (id, user_id, kind, created_at) values ($1, $2, 'welcome', $3)`,
    [names.notificationId, person.id, at],
  );
  await db.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, added_at)
      values ($1, $2, '\\x01', 0, '{}', $3)`,
    [names.passkeyId, person.id, at],
  );
  await db.query(
    `insert into push_subscriptions (endpoint_hash, user_id, session_hash, endpoint, p256dh, auth, created_at)
      values (sha256($1::text::bytea), $2, $3, $1, 'B', 'a', $4)`,
    [names.endpoint, person.id, mine, at],
  );
  for (const purpose of PURPOSES) {
    const id = names.challenges[purpose];
    const code = { id, purpose, browser, destination: person.mobile as string, userId: person.id };
    await recordCode(db, code, { codeHash: codeHash(TEST_KEYS, id, ONE_TIME_CODE) }, NOW);
  }
  await db.query(
    `insert into payout_destinations (id, user_id, upi_id, holder_name, looked_up_at, confirmed_at)
      values ($1, $2, 'asha@okbank', 'ASHA KULKARNI', $3, $3)`,
    [names.destinationId, person.id, at],
  );
  await db.query(
    `insert into transfers (purpose, id, user_id, destination_id, amount_paise, state, requested_by, requested_at, paid_at)
      values ('payout', $1, $2, $3, 100, 'paid', $2, $4, $4)`,
    [names.payoutId, person.id, names.destinationId, at],
  );
  await db.query(
    `insert into leads (id, name, mobile, service_interest, area, language, created_at)
      values ($1, 'Asha Kulkarni', '+915000000001', 'plumbing', 'Andheri', 'en', $2)`,
    [names.leadId, at],
  );
  await insertCase(db, names);
  await insertOffer(db, names, person);
  await insertTaxDocument(db, names);
  return { ...names, person, client, sessionToken, apiKey };
}

/** Every trial's Karigar has a home, but no hours of their own, so that they take nobody's slot. */
async function insertOffer(db: Database, names: Names, person: Account): Promise<void> {
  if (person.role === 'karigar') {
    await db.query(
      `insert into karigars (user_id, name, home_pincode, reach_minutes) values ($1, $2, $3, 60)`,
      [person.id, person.fullName, TOWN.near],
    );
  }
  await db.query(
    `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at,
        pay, journey)
      select $1, b.id, k.id, 1, 'open', true, false, b.starts_at, $3, $3::timestamptz + interval '1 day',
          '{"grossPaise": 80000, "deductions": [], "netPaise": 64000}',
          jsonb_build_object('from', 'home', 'minutes', 10, 'leaveAt', extract(epoch from b.starts_at)::bigint * 1000)
        from bookings b, (select id from karigars order by (user_id = $4) is true desc, id limit 1) k where b.id = $2`,
    [names.offerId, names.bookingId, new Date(NOW), person.id],
  );
}

/** As it would be issued had the booking been paid. */
async function insertTaxDocument(db: Pool, { taxDocumentId, bookingId }: Names): Promise<void> {
  const eventId = await recordAnyEvent(db, bookingId, 'PaymentSettled', NOW, 'gateway:sandbox', {});
  const title = { title: 'Receipt Voucher', demo: null, facts: [], sums: [], notes: [] };
  const parts = { label: '', name: '', lines: [] };
  const printed = {
    ...title,
    supplier: parts,
    recipient: parts,
    table: { columns: [], rows: [['', '9987', '₹800.00', '', '', '₹800.00']], total: [] },
    inWords: { label: '', value: '' },
  };
  await transaction(db, async (tx) => {
    const serial = await takeNumbers(tx, { kind: 'receipt', year: 2026, count: 1 });
    await recordTaxDocument(tx, {
      ...{
        id: taxDocumentId,
        bookingId,
        eventId,
        kind: 'receipt',
        year: 2026,
        serial,
        about: null,
      },
      ...{
        amountPaise: 80_000,
        taxablePaise: 80_000,
        cgstPaise: 0,
        sgstPaise: 0,
        adjustedPaise: 0,
      },
      number: taxDocumentNumber('receipt', 2026, serial),
      issuedAt: NOW,
      recipient: { name: 'Farida Khan', address: null, gstin: null },
      printed: byLanguage(() => printed),
    });
  });
}

let bookings = 0;

/** A booking that can be made, at an hour that no other of this process asks for. */
export function bookingRequest(): InputOf<typeof placeBooking> {
  bookings += 1;
  const time = SLOT_LABELS[(bookings * 3) % 12] as string;
  return {
    id: newId(),
    serviceId: 3,
    date: addDays(dateInIndia(NOW), 2 + (Math.floor(bookings / 4) % 350)),
    time,
    address: {
      street: '12 Gulmohar Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: TOWN.near,
      landmark: 'Opposite the temple',
      society: 'Sahyadri Heights',
      wing: 'B',
      flat: '702',
    },
    paymentMethod: 'upi',
    shownPricePaise: 80_000,
  };
}

const newEndpoint = (): string => `https://fcm.googleapis.com/fcm/send/${newToken()}`;
