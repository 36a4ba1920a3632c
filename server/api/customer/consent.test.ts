import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptTerms } from '#contract/customer/accept-terms.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { insertSession, insertStranger, sessionCookie } from '#testing/cast.ts';
import {
  askForCode,
  freshBrowser,
  freshMobile,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app?.close());

const consentsOf = async (userId: string) =>
  (
    await app.world.db.query(
      'select version, language, way, accepted_at as at from consents where user_id = $1',
      [userId],
    )
  ).rows;

describe('what a person has agreed to is stored', () => {
  test('the box ticked at sign-up: version, language, way and moment', async () => {
    const { value } = await freshBrowser(app).call(signUp, {
      fullName: 'Farida Khan',
      email: `${newId()}@example.com`,
      mobile: freshMobile(),
      password: 'Chandani@2026',
      acceptedTerms: true,
      version: POLICY_VERSION,
      language: 'mr',
    });
    expect(value?.user.termsDue).toBe(false);
    expect(await consentsOf(value!.user.uid)).toEqual([
      { version: POLICY_VERSION, language: 'mr', way: 'sign-up', at: app.clock.now },
    ]);
  });

  test('a new account by a code, where the sentence stood beside the button', async () => {
    const client = freshBrowser(app);
    const asked = await askForCode(client, app.world.db, freshMobile());
    const said = { acceptedTerms: true, version: POLICY_VERSION, language: 'hi' } as const;
    const { value } = await client.call(confirmSignInCode, { ...asked, ...said });
    expect(value?.user.termsDue).toBe(false);
    expect(await consentsOf(value!.user.uid)).toMatchObject([
      { version: POLICY_VERSION, language: 'hi', way: 'mobile-code' },
    ]);
  });

  test('nothing is stored where nothing was said, nor for an account that exists already', async () => {
    const client = freshBrowser(app);
    const mobile = freshMobile();
    const silent = await client.call(
      confirmSignInCode,
      await askForCode(client, app.world.db, mobile),
    );
    expect(silent.value).toMatchObject({ isNew: true, user: { termsDue: true } });
    app.clock.now += 60_000;
    const again = await client.call(confirmSignInCode, {
      ...(await askForCode(client, app.world.db, mobile)),
      acceptedTerms: true,
      version: POLICY_VERSION,
    });
    expect(again.value).toMatchObject({ isNew: false, user: { termsDue: true } });
    expect(await consentsOf(again.value!.user.uid)).toEqual([]);
  });
});

describe('a page left open since before a new version accepts nothing, and the person is asked anew', () => {
  const shown = { acceptedTerms: true, language: 'en' } as const;

  test.each([{ version: '2025-07' }, {}])('at sign-up: %o', async (told) => {
    const client = freshBrowser(app);
    const { value } = await client.call(signUp, {
      fullName: 'Farida Khan',
      email: `${newId()}@example.com`,
      mobile: freshMobile(),
      password: 'Chandani@2026',
      ...shown,
      ...told,
    });
    expect(value?.user.termsDue).toBe(true);
    expect((await client.call(readSession, {})).value?.user?.termsDue).toBe(true);
    expect(await consentsOf(value!.user.uid)).toEqual([]);
  });

  test.each([{ version: '2025-07' }, {}])('with a code: %o', async (told) => {
    const client = freshBrowser(app);
    const asked = await askForCode(client, app.world.db, freshMobile());
    const { value } = await client.call(confirmSignInCode, { ...asked, ...shown, ...told });
    expect(value).toMatchObject({ isNew: true, user: { termsDue: true } });
    expect(await consentsOf(value!.user.uid)).toEqual([]);
  });
});

describe('a new version', () => {
  const signedIn = async (termsVersion: string | null) => {
    const person = await insertStranger(app.world.db, { termsVersion });
    const token = await insertSession(app.world.db, person);
    const client = freshBrowser(app);
    const [name = '', value = ''] = sessionCookie(token).split('=');
    client.cookies.set(name, { value, attributes: [] });
    return { client, id: person.id };
  };

  test('is due until it is accepted, once however often that is pressed; the older one stays on record', async () => {
    const { client, id } = await signedIn('2025-07');
    await app.world.db.query(
      `insert into consents values ($1, '2025-07', 'en', 'sign-up', now())`,
      [id],
    );
    expect((await client.call(readSession, {})).value?.user?.termsDue).toBe(true);
    const said = { version: POLICY_VERSION, language: 'mr' } as const;
    const both = await Promise.all([
      client.call(acceptTerms, said),
      client.call(acceptTerms, said),
    ]);
    for (const { value } of both) expect(value?.user.termsDue).toBe(false);
    expect((await client.call(readSession, {})).value?.user?.termsDue).toBe(false);
    expect(await consentsOf(id)).toMatchObject([
      { version: '2025-07', way: 'sign-up' },
      { version: POLICY_VERSION, language: 'mr', way: 'asked' },
    ]);
  });

  test('that was never shown is not accepted by a page that was left open', async () => {
    const { client, id } = await signedIn(null);
    const { status, refusal } = await client.call(acceptTerms, {
      version: '2025-07',
      language: 'en',
    });
    expect([status, refusal?.code]).toEqual([409, 'terms-changed']);
    expect(await consentsOf(id)).toEqual([]);
  });
});
