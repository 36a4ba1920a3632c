import { listKarigars } from '#contract/ops/list-karigars.ts';
import { listPersonMessages } from '#contract/ops/list-person-messages.ts';
import { previewKarigarSkills as previewPromise } from '#contract/ops/preview-karigar-skills.ts';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import { readCustomerRecords } from '#contract/ops/read-customer-records.ts';
import { readKarigarFile } from '#contract/ops/read-karigar-file.ts';
import { readKarigarRecords } from '#contract/ops/read-karigar-records.ts';
import { readPaymentFile } from '#contract/ops/read-payment-file.ts';
import { readSocietyFile } from '#contract/ops/read-society-file.ts';
import { recordKarigarCheck as checkPromise } from '#contract/ops/record-karigar-check.ts';
import { repeatPersonMessage as repeatPromise } from '#contract/ops/repeat-person-message.ts';
import { setKarigarSkills as skillsPromise } from '#contract/ops/set-karigar-skills.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { previewKarigarSkills } from '#server/flows/karigar/preview-karigar-skills.ts';
import { recordKarigarCheck } from '#server/flows/karigar/record-karigar-check.ts';
import { setKarigarSkills } from '#server/flows/karigar/set-karigar-skills.ts';
import { repeatPersonMessage } from '#server/flows/messaging/repeat-person-message.ts';
import * as customers from '#server/views/customer-file.ts';
import * as karigars from '#server/views/karigar-file.ts';
import * as roster from '#server/views/karigars-listed.ts';
import * as payments from '#server/views/payment-file.ts';
import * as messages from '#server/views/person-messages.ts';
import { readRecordsOfCustomer, readRecordsOfKarigar } from '#server/views/person-records.ts';
import * as societies from '#server/views/society-file.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The files of people, societies and payments, and what is written down in them. */
export const fileAnswers: readonly Answer[] = [
  answer(readCustomerFile, async ({ userId }, { db, world, now }) => {
    const at = { now, paymentProvider: world.paymentProvider };
    const file = await customers.readCustomerFile(db, userId, at);
    return file ? accept(file) : refuse('person-not-found');
  }),
  answer(listKarigars, async (wanted, { db, now }) =>
    accept(await roster.listKarigars(db, wanted, now)),
  ),
  answer(readKarigarFile, async ({ karigarId }, { db, now }) => {
    const file = await karigars.readKarigarFile(db, karigarId, now);
    return file ? accept(file) : refuse('karigar-not-found');
  }),
  answer(readCustomerRecords, async ({ userId }, { db }) => {
    const found = await readRecordsOfCustomer(db, userId);
    return found ? accept(found) : refuse('person-not-found');
  }),
  answer(readKarigarRecords, async ({ karigarId }, { db }) => {
    const found = await readRecordsOfKarigar(db, karigarId);
    return found ? accept(found) : refuse('karigar-not-found');
  }),
  answer(listPersonMessages, (asked, { db }) => messages.listPersonMessages(db, asked)),
  answer(repeatPromise, (asked, { world, person }) =>
    repeatPersonMessage(world, { ...asked, by: person.id }),
  ),
  answer(readSocietyFile, async ({ societyId }, { db, now }) => {
    const file = await societies.readSocietyFile(db, societyId, now);
    return file ? accept(file) : refuse('society-unknown');
  }),
  answer(readPaymentFile, async ({ id }, { db }) => {
    const file = await payments.readPaymentFile(db, id);
    return file ? accept(file) : refuse('payment-not-found');
  }),
  answer(checkPromise, (check, { world, person, now }) =>
    recordKarigarCheck(world.pool, { ...check, by: person.id }, now),
  ),
  answer(previewPromise, (wish, { db, world, now }) =>
    previewKarigarSkills({ db, facts: world.facts }, wish, now),
  ),
  answer(skillsPromise, (wish, { world, person, now }) =>
    setKarigarSkills(world, { ...wish, by: person.id }, now),
  ),
];
