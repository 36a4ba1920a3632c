import { expect } from 'vitest';
import { changePayee } from '#contract/applicant/change-payee.ts';
import { requestPayeeCode } from '#contract/applicant/request-payee-code.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { recordApplication } from '#server/modules/karigar/application-store.ts';
import type { ApplicationForm } from '#server/modules/karigar/applying.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readKarigarBatch } from '#server/views/karigar-batch.ts';
import { recordAnyEvent } from './record-any-event.ts';
import { freshMobile, lastMessageTo, TEST_KEYS } from './sign-in-stage.ts';
import { clientOf } from './signed-in.ts';
import { TOWN } from './small-town.ts';
import type { TestServer } from './start-test-server.ts';
import { sowWorker } from './visits.ts';
import { NOW } from './world.ts';

export const ravisForm: ApplicationForm = {
  ...{ fullName: 'Ravi Pawar', bornOn: '1990-04-01', serviceIds: [3] },
  address: {
    street: 'A-1',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  ...{ identityKind: 'pan', identityEnding: '234F', upiAddress: 'ravi@okbank' },
};

export const rememberedBrowser = (app: TestServer, person: { readonly id: string }) =>
  clientOf(app, person, { at: NOW + 30 * DAY, remember: true });

/** Somebody who is paid at ravi@okbank, has a mobile and e-mail proven since long ago, and has earned ₹500. */
export async function insertPaidKarigar(app: TestServer) {
  const { db } = app.world;
  const worker = await sowWorker(db);
  const { userId } = worker;
  const mobile = freshMobile();
  const email = `${newId()}@example.com`;
  await db.query(
    `update users set mobile = $2, mobile_proven_at = '2025-01-01', email = $3, email_proven_at = '2025-01-01'
      where id = $1`,
    [userId, mobile, email],
  );
  await recordApplication(db, TEST_KEYS, { userId, state: 'active', form: ravisForm }, NOW);
  await earnPay(app, worker.karigarId);
  return { ...worker, mobile, email, phone: await rememberedBrowser(app, { id: userId }) };
}
export type PaidKarigar = Awaited<ReturnType<typeof insertPaidKarigar>>;

export const earnPay = ({ world }: TestServer, karigarId: number, amountPaise = 50_000) =>
  transaction(world.db, async (tx) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(tx, bookingId, 'WorkAccepted', NOW, 'test', {});
    const entry = visitPaidEntry({ bookingId, pay: [{ karigarId, amountPaise }] });
    await postEntry(tx, entry, { eventId, bookingId, at: NOW });
  });

export async function askForPayeeCode({ world }: TestServer, { phone, mobile }: PaidKarigar) {
  const sent = await phone.call(requestPayeeCode, {});
  const message = await lastMessageTo(world.db, mobile);
  expect(message?.template).toBe('payee-code');
  return { challengeId: sent.value?.challengeId ?? '', code: String(message?.params.code) };
}

/** Half a minute passes between two codes. */
export async function namePayee(app: TestServer, karigar: PaidKarigar, upiAddress: string) {
  app.clock.now += HOUR;
  return karigar.phone.call(changePayee, { upiAddress, ...(await askForPayeeCode(app, karigar)) });
}

/** The payout of the batch that is made then, or was on that day. */
export async function payoutOf({ world }: TestServer, { karigarId }: PaidKarigar, at: number) {
  const { batchOn } = await makeKarigarBatch(world.db, 'clock', at);
  const { payouts } = await readKarigarBatch({ db: world.db, keys: TEST_KEYS }, batchOn);
  return payouts.find((one) => one.karigarId === karigarId);
}
