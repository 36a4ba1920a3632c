import { newId } from '#kernel/ids.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { recordLooks } from '#server/modules/identity/look-store.ts';
import { insertSecurityEvents } from '#server/modules/identity/security-store.ts';
import { recordUndo } from '#server/modules/identity/undo-store.ts';
import { recordApplication, recordStep } from '#server/modules/karigar/application-store.ts';
import { recordDocument } from '#server/modules/karigar/document-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { recordBusiness } from '#server/modules/tax-document/business-store.ts';
import { recordBriefing } from '#server/modules/visit/briefing-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { type Account, insertPerson, insertSession } from './cast.ts';
import { bookOnline, payFor, paymentDeps } from './payments.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { TOWN } from './small-town.ts';
import { TEST_SUPPLIER } from './supplier.ts';
import { NOW } from './world.ts';

/** Every place that may know a person knows this one. */
export async function insertKnownEverywhere(db: Pool): Promise<Account & { bookingId: string }> {
  const id = newId();
  const person = await insertPerson(db, {
    id,
    fullName: 'Zubeida Daruwala',
    email: 'zubeida.daruwala@example.com',
    mobile: '+919833322211',
    mobileProven: true,
    emailProven: true,
  });
  const payments = paymentDeps(db, NOW);
  const customer = { ...person, id };
  const address = {
    street: '17 Peacock Mansion, Hill Road',
    society: 'Peacock Mansion',
    wing: 'Q',
    flat: 'Q-17/07',
    city: 'Mumbai near Peacock',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: 'behind Lucky Peacock Bakery',
  };
  const bookingId = await bookOnline(payments, customer, { address });
  await payFor(payments, customer, bookingId);
  await issueTaxDocuments({ ...payments, supplier: TEST_SUPPLIER }, { bookingId });
  await recordBusiness(db, bookingId, { name: 'Daruwala & Sons', gstin: '27AAPFU0939F1ZV' }, NOW);
  const briefing = {
    work: 'Ask for Zubeida',
    access: 'Behind Peacock Mansion',
    atHome: 'Roshan Daruwala',
    atHomeMobile: '+919812399887',
  };
  await recordBriefing(db, bookingId, briefing, NOW);
  const at = new Date(NOW);
  const ask = (text: string, values: unknown[]) => db.query(text, values);
  await ask(`insert into saved_addresses values ($1, $2, 'home', $3, $4)`, [
    newId(),
    id,
    address,
    at,
  ]);
  await ask(
    `insert into notifications (user_id, kind, params, created_at) values ($1, 'welcome', $2, $3)`,
    [id, { name: person.fullName }, at],
  );
  await ask(`insert into identities values ('google', 'zubeida-there', $1, $2)`, [id, at]);
  await ask(`insert into consents values ($1, '2025-07', 'en', 'sign-up', $2)`, [id, at]);
  const webp = Buffer.from('a picture of zubeida.daruwala@example.com');
  await ask('insert into profile_images values ($1, $2, $3, $4)', [id, newId(), webp, at]);
  await ask(`insert into leads values ($1, $2, $3, 'plumbing', 'Peacock Mansion', 'en', $4)`, [
    newId(),
    person.fullName,
    person.mobile,
    at,
  ]);
  const form = { fullName: person.fullName, address: { street: '17 Peacock Mansion' } } as never;
  await recordApplication(db, TEST_KEYS, { userId: id, state: 'refused', form }, NOW);
  const step = {
    userId: id,
    state: 'refused',
    reason: 'Zubeida Daruwala',
    decidedBy: null,
  } as const;
  await recordStep(db, step, NOW);
  const portrait = { id: newId(), userId: id, kind: 'portrait', webp } as const;
  await recordDocument(db, TEST_KEYS, portrait, NOW);
  const look = {
    by: newId(),
    operation: 'openPerson',
    why: 'Zubeida Daruwala called',
    requestId: 'r',
  };
  const seen = { kind: 'sign-in', operation: 'signIn', result: 'accepted', times: 1 } as const;
  const unnamed = { tried: null, address: null, requestId: null };
  await insertSecurityEvents(db, [{ ...seen, ...unnamed, at: NOW, userId: id }]);
  await recordLooks(db, look, [{ what: 'contact', whose: 'user', id }], NOW);
  const before = {
    email: person.email,
    emailProvenAt: NOW,
    mobile: person.mobile,
    mobileProvenAt: NOW,
  };
  await recordUndo(db, { token: newToken(), userId: id, before }, NOW);
  await insertSession(db, person);
  await ask(
    `insert into push_subscriptions
      select '\\x01', $1, token_hash, 'https://fcm.googleapis.com/zubeida.daruwala@example.com', 'k', 'a', $2
        from sessions where user_id = $1 limit 1`,
    [id, at],
  );
  for (const [amount, reason] of [
    [500, 'failed-you'],
    [-500, 'used'],
  ])
    await ask('insert into credits values ($1, $2, $3, 0, $4, $5, $6)', [
      newId(),
      id,
      bookingId,
      amount,
      reason,
      at,
    ]);
  await ask(
    `with d as (insert into payout_destinations values ($2, $1, 'zubeida.daruwala@okbank', 'ZUBEIDA DARUWALA', $3, $3))
      insert into transfers (purpose, id, user_id, destination_id, amount_paise, state, requested_by, requested_at)
        values ('payout', $2, $1, $2, 500, 'paid', $1, $3)`,
    [id, newId(), at],
  );
  await ask(`insert into favourites select $1, (select min(id) from karigars), $2, $3`, [
    id,
    bookingId,
    at,
  ]);
  await ask(`insert into partings select $1, (select min(id) from karigars), $2, $3`, [
    id,
    bookingId,
    at,
  ]);
  await ask(
    `insert into rating_appeals
      select $1, min(id), 'At Peacock Mansion nobody opened.', $2, true, 'The guard of Peacock Mansion agrees.', 'test', $2
        from karigars`,
    [bookingId, at],
  );
  await ask(
    `insert into complaint_answers
      select $1, 1, min(id), 'At Peacock Mansion it was dry.', $2 from karigars`,
    [bookingId, at],
  );
  await ask(
    `insert into crew_hearings (booking_id, karigar_id, answers, why, appealed_at, granted, answer, decided_by, decided_at)
      select $1, max(id), '[{"line": 1, "answer": "At Peacock Mansion it was dry.", "answeredAt": 0}]',
        'Peacock Mansion has a picture.', $2, true, 'The guard of Peacock Mansion agrees.', 'test', $2 from karigars`,
    [bookingId, at],
  );
  await ask(
    `insert into decision_appeals
      select $1, min(id), 'Peacock Mansion has a picture.', $2, true, 'The guard of Peacock Mansion agrees.', 'test', $2
        from karigars`,
    [bookingId, at],
  );
  await ask(
    `insert into account_closures (id, user_id, kind, reason, notice, closed_at, closed_by, reopened_at, reopened_by,
        reopened_why, decision, evidence, decided_at, decided_by, appeal, appealed_at, appeal_taken_by, appeal_granted,
        appeal_answer, appeal_decided_at, appeal_decided_by)
      values ($2, $1, 'pause', 'misuse', 'Nobody was at Peacock Mansion.', $3, $1, $3, $1, 'It was a mistake.', 'stay',
        'Nobody was at Peacock Mansion.', $3, $1, 'I was at Peacock Mansion.', $3, $1, true, 'The guard agrees.', $3, $1)`,
    [id, newId(), at],
  );
  await ask(
    `insert into karigar_pauses (id, user_id, karigar_id, reason, notice, language, paused_at, paused_by, ends_at,
        over_at, over_why)
      select $2, $1, min(id), 'other', 'Nobody was at Peacock Mansion.', 'en', $3, $1, $3, $3, 'A mistake.' from karigars`,
    [id, newId(), at],
  );
  await ask(
    `insert into karigar_checks (id, user_id, kind, number, checked_on, recorded_at, recorded_by)
      values ($2, $1, 'police', 'Q-17/07', '2026-01-15', $3, $1)`,
    [id, newId(), at],
  );
  await ask(
    `insert into staff (user_id, roles, invited_by, joined_at) values ($1, '{support}', $1, $2)`,
    [id, at],
  );
  await ask(`insert into staff_passkeys values ('zubeida-key', $1, '\\x01', 0, '{}', $2)`, [
    id,
    at,
  ]);
  await ask(
    `with c as (insert into cases (id, number, kind, about, user_id, said, opened_at, opened_by, resolve_by, due_at, due_what,
          next_step, changed_at, changed_by)
        values ($2::uuid, 'C-699999999', 'complaint', $2::text, $1, 'At Peacock Mansion nobody came.', $3, 'customer', $3, $3, 'resolve',
          'Call Zubeida Daruwala', $3, 'customer') returning id)
      insert into case_steps (id, case_id, step, at, by, text) select id, id, 'opened', $3, 'customer', 'At Peacock Mansion' from c`,
    [id, newId(), at],
  );
  await ask(`insert into case_watchers values ($2, $1, $3)`, [id, newId(), at]);
  await ask(`insert into file_watchers values ('booking', $2, $1, $3)`, [id, newId(), at]);
  await ask(
    `insert into calendar_links (user_id, app, token_hash, made_at)
      values ($1, 'customer', sha256('zubeida'), $2)`,
    [id, at],
  );
  await ask(
    `insert into passkeys values ('zubeida-own-key', $1, '\\x01', 0, '{}', 'Peacock', $2)`,
    [id, at],
  );
  await ask(`insert into staff_recovery_codes values ($1, '\\x01')`, [id]);
  await ask(`insert into staff_sessions values ('\\x01', $1, $2, $2)`, [id, at]);
  const codeId = newId();
  await ask(
    `insert into codes (id, purpose, destination, user_id, created_at, expires_at)
    values ($1, 'sign-in', $2, null, $4, $4), ($3, 'contact', $5, $6, $4, $4)`,
    [codeId, person.mobile, newId(), at, person.email, id],
  );
  const said = { template: 'welcome', language: 'en', params: { name: person.fullName! } } as const;
  const sent = {
    ...said,
    channel: 'email',
    to: person.email,
    userId: id,
    key: `to ${id}`,
  } as const;
  await recordMessage(db, TEST_KEYS, sent, NOW);
  // A code to a number whose owner nobody knew when it was sent.
  const ofCode = { channel: 'sms', to: person.mobile!, key: `code ${codeId}` } as const;
  await recordMessage(db, TEST_KEYS, { ...said, ...ofCode, template: 'sign-in-code' }, NOW);
  return { ...person, bookingId };
}
