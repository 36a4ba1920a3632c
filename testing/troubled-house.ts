import { newId } from '#kernel/ids.ts';
import { addDays, DAY, dateInIndia, HOUR, instantInIndia } from '#kernel/time.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { keepFigures } from '#server/flows/figures/keep-figures.ts';
import { closeAccount } from '#server/flows/identity/close-account.ts';
import { pauseKarigar } from '#server/flows/karigar/pause-karigar.ts';
import { recordKarigarCheck } from '#server/flows/karigar/record-karigar-check.ts';
import { saveSociety } from '#server/flows/society/save-society.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { nameBusiness } from '#server/flows/tax-document/name-business.ts';
import { beginTransfer } from '#server/flows/transfer/begin-transfer.ts';
import { recordTransferResult } from '#server/flows/transfer/record-transfer-result.ts';
import { appealRating } from '#server/flows/visit/appeal-rating.ts';
import { rateCustomer } from '#server/flows/visit/rate-customer.ts';
import { rateVisit } from '#server/flows/visit/rate-visit.ts';
import { refuseCustomer } from '#server/flows/visit/refuse-customer.ts';
import { insertSecurityEvents } from '#server/modules/identity/security-store.ts';
import { type Account, insertStranger } from './cast.ts';
import type { EveryRoute } from './every-route.ts';
import { bookOnline, payFor } from './payments.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { sowCustomer, TOWN } from './small-town.ts';
import { TEST_SUPPLIER } from './supplier.ts';
import {
  acting,
  given,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
} from './visits.ts';
import { NOW } from './world.ts';

/** Things that are there because something went wrong, or had to be looked after. */
export type Trouble = {
  /** A Karigar on the roster, with money owed to them and a paper that runs out. */
  readonly karigarId: number;
  readonly skills: readonly number[];
  readonly ratedBookingId: string;
  readonly failedRefundId: string;
  readonly societyId: number;
};

const accepted = <Value>(
  outcome: { ok: true; value: Value } | { ok: false; refusal: { code: string } },
): Value => {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};

/** Things that operations look at on a bad day, each brought about by the flow that does it, with people of its own. */
export async function sowTrouble(app: EveryRoute, society: string): Promise<Trouble> {
  const { db } = app.world;
  const visits = visitDeps(db);
  for (let count = 0; count < 6; count += 1) await sowWorker(db);
  const by = (await insertStranger(db, { role: 'ops' })).id;
  await pauseBoth(app, by);
  const failedRefundId = await refundThatFails(visits, await sowCustomer(db));
  await nameOnTaxDocument(visits, await insertStranger(db));
  await refuseOften(visits, await insertStranger(db));
  await cancelLate(visits, await sowCustomer(db));
  const ratedBookingId = await rateBadly(visits, await insertStranger(db));
  const { ravi } = await visitAt(visits, await sowCustomer(db), 'completed', {
    paymentMethod: 'cash',
  });
  const today = dateInIndia(NOW);
  const check = { karigarId: ravi.karigarId, checkId: newId(), kind: 'police', by } as const;
  const paper = { number: 'PV/1', checkedOn: addDays(today, -300), validUntil: addDays(today, 5) };
  accepted(await recordKarigarCheck(db, { ...check, ...paper }, NOW));
  const { id: societyId } = await writeSociety(app, society, by);
  await signInWrongly(app);
  const { rows } = await db.query<{ id: number }>(
    'select service_id as id from karigar_skills where karigar_id = $1 order by id',
    [ravi.karigarId],
  );
  const skills = rows.map(({ id }) => id);
  return { karigarId: ravi.karigarId, skills, ratedBookingId, failedRefundId, societyId };
}

/** A customer and a Karigar, each paused. */
async function pauseBoth({ world: { db } }: EveryRoute, by: string): Promise<void> {
  const deps = { pool: db, keys: TEST_KEYS, messenger: developmentMessenger };
  const { id: userId } = await insertStranger(db);
  const notice = 'We have to speak with you.';
  const pause = { closureId: newId(), kind: 'pause', reason: 'misuse', notice, by } as const;
  accepted(await closeAccount(deps, { ...pause, userId }, NOW));
  const { karigarId } = await sowWorker(db);
  const stop = { pauseId: newId(), reason: 'complaints', hours: 72, notice, by } as const;
  accepted(await pauseKarigar(db, { ...stop, karigarId }, NOW));
}

async function refundThatFails(
  visits: VisitTestDeps,
  customer: Parameters<typeof bookOnline>[1],
): Promise<string> {
  visits.turnTo(NOW);
  const bookingId = await bookOnline(visits, customer, { date: '2026-12-01' });
  await payFor(visits, customer, bookingId);
  accepted(await callOffBooking(visits, { bookingId, actor: 'ops:1', why: 'test' }));
  const { rows } = await visits.pool.query('select id from transfers where booking_id = $1', [
    bookingId,
  ]);
  const id: string = rows[0].id;
  for (let tries = 0; tries < 9; tries += 1) {
    const begun = await beginTransfer(visits, { transferId: id, payoutProvider: 'bank' });
    const said = { state: 'failed', reason: 'CARD_CLOSED' } as const;
    const told = { name: begun.call?.name ?? '', said };
    const { againAt } = await recordTransferResult(visits, told);
    if (againAt === undefined) return id;
    visits.turnTo(againAt);
  }
  throw new Error('It never fails for good');
}

/** A receipt of a month that is over, to a business with its number. */
async function nameOnTaxDocument(visits: VisitTestDeps, { id, ...person }: Account) {
  visits.turnTo(NOW);
  const customer = { ...person, id };
  const bookingId = await bookOnline(visits, customer, { date: '2026-12-02' });
  await payFor(visits, customer, bookingId);
  const business = { name: 'Kulkarni Interiors', gstin: '27AAPFU0939F1ZV' };
  await nameBusiness(visits, { id: bookingId, business, userId: id });
  const issue = { pool: visits.pool, now: () => LAST_MONTH, supplier: TEST_SUPPLIER };
  await issueTaxDocuments(issue, { bookingId });
}
const LAST_MONTH = instantInIndia('2026-10-15', 600);

/** Three Karigars who do not want to come again to the same customer. */
async function refuseOften(visits: VisitTestDeps, customer: Account): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    const { bookingId: id, ravi } = await visitAt(visits, customer, 'completed');
    accepted(await refuseCustomer(visits, { id, userId: ravi.userId, reason: 'manners' }));
  }
}

/** With the fee for so short a notice, which another table of fees would change. */
async function cancelLate(
  visits: VisitTestDeps,
  customer: Parameters<typeof visitAt>[1],
): Promise<void> {
  const { bookingId } = await visitAt(visits, customer, 'assigned');
  visits.turnTo(START - 2 * HOUR);
  const shown = { shownFeePaise: 16_000, shownRefundPaise: 64_000 };
  accepted(await cancelBooking(visits, { bookingId, userId: customer.id, ...shown }));
}

/** A visit half an hour late, the stars that it got, and what its Karigar says against them. */
async function rateBadly(visits: VisitTestDeps, customer: Account): Promise<string> {
  const { bookingId } = await visitAt(visits, customer, 'dispatched', { time: '02:00 PM' });
  visits.turnTo(START + 4 * HOUR + HOUR / 2);
  const ravi = await given.visit(visits, 'completed', bookingId);
  const [userId, comment] = [customer.id, 'Came so late.'];
  accepted(await rateVisit(visits, { bookingId, userId, stars: 2, comment }));
  const kind = { stars: 4, comment: '' };
  accepted(await rateCustomer(visits, { ...acting(visits, ravi, bookingId), ...kind }));
  const why = 'The gate was shut, and I waited there.';
  accepted(await appealRating(visits, { id: bookingId, why, userId: ravi.userId }));
  await keepFigures(visits.pool, visits.now() + DAY);
  return bookingId;
}

async function writeSociety({ world: { db } }: EveryRoute, name: string, by: string) {
  const rules = { wings: ['Q'], quietFor: 'noisy' as const, quietHours: [], gateWords: null };
  const gate = { gateNeedsPass: false, gateMinutes: 5, lift: null };
  const society = { name, pincode: TOWN.near, ...rules, ...gate };
  const places = await createAppCache(db).places();
  return accepted(await saveSociety({ pool: db, places }, { society, by }, NOW));
}

async function signInWrongly({ world: { db } }: EveryRoute): Promise<void> {
  const { id: userId } = await insertStranger(db);
  const nowhere = { tried: null, address: null, requestId: null };
  const tried = { kind: 'sign-in', operation: 'signIn', result: 'accepted', at: NOW, times: 1 };
  await insertSecurityEvents(db, [{ ...tried, ...nowhere, userId }]);
}
