import type { RefusalOf } from '#contract/operation.ts';
import type { requestReset as promise } from '#contract/public/request-reset.ts';
import { newId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import type { Language } from '#server/modules/identity/person.ts';
import { canBeReached } from '#server/modules/identity/reachable.ts';
import { findResettable } from '#server/modules/identity/reset-store.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { codeBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { checkCaptcha } from '../steps/identity/check-captcha.ts';
import { type CodeDeps, type SentCode, sendCode } from '../steps/identity/send-code.ts';

export type ResetWanted = {
  readonly contact: { readonly email: string } | { readonly mobile: string };
  readonly via: 'link' | 'code';
  readonly captcha: string;
  readonly language: Language;
  readonly browser: string;
};

export type ResetSettings = {
  readonly canText: boolean;
  readonly canMail: boolean;
  readonly messagesStayHere: boolean;
  /** The address at which people find the site. */
  readonly origin: string;
};

/**
 * Ruling R4: the same steps and the same answer whether or not anybody has that address: a code is made and a message
 * written in either case; one that belongs to nobody is never sent and never right.
 */
export async function requestReset(
  deps: CodeDeps,
  wanted: ResetWanted,
  { address, now, knownDevice }: Pick<Caller, 'address' | 'now' | 'knownDevice'>,
  settings: ResetSettings,
): Promise<Outcome<SentCode, RefusalOf<typeof promise>>> {
  const { contact, via, captcha, browser } = wanted;
  const byEmail = 'email' in contact;
  const destination = byEmail ? contact.email : contact.mobile;
  if (!(byEmail ? settings.canMail : settings.canText)) return refuse('operation-not-allowed');
  if (!byEmail && !canBeReached(destination, settings)) return refuse('invalid-phone-number');
  const db = deps.pool;
  const checked = await checkCaptcha({ db, keys: deps.keys }, captcha, 'reset', now);
  if (!checked.ok) return checked;
  const buckets = codeBuckets(destination, {
    address,
    knownDevice: knownDevice?.('code', destination),
  });
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;

  const found = await findResettable(db, contact);
  const code = {
    id: newId(now),
    purpose: 'reset',
    destination,
    userId: found?.id ?? null,
    browser,
  } as const;
  const byLink = via === 'link' && byEmail;
  return sendCode(
    deps,
    {
      code,
      template: byLink ? 'reset-link' : 'reset-code',
      language: found?.language ?? wanted.language,
      really: found !== undefined,
      buckets,
      // After the hash, which no server, log or referrer ever gets to see.
      link: byLink ? (token) => `${settings.origin}/reset-password#token=${token}` : undefined,
    },
    now,
  );
}
