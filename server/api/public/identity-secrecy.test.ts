import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSession } from '#contract/public/read-session.ts';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signOut } from '#contract/public/sign-out.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { answerReadSession, answerSignIn, answerSignOut, answerSignUp } from './identity.ts';
import { answerRequestCallBack } from './support.ts';

const ADDRESS = '203.0.113.77';
const person = {
  fullName: 'Zubaida Quraishi',
  email: 'zubaida.quraishi@example.com',
  mobile: '+915000000099',
  password: 'Correct-Horse-42',
};
const wrongPassword = 'Battery-Staple-43';

let app: TestServer;
let token: string;

/** Everything identity does, once, with and without success. */
beforeAll(async () => {
  app = await startServer({
    answers: [answerSignUp, answerSignIn, answerSignOut, answerReadSession, answerRequestCallBack],
  });
  const client = app.client({ address: ADDRESS });
  await client.call(signUp, { ...person, acceptedTerms: true });
  await client.call(signOut, {});
  await client.call(signIn, { identifier: person.email, password: wrongPassword });
  await client.call(signIn, { identifier: person.mobile, password: person.password });
  await client.call(readSession, {});
  await client.call(requestCallBack, {
    id: newId(),
    name: person.fullName,
    mobile: person.mobile,
    serviceInterest: 'Plumbing',
    area: 'Lokhandwala Complex',
  });
  await client.call(signUp, { ...person, password: wrongPassword, acceptedTerms: true });
  await client.send('POST', signIn.path, { identifier: person.email, password: 7 });
  token = client.cookies.get('aangan_session')!.value;
});
afterAll(() => app.close());

test('neither a password nor a session token can be read out of the database', async () => {
  const dump = await dumpEverything();
  expect(dump).toContain(person.email);
  expect(dump).toContain(tokenHash(token).toString('hex'));
  const secrets = [person.password, wrongPassword, token, Buffer.from(token, 'base64url')];
  for (const secret of secrets) {
    for (const spelling of ['utf8', 'hex', 'base64', 'base64url'] as const) {
      expect(dump).not.toContain(Buffer.from(secret as string).toString(spelling));
    }
  }
});

test('the table of attempts does not say whose attempts they are', async () => {
  const { rows } = await app.world.db.query('select bucket from throttles');
  const buckets = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(5);
  for (const text of [person.email, person.mobile, ADDRESS]) expect(buckets).not.toContain(text);
});

test('the log tells what happened and nothing about the person', () => {
  const log = JSON.stringify(app.log);
  for (const { name } of [signUp, signIn, signOut, readSession, requestCallBack]) {
    expect(log).toContain(name);
  }
  const personal = [
    ...Object.values(person),
    ...[wrongPassword, token, ADDRESS, 'Zubaida', 'Quraishi', '5000000099', 'Lokhandwala'],
  ];
  for (const text of personal) expect(log).not.toContain(text);
});

async function dumpEverything(): Promise<string> {
  const { db } = app.world;
  const tables = await db.query(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const dumps = await Promise.all(
    tables.rows.map(async ({ name }) =>
      JSON.stringify((await db.query(`select row_to_json(t)::text as row from ${name} t`)).rows),
    ),
  );
  return dumps.join('\n');
}
