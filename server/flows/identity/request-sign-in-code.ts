import type { RefusalOf } from '#contract/operation.ts';
import type { requestSignInCode as promise } from '#contract/public/request-sign-in-code.ts';
import { newId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import type { Language } from '#server/modules/identity/person.ts';
import { canBeReached } from '#server/modules/identity/reachable.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { codeBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { checkCaptcha } from '../steps/identity/check-captcha.ts';
import { type CodeDeps, type SentCode, sendCode } from '../steps/identity/send-code.ts';

export type SignInCodeWanted = {
  readonly mobile: string;
  readonly captcha: string;
  readonly language: Language;
  /** The cookie of the browser that asks. */
  readonly browser: string;
};

export type Messages = { readonly canText: boolean; readonly messagesStayHere: boolean };

/** Ruling R14: to a mobile that can exist, after a captcha, within limits. Whether anybody has an account plays no part. */
export async function requestSignInCode(
  deps: CodeDeps,
  { mobile, captcha, language, browser }: SignInCodeWanted,
  { address, now, knownDevice }: Pick<Caller, 'address' | 'now' | 'knownDevice'>,
  messages: Messages,
): Promise<Outcome<SentCode, RefusalOf<typeof promise>>> {
  if (!messages.canText) return refuse('operation-not-allowed');
  if (!canBeReached(mobile, messages)) return refuse('invalid-phone-number');
  const checked = await checkCaptcha(
    { db: deps.pool, keys: deps.keys },
    captcha,
    'sign-in-code',
    now,
  );
  if (!checked.ok) return checked;
  const buckets = codeBuckets(mobile, { address, knownDevice: knownDevice?.('code', mobile) });
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;
  const code = {
    id: newId(now),
    purpose: 'sign-in',
    destination: mobile,
    userId: null,
    browser,
  } as const;
  return sendCode(deps, { code, template: 'sign-in-code', language, really: true, buckets }, now);
}
