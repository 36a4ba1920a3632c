import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { developmentBrand } from '#contract/brand.ts';
import type { CaptchaPurpose } from '#contract/fields/captcha.ts';
import { readCaptcha } from '#contract/public/read-captcha.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import type { World as ServerWorld } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { openDemandCounter } from '#server/platform/proof-of-work/demand.ts';
import { answersOf } from '#server/routes.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import type { Client } from './client.ts';
import { startServer, type TestServer, type TestServerOptions } from './start-test-server.ts';
import { TEST_SUPPLIER } from './supplier.ts';
import { TEST_KEYS } from './test-keys.ts';

export { TEST_KEYS };

type SignInMethods = Pick<
  ServerWorld,
  | 'keys'
  | 'messenger'
  | 'sender'
  | 'supplier'
  | 'captchaDemand'
  | 'bookingDemand'
  | 'social'
  | 'origins'
>;

/** Dependencies of a test server for codes, captchas and messages: `startServer({ answers, server: signInDeps() })`. */
export const signInDeps = (
  differences: Partial<ServerWorld> = {},
): SignInMethods & Partial<ServerWorld> => ({
  keys: TEST_KEYS,
  messenger: developmentMessenger,
  sender: { brand: developmentBrand, origin: 'https://aangan.test' },
  supplier: TEST_SUPPLIER,
  captchaDemand: openDemandCounter(),
  bookingDemand: openDemandCounter(),
  social: new Map(),
  origins: ['https://aangan.test'],
  ...differences,
});

/** A server for whatever has to do with signing in. */
export const startSignInServer = (
  differences: Partial<ServerWorld> = {},
  options: Partial<TestServerOptions> = {},
): Promise<TestServer> =>
  startServer({
    answers: answersOf,
    server: signInDeps(differences),
    ...options,
  });

/** A browser at an address that nobody else has, so that one test's attempts are not counted in another's. */
export function freshBrowser(app: TestServer): Client {
  browsers += 1;
  return app.client({
    address: `2001:db8:${(browsers >> 8).toString(16)}:${(browsers & 255).toString(16)}::1`,
  });
}
let browsers = 0;

/** A +91 mobile that no other test uses. */
export function freshMobile(): string {
  mobiles += 1;
  return `+9198${String(mobiles).padStart(8, '0')}`;
}
let mobiles = 0;

/** Does the work that a browser would do unseen; against the real server just as well. */
export async function solveCaptcha(client: Client, purpose: CaptchaPurpose): Promise<string> {
  const { value } = await client.call(readCaptcha, { purpose });
  if (!value) throw new Error('There is no captcha to solve');
  const { challenge } = value;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The latest message to somebody, as the outbox of development shows it. */
export async function lastMessageTo(
  db: Database,
  to: string,
  keys: ServerWorld['keys'] = TEST_KEYS,
): Promise<{ readonly template: string; readonly params: Record<string, string> } | undefined> {
  const message = (await findLatestMessages(db, keys, 500)).find((one) => one.to === to);
  return (
    message && { template: message.template, params: message.params as Record<string, string> }
  );
}

/** The code that the latest message to somebody holds. */
export async function codeSentTo(db: Database, to: string): Promise<string> {
  const code = (await lastMessageTo(db, to))?.params.code;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** A code that is not the one that was sent. */
export const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');

/** Asks for a sign-in code the way the screen does; answers the challenge and the code that was sent. */
export async function askForCode(client: Client, db: Database, mobile: string) {
  const captcha = await solveCaptcha(client, 'sign-in-code');
  const { value, refusal } = await client.call(requestSignInCode, { mobile, captcha });
  if (!value) throw new Error(`No code: ${refusal?.code}`);
  return { challengeId: value.challengeId, code: await codeSentTo(db, mobile) };
}
