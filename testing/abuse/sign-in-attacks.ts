import { checkGatePass } from '#contract/public/check-gate-pass.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { cast, DEMO_PASSWORD } from '../cast.ts';
import type { Client } from '../client.ts';
import { solveCaptcha } from '../sign-in-stage.ts';
import { type Counts, codeOf, repeat, tallyOf } from './tally.ts';

type From = (address: string) => Client;

export const guess = async (client: Client, at: number): Promise<string> =>
  codeOf(
    await client.call(signIn, { identifier: cast.imran.email, password: `guess-number-${at}` }),
  );

/** Half a minute between two codes holds for everybody; nothing longer may. */
export async function askCode(client: Client): Promise<string> {
  const captcha = await solveCaptcha(client, 'sign-in-code');
  const answered = await client.call(requestSignInCode, { mobile: cast.imran.mobile, captcha });
  const wait = Number(answered.headers.get('retry-after') ?? 0);
  if (answered.status === 429 && wait <= 30) return '429 within half a minute';
  return String(answered.status);
}

/** The owner, in a browser that was signed in before, and as often as they like. */
export async function enterOften(client: Client, times: number): Promise<Counts> {
  const own = { identifier: cast.imran.email, password: DEMO_PASSWORD };
  const patience = { times, patienceMs: 60_000 };
  return tallyOf(await repeat(patience, async () => codeOf(await client.call(signIn, own))));
}

/** Guesses from everywhere at once, each of which would cost a comparison of passwords. */
export async function floodLogins(
  from: From,
  { connections, lastsMs }: { readonly connections: number; readonly lastsMs: number },
): Promise<Counts> {
  let next = 0;
  const connection = (): Promise<string[]> =>
    repeat({ times: Number.POSITIVE_INFINITY, patienceMs: lastsMs }, async () => {
      next += 1;
      const client = from(`100.64.${(next >> 8) & 255}.${next & 255}`);
      const wrong = { identifier: cast.imran.mobile, password: `guess-number-${next}` };
      return codeOf(await client.call(signIn, wrong));
    });
  const all = await Promise.all(Array.from({ length: connections }, connection));
  return tallyOf(all.flat());
}

/** Six digits after six digits at one pincode, from twenty-two addresses. */
export const guessGateCodes = async (from: From, times: number): Promise<Counts> =>
  tallyOf(
    await repeat({ times, patienceMs: 60_000 }, async (at) => {
      const code = String(100_000 + at);
      const asked = { code, pincode: '400076' };
      return codeOf(await from(`203.0.113.${100 + (at % 22)}`).call(checkGatePass, asked));
    }),
  );
