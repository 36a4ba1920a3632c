import { expect } from 'vitest';
import { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import { sendDocument } from '#contract/applicant/send-document.ts';
import { DOCUMENTS_NEEDED } from '#contract/fields/application.ts';
import { setShifts } from '#contract/karigar/set-shifts.ts';
import { NEEDED_CHECKS } from '#contract/karigar-checks.ts';
import { decideApplication } from '#contract/ops/decide-application.ts';
import { recordApplicantCheck } from '#contract/ops/record-applicant-check.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia } from '#kernel/time.ts';
import { insertKarigarSession, insertSession, insertStranger, putSession } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { begin, finish, setOut, type Worker } from '#testing/driver/at-work.ts';
import type { Product } from '#testing/product.ts';
import { letTheHourCome } from '../karigar-stage.ts';
import { documentPicture } from './document-picture.ts';

/** A Karigar who came by an application, and the account at which they are paid. */
export type Colleague = Worker & {
  readonly name: string;
  readonly email: string;
  readonly upiAddress: string;
};

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** An electrician near Ravi's customers who works every day; verified and made active by the real operations. */
export async function hire(product: Product, ops: Client, name: string): Promise<Colleague> {
  const { db } = product;
  const person = await insertStranger(db, { fullName: name });
  const client = createClient(product.url);
  const token = await insertSession(db, person, Date.now());
  await insertKarigarSession(db, person, token);
  putSession(client, token);
  const upiAddress = `${name.split(' ')[0]?.toLowerCase()}@okbank`;
  const street = { street: '4 Parrot Lane', city: 'Mumbai', state: 'Maharashtra' };
  const applied = await client.call(applyAsKarigar, {
    ...{ fullName: name, bornOn: '1990-04-01', serviceIds: [5], upiAddress },
    ...{ identityKind: 'pan', identityEnding: '234F' },
    address: { ...street, pincode: '400053', landmark: '' },
  });
  expect(applied.refusal).toBeUndefined();
  const image = `data:image/jpeg;base64,${(await documentPicture()).toString('base64')}`;
  for (const kind of DOCUMENTS_NEEDED) await client.call(sendDocument, { kind, image });
  const decided = { applicantId: person.id, reason: 'All is here.', documents: [] };
  await ops.call(decideApplication, { ...decided, decision: 'check' });
  const checkedOn = dateInIndia(Date.now());
  for (const kind of NEEDED_CHECKS)
    await ops.call(recordApplicantCheck, {
      ...{ applicantId: person.id, checkId: newId(), kind, checkedOn },
    });
  const made = await ops.call(decideApplication, { ...decided, decision: 'activate' });
  const shifts = WEEK.map((weekday) => ({ weekday, startsMinute: 480, endsMinute: 1320 }));
  // A server may know the account as that of an applicant for a moment longer.
  const works = async () => (await client.call(setShifts, { shifts })).refusal;
  await expect.poll(works).toBeUndefined();
  const karigarId = made.value?.karigarId ?? 0;
  return { name, email: person.email ?? '', upiAddress, client, karigarId };
}

/** The visit takes place now: on the way, at the door, begun with the customer's code, and done; cash is counted where it is due. */
export async function serveVisit(
  product: Product,
  id: string,
  { client, worker }: { readonly client: Client; readonly worker: Worker },
): Promise<void> {
  await letTheHourCome(product, id);
  const hour = { clock: { now: Date.now } };
  const visit = { id, client, worker, cashPaise: 0 };
  await setOut(hour, visit);
  await begin(hour, visit);
  await finish(hour, visit, { by: 'cash' });
  // Another visit of the same Karigar may come at this hour.
  await product.db.query('delete from holds where booking_id = $1', [id]);
}

/** The one of the crew who leads the visit now. */
export async function whoComes(
  { db }: Product,
  id: string,
  crew: readonly Colleague[],
): Promise<Colleague> {
  const { rows } = await db.query<{ karigarId: number }>(
    'select karigar_id as "karigarId" from visits where id = $1',
    [id],
  );
  const found = crew.find(({ karigarId }) => karigarId === rows[0]?.karigarId);
  if (!found) throw new Error('Nobody of the crew leads this visit');
  return found;
}
