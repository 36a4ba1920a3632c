import type { changePayee as promise } from '#contract/applicant/change-payee.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { recordCodeUsed } from '#server/modules/identity/code-store.ts';
import { findOwnWays } from '#server/modules/identity/erasure-store.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { listFormerContacts } from '#server/modules/identity/undo-store.ts';
import { lockApplication } from '#server/modules/karigar/application-store.ts';
import {
  alarmOfChange,
  isSamePayee,
  LATELY,
  type Payee,
  payeeOf,
  usableFrom,
} from '#server/modules/karigar/payee.ts';
import { findLatestPayee, recordPayee } from '#server/modules/karigar/payee-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { lockKarigarBatches } from '#server/modules/transfer/karigar-payout-store.ts';
import { nextPayday } from '#server/modules/transfer/payday.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hasHappenedSince } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { undoToken } from '#server/platform/secrets/undo-token.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';
import { tryCode } from '../steps/identity/try-code.ts';

/** And the origin that the way back leads to. */
type Deps = CodeDeps & { readonly sender: { readonly origin: string } };

type Asked = Omit<InputOf<typeof promise>, 'challengeId' | 'code'>;

/**
 * The Karigar is paid elsewhere from now on, or nearly: what is under way goes where it was made for, and the new
 * account is used once the Karigar has had time to hear of it. An account named before and not used yet is replaced.
 */
export async function changePayee(
  deps: Deps,
  {
    userId,
    browser,
    challengeId,
    code,
    ...asked
  }: InputOf<typeof promise> & { readonly userId: string; readonly browser: string | undefined },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const { pool, keys } = deps;
  const payee = payeeOf(asked satisfies Asked);
  if (!payee) return refuse('payee-missing');
  // Looked at before the code is, so that none is used up for nothing.
  const before = await isUnchanged(pool, keys, userId, payee);
  if (!before.ok) return before;
  const tried = await tryCode({ db: pool, keys }, { challengeId, code, browser }, 'payee', now);
  if (!tried.ok) return tried;
  const { id, destination } = tried.value;
  return transaction<Outcome<void, RefusalOf<typeof promise>>>(pool, async (db) => {
    await lockKarigarBatches(db);
    const own = await findOwnWays(db, userId);
    // The mobile may have become another's, or another, since the code was sent.
    const isHis = tried.value.userId === userId && own?.provenMobile === destination;
    if (!isHis || !(await recordCodeUsed(db, id, now))) return refuse('otp-session-expired');
    const stands = await isUnchanged(db, keys, userId, payee);
    if (!stands.ok) return stands;
    const { karigarId } = stands.value;
    const usableAt = usableFrom(now, own.mobileProvenAt ?? now);
    const payeeId = newId(now);
    await recordPayee(db, keys, { id: payeeId, karigarId, payee, usableAt }, now);
    const mobileProvenAt = own.mobileProvenAt ?? now;
    const because = await alarmOf(db, { userId, mobileProvenAt, usableAt }, now);
    const data = { karigarId, userId, usableAt, ...(because && { because }) };
    await recordEvent(db, payeeId, 'KarigarPayeeChanged', now, `karigar:${karigarId}`, data);
    await mailWayBack(db, deps, { userId, payeeId }, now);
    return accept(undefined);
  });
}

/** Looks whether somebody of us had better ask the Karigar before money goes there. */
async function alarmOf(
  db: Database,
  about: { readonly userId: string; readonly mobileProvenAt: Instant; readonly usableAt: Instant },
  now: Instant,
): Promise<ReturnType<typeof alarmOfChange>> {
  const { userId, mobileProvenAt, usableAt } = about;
  const { emails, mobiles } = await listFormerContacts(db, userId, now);
  const newDevice = await hasHappenedSince(db, userId, 'SignedInOnNewDevice', now - LATELY);
  const contactChanged = emails.length + mobiles.length > 0;
  const paydayAt = nextPayday(usableAt);
  return alarmOfChange({ usableAt, mobileProvenAt, contactChanged, newDevice, paydayAt }, now);
}

/** Refuses an account that is the Karigar's payee already, used or about to be. */
async function isUnchanged(
  db: Database,
  keys: Keys,
  userId: string,
  payee: Payee,
): Promise<Outcome<{ karigarId: number }, 'not-on-roster' | 'payee-unchanged'>> {
  const karigarId = await findKarigarAtWork(db, userId);
  if (karigarId === undefined) return refuse('not-on-roster');
  const named = await findLatestPayee(db, keys, karigarId);
  const form = named ? undefined : (await lockApplication(db, keys, userId))?.form;
  const latest = named ?? (form && payeeOf(form));
  return isSamePayee(latest, payee) ? refuse('payee-unchanged') : accept({ karigarId });
}

/**
 * A stolen telephone must not be all that hears of it: the mail leads back without one, and without a sign-in. It goes to
 * former addresses as well, because a thief changes those first.
 */
async function mailWayBack(
  db: Database,
  { keys, sender: { origin } }: Deps,
  { userId, payeeId }: { readonly userId: string; readonly payeeId: string },
  now: Instant,
): Promise<void> {
  const own = await findRecipient(db, userId);
  if (!own) return;
  const { language, fullName } = own;
  const { emails } = await listFormerContacts(db, userId, now);
  const link = `${origin}/undo-change?lang=${language}#payee=${undoToken(keys, payeeId)}`;
  const told = { channel: 'email', template: 'payee-changed', userId, language } as const;
  const message = { ...told, params: { name: fullName ?? '', link } };
  const key = `payee-changed ${payeeId}`;
  if (own.email && own.emailProven)
    await recordMessage(db, keys, { ...message, to: own.email, key }, now);
  for (const [index, to] of emails.entries())
    await recordMessage(db, keys, { ...message, to, key: `${key} former ${index}` }, now);
}
