import sharp from 'sharp';
import { newId } from '#kernel/ids.ts';
import { openCase } from '#server/flows/steps/case/open-case.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { disputeWork } from '#server/flows/visit/dispute-work.ts';
import { rateVisit } from '#server/flows/visit/rate-visit.ts';
import { reportPosition } from '#server/flows/visit/report-position.ts';
import { shareVisit } from '#server/flows/visit/share-visit.ts';
import { recordApplication } from '#server/modules/karigar/application-store.ts';
import { recordDocument } from '#server/modules/karigar/document-store.ts';
import { recordPayee } from '#server/modules/karigar/payee-store.ts';
import { recordBriefing } from '#server/modules/visit/briefing-store.ts';
import { recordEnclosure } from '#server/modules/visit/enclosure-store.ts';
import { recordPhoto } from '#server/modules/visit/photo-store.ts';
import { type Belongings, insertSomebody } from './belongings.ts';
import type { EveryRoute } from './every-route.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { TOWN } from './small-town.ts';
import {
  START,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  visitDeps,
  type Worker,
} from './visits.ts';
import { NOW } from './world.ts';

/** Facts about Nandini and Tukaram, in words that stand nowhere else, so that an answer that says one is found. */
export const TAGS = {
  customer: {
    ...{ fullName: 'Nandiniqa Zutshiqa', email: 'nandiniqa@example.com', mobile: '+919812345671' },
    ...{ street: '17 Kachnarqa Road', landmark: 'Opposite Peepalqa', flat: '1703 Qa' },
    ...{ city: 'Mumbaiqa', society: 'Sahyadriqa Heights' },
    ...{ upiId: 'nandiniqa@okqa', complaint: 'It dripsqa again.', rating: 'Came earlyqa.' },
    briefing: 'Ring twiceqa.',
    access: 'Behind the mangoqa.',
    ...{ atHome: 'Savitriqa', atHomeMobile: '+919812345693' },
  },
  karigar: {
    ...{ name: 'Tukaramqa Gaikwadqa', email: 'tukaramqa@example.com', mobile: '+919812345682' },
    ...{ street: '4 Bhendiqa Chawl', upiId: 'tukaramqa@okqa', latitude: 19.0052 },
  },
} as const;

export type PersonalStage = {
  readonly nandini: Belongings;
  readonly bookings: Readonly<Record<'coming' | 'over' | 'disputed' | 'offered', string>>;
  /** Karigars who come, who came, who came to a visit in dispute, and who are only asked. */
  readonly karigars: Readonly<Record<'tukaram' | 'mohan' | 'lata' | 'kiran', { id: string }>>;
  readonly startCode: string;
  readonly photoId: string;
  /** One of the visit to which somebody comes, and one of the visit that is offered. */
  readonly enclosureIds: readonly string[];
  readonly portraitId: string;
  readonly shareToken: string;
  /** Opens the page of whoever is at home. */
  readonly homeToken: string;
};

/** A customer and four Karigars who stand to them in every way there is, brought there by the real flows. */
export async function sowPersonalData(app: EveryRoute): Promise<PersonalStage> {
  const { db } = app.world;
  const { fullName, email, mobile } = TAGS.customer;
  const contacts = { emailProven: true, mobileProven: true };
  const nandini = await insertSomebody(app, { fullName, email, mobile, ...contacts });
  const kiran = await insertSomebody(app, { role: 'karigar', fullName: 'Kiran Jadhav' });
  // Those of the town have no account, and would be given the visits.
  await db.query('update karigars set active = false where user_id is null or user_id = $1', [
    kiran.userId,
  ]);
  await db.query('update karigars set active = true where user_id = $1', [kiran.userId]);
  await db.query(
    `update offers set karigar_id = (select id from karigars where user_id = $2),
        expires_at = expires_at + interval '7 days' where id = $1`,
    [nandini.offerId, kiran.userId],
  );
  // A Karigar is asked to come to her as well.
  await db.query('update bookings set address = $2 where id = $1', [
    ...[nandini.bookingId, JSON.stringify(ADDRESS.address)],
  ]);
  await db.query(`update payout_destinations set upi_id = $2 where user_id = $1`, [
    nandini.userId,
    TAGS.customer.upiId,
  ]);
  for (let count = 0; count < 3; count += 1) await sowWorker(db);
  const visits = visitDeps(db);
  const over = await finished(visits, nandini);
  await acceptWork(visits, { bookingId: over.bookingId, userId: nandini.userId });
  const rating = { stars: 5, comment: TAGS.customer.rating };
  await rateVisit(visits, { bookingId: over.bookingId, userId: nandini.userId, ...rating });
  const disputed = await finished(visits, nandini);
  const photoId = newId();
  const photo = { id: photoId, ...disputed, karigarId: disputed.ravi.karigarId, takenAt: START };
  const webp = Buffer.from('RIFF');
  await recordPhoto(db, { ...photo, kind: 'after', webp }, START);
  const complaint = { reason: 'badly-done', lines: [1], comment: TAGS.customer.complaint };
  await disputeWork(visits, {
    ...{ bookingId: disputed.bookingId, userId: nandini.userId },
    ...complaint,
  });
  const ofDispute = { about: disputed.bookingId, bookingId: disputed.bookingId };
  const opened = { kind: 'dispute', userId: nandini.userId, by: 'house' } as const;
  await openCase(db, { ...opened, ...ofDispute }, visits.now());
  const coming = await visitAt(visits, customerOf(nandini), 'dispatched', ADDRESS);
  for (const one of [coming, disputed, over])
    await recordBriefing(
      db,
      one.bookingId,
      {
        ...{ work: TAGS.customer.briefing, access: TAGS.customer.access },
        ...{ atHome: TAGS.customer.atHome, atHomeMobile: TAGS.customer.atHomeMobile },
      },
      START,
    );
  const enclosureIds = [newId(), newId(), newId()] as const;
  const enclosed = { by: 'customer', karigarId: null } as const;
  const file = { media: 'image/webp', seconds: null, bytes: webp } as const;
  const enclosing = [coming.bookingId, nandini.bookingId, disputed.bookingId];
  for (const [index, bookingId] of enclosing.entries())
    await recordEnclosure(
      db,
      { ...enclosed, ...file, bookingId, id: enclosureIds[index] ?? '' },
      START,
    );
  const portraitId = await tagKarigar(app, coming.ravi);
  await travel(visits, coming);
  const ofHers = { bookingId: coming.bookingId, userId: nandini.userId };
  const share = await shareVisit(visits, ofHers);
  const atHome = await shareVisit(visits, { ...ofHers, atHome: true });
  app.clock.now = visits.now();
  return {
    nandini,
    bookings: {
      ...{ coming: coming.bookingId, over: over.bookingId, disputed: disputed.bookingId },
      offered: nandini.bookingId,
    },
    karigars: {
      ...{ tukaram: { id: coming.ravi.userId }, mohan: { id: over.ravi.userId } },
      ...{ lata: { id: disputed.ravi.userId }, kiran: { id: kiran.userId } },
    },
    startCode: await startCodeOf(db, coming.bookingId),
    ...{ photoId, portraitId, enclosureIds },
    shareToken: share.ok ? share.value.token : '',
    homeToken: atHome.ok ? atHome.value.token : '',
  };
}

const ADDRESS = {
  address: {
    ...{
      street: TAGS.customer.street,
      city: TAGS.customer.city,
      state: 'Maharashtra',
      pincode: TOWN.near,
    },
    ...{ landmark: TAGS.customer.landmark, society: TAGS.customer.society, wing: 'Q' },
    flat: TAGS.customer.flat,
  },
};

const customerOf = ({ person }: Belongings) => ({ ...person, mobileProven: true });

const finished = (visits: VisitTestDeps, nandini: Belongings) =>
  visitAt(visits, customerOf(nandini), 'done', ADDRESS);

async function travel(
  visits: VisitTestDeps,
  { bookingId, ravi }: { readonly bookingId: string; readonly ravi: Worker },
): Promise<void> {
  const { latitude } = TAGS.karigar;
  const position = { latitude, longitude: 72.0012, accuracyMeters: 20, at: visits.now() };
  await reportPosition(visits, { bookingId, userId: ravi.userId, position }, visits.now());
}

async function tagKarigar({ world: { db } }: EveryRoute, one: Worker): Promise<string> {
  const { name, email, mobile, street, upiId } = TAGS.karigar;
  const { userId, karigarId } = one;
  await db.query('update karigars set name = $2 where id = $1', [karigarId, name]);
  await db.query('update users set full_name = $2, email = $3, mobile = $4 where id = $1', [
    ...[userId, name, email, mobile],
  ]);
  const payee = { upiAddress: upiId, bankAccount: null, ifsc: null };
  const form = {
    ...{ fullName: name, bornOn: '1990-04-01', serviceIds: [3], identityKind: 'pan' as const },
    address: { ...ADDRESS.address, street, city: 'Mumbai', landmark: '', society: 'Chawl' },
    ...{ identityEnding: '234F', upiAddress: upiId },
  };
  await recordApplication(db, TEST_KEYS, { userId, state: 'documents', form }, NOW);
  await recordPayee(db, TEST_KEYS, { id: newId(), karigarId, payee, usableAt: NOW }, NOW);
  const portraitId = newId();
  const webp = await sharp({
    create: { width: 24, height: 30, channels: 3, background: '#b9794f' },
  })
    .webp()
    .toBuffer();
  await recordDocument(db, TEST_KEYS, { id: portraitId, userId, kind: 'portrait', webp }, NOW);
  await db.query(`update karigar_documents set state = 'accepted' where id = $1`, [portraitId]);
  return portraitId;
}
