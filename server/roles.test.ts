import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DOOR_REFUSALS, type Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { OPEN_TO, STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { STEP_UP } from '#contract/step-up.ts';
import { DAY } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { type Belongings, insertSomebody, type Names, nothing } from '#testing/belongings.ts';
import {
  insertKarigarSession,
  insertSession,
  insertStaff,
  insertStranger,
  putSession,
} from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { fieldsOf, withField } from '#testing/fields-of.ts';
import { changedBetween, lookAtRows } from '#testing/rows.ts';
import type { Trial } from '#testing/trial.ts';
import { trials } from '#testing/trials.ts';
import { NOW } from '#testing/world.ts';

let app: EveryRoute;
let asha: Belongings;
/** One person of every role, each with everything that Asha has, of their own. */
const strangers = new Map<Role, Belongings>();
beforeAll(async () => {
  app = await startEveryRoute();
  asha = await insertSomebody(app);
  for (const role of OPENED_BY.public) strangers.set(role, await insertSomebody(app, { role }));
});
afterAll(() => app.close());

const OPENED_BY = {
  public: ['customer', 'karigar', 'ops', 'admin'],
  customer: ['customer', 'karigar', 'ops', 'admin'],
  applicant: ['customer', 'karigar', 'ops', 'admin'],
  karigar: ['karigar'],
  // No session opens it: the customers of these tests have a program of their own, whose key they bring.
  integrator: ['customer'],
  ops: ['ops', 'admin'],
} as const satisfies Record<Operation['audience'], readonly string[]>;
type Role = (typeof OPENED_BY)['public'][number];

const rolesOf = ({ audience }: Operation): readonly Role[] => OPENED_BY[audience];
/** An operation that the table does not know cannot be tried; the first test says so. */
const trialOf = ({ name }: Operation): Trial => trials[name] ?? { own: () => ({}) };
const named = (list: readonly Operation[]) => list.map((one) => [one.name, one] as const);

/** A browser with this session cookie. */
function browserWith(token: string, options?: { origin: string | null }): Client {
  const client = app.client(options);
  putSession(client, token);
  return client;
}

async function signedIn(person: { readonly id: string }): Promise<Client> {
  const token = await insertSession(app.world.db, person);
  await insertKarigarSession(app.world.db, person, token);
  return browserWith(token);
}

/** Calls as each of them, and sees to it that nothing but counters of attempts has changed by it. */
async function allInVain(
  clients: Readonly<Record<string, Client>>,
  operation: Operation,
  inputOf: (who: string) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  await quietPool(app.world.db);
  const before = await lookAtRows(app.world.db);
  const heard: Record<string, unknown> = {};
  for (const [who, client] of Object.entries(clients)) {
    const { status, value, refusal } = await client.call(operation, inputOf(who));
    heard[who] = [status, value ?? refusal];
  }
  expect(changedBetween(before, await lookAtRows(app.world.db))).toEqual([]);
  return heard;
}

/** A live stream writes down what it has shown a moment after it has ended. */
const quietPool = (pool: Pool) =>
  vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), { timeout: 30_000, interval: 5 });

const allHear = (clients: object, refusal: keyof typeof DOOR_REFUSALS) =>
  Object.fromEntries(
    Object.keys(clients).map((who) => [who, [DOOR_REFUSALS[refusal], { code: refusal }]]),
  );

describe('the table', () => {
  test('knows every operation, and every field that names something', () => {
    expect(Object.keys(trials).sort()).toEqual(operations.map(({ name }) => name).sort());
    for (const { name, input } of operations) {
      const naming = fieldsOf(input).filter(({ isName }) => isName);
      const fields = naming.map(({ path }) => path.join('.')).sort();
      expect([name, ...Object.keys(trials[name]?.names ?? {}).sort()]).toEqual([name, ...fields]);
    }
  });

  test.each(named(operations))('%s answers its own person', async (_, operation) => {
    const belongings = await insertSomebody(app, { role: rolesOf(operation)[0] as Role });
    const { own, refusedAs, tells } = trialOf(operation);
    if (operation.answersAs && tells) {
      const path = operation.path.replace(/:(\w+)/g, (_, name) => String(own(belongings)[name]));
      const stream = await belongings.client.send('GET', path);
      expect([stream.status, await stream.text()]).toEqual([
        200,
        expect.stringContaining(tells(belongings)),
      ]);
      return;
    }
    const { status, refusal } = await belongings.client.call(operation, own(belongings));
    expect([status, refusal?.code]).toEqual(
      refusedAs ? [operation.refusals[refusedAs], refusedAs] : [200, undefined],
    );
  });
});

const closed = operations.filter(({ audience }) => audience !== 'public');
test.each(named(closed))(
  '%s is closed to whoever is not, or no longer, signed in',
  async (_, operation) => {
    const { db } = app.world;
    const signedOut = await signedIn(asha.person);
    const { value: token = '' } = signedOut.cookies.get('aangan_session') ?? {};
    await signedOut.send('POST', '/api/auth/logout', {});
    const work = createClient(app.base, { app: 'karigar', cookies: signedOut.cookies });
    await work.send('POST', '/api/auth/logout', {});
    const strangers = {
      'a visitor': app.client(),
      'a session that is over': browserWith(await insertSession(db, asha.person, NOW - 400 * DAY)),
      'a session that was signed out': browserWith(token),
      'a session that never was': browserWith('A'.repeat(43)),
      'no token at all': browserWith('"><script>'),
      'a closed account': await signedIn(await insertStranger(db, { disabled: true })),
    };
    const heard = await allInVain(strangers, operation, () => trialOf(operation).own(asha));
    expect(heard).toEqual(allHear(strangers, unknownTo(operation)));
  },
);

const unknownTo = ({ audience }: Operation) =>
  audience === 'integrator' ? 'key-needed' : 'not-signed-in';

test.each(named(closed))('%s is closed to every role it is not for', async (_, operation) => {
  const others: Record<string, Client> = {};
  for (const role of OPENED_BY.public.filter((one) => !rolesOf(operation).includes(one))) {
    others[role] = await signedIn(await insertStranger(app.world.db, { role }));
  }
  const heard = await allInVain(others, operation, () => trialOf(operation).own(asha));
  // Operations ask for a session of their own, and integrators for a key, which the others never have.
  const hasOwnDoor = operation.audience === 'ops' || operation.audience === 'integrator';
  const none = hasOwnDoor ? unknownTo(operation) : 'not-allowed';
  expect(heard).toEqual(allHear(others, none));
});

const ofStaff = operations.filter(({ audience }) => audience === 'ops');
test.each(named(ofStaff))(
  'N01: %s is open to the roles of the staff that it names, and to no other of them',
  async (_, operation) => {
    const inside = OPEN_TO[operation.name] ?? [];
    expect(inside.length).toBeGreaterThan(0);
    const outside = STAFF_ROLES.filter((role) => !inside.includes(role));
    const clients: Record<string, Client> = {};
    for (const role of outside) clients[role] = await colleague([role]);
    const heard = await allInVain(clients, operation, () => trialOf(operation).own(asha));
    expect(heard).toEqual(allHear(clients, 'not-allowed'));
    for (const role of inside) {
      const one = await colleague([role]);
      expect([role, await codeOf(one, operation)]).not.toEqual([role, 'not-allowed']);
    }
  },
);
/** The name of the refusal, if there is one. */
async function codeOf(client: Client, operation: Operation): Promise<string | undefined> {
  if (!operation.answersAs)
    return (await client.call(operation, trialOf(operation).own(asha))).refusal?.code;
  const answer = await client.send('GET', operation.path);
  const text = await answer.text();
  return answer.ok ? undefined : (JSON.parse(text) as { code: string }).code;
}
async function colleague(roles: readonly StaffRole[]): Promise<Client> {
  const { db } = app.world;
  const person = await insertStranger(db);
  await insertStaff(db, person.id, roles);
  return browserWith(await insertSession(db, person));
}

test.each(named(ofStaff))(
  '%s is closed before the second factor was shown, and acts with money ask for it again',
  async (_, operation) => {
    const { db } = app.world;
    const client = await colleague(STAFF_ROLES);
    const token = client.cookies.get('aangan_ops')?.value ?? '';
    const say = () => codeOf(client, operation);
    const set = (columns: string) =>
      db.query(`update staff_sessions set ${columns} where token_hash = $1`, [tokenHash(token)]);
    await set('proven_at = null');
    expect(await say()).toBe('not-signed-in');
    await set(`proven_at = created_at, stepped_up_at = to_timestamp(${NOW / 1000 - 15 * 60})`);
    const code = await say();
    if (STEP_UP.has(operation.name)) expect(code).toBe('second-factor-again');
    else expect(code).not.toBe('second-factor-again');
  },
);

const writing = operations.filter(({ method }) => method !== 'GET');
test.each(named(writing))('%s is written from pages of ours only', async (_, operation) => {
  const from = (origin: string | null) => browserWith(asha.sessionToken, { origin });
  const pages = {
    'a page of somebody else': from('https://evil.example'),
    'a page that hides where it is from': from('null'),
    'a page whose address begins as ours': from(`${app.base}.evil.example`),
    'whoever brings a cookie and names no page': from(null),
  };
  const heard = await allInVain(pages, operation, () => trialOf(operation).own(asha));
  expect(heard).toEqual(allHear(pages, 'origin-not-allowed'));
});

/** Behind the public door every stranger is the same. */
const strangersTo = (operation: Operation): ReadonlyMap<Role, Belongings> =>
  new Map(
    [...strangers].filter(([role]) =>
      operation.audience === 'public' ? role === 'customer' : rolesOf(operation).includes(role),
    ),
  );

const namings = operations.flatMap((operation) =>
  Object.entries(trialOf(operation).names ?? {}).map(
    ([field, naming]) => [operation.name, field, naming.hears, naming, operation] as const,
  ),
);

describe('HIST-03 what belongs to somebody else', () => {
  test.each(namings)(
    '%s with another’s %s: %s',
    async (_n, field, hears, { of, wanting, refusedAs: theirs }, operation) => {
      const { own, refusedAs } = trialOf(operation);
      const naming = (whose: Belongings, name: string) =>
        withField({ ...own(whose), ...wanting?.() }, field.split('.'), name);
      if (hears === 'anything') {
        const [role = 'customer'] = rolesOf(operation);
        const stranger = await insertSomebody(app, { role });
        const { refusal } = await stranger.client.call(operation, naming(stranger, of(asha)));
        expect(refusal?.code).toBe(theirs === null ? undefined : refusedAs);
        return;
      }
      const those = strangersTo(operation);
      const clients = Object.fromEntries([...those].map(([role, { client }]) => [role, client]));
      const asked = (names: Names) =>
        allInVain(clients, operation, (role) =>
          naming(those.get(role as Role) as Belongings, of(names)),
        );
      const seenByAsha = await asked(asha);
      if (hears === 'same-as-nothing') expect(seenByAsha).toEqual(await asked(nothing()));
    },
  );

  const telling = operations.filter(({ method, answersAs }) => method === 'GET' && !answersAs);
  test.each(named(telling))(
    '%s answers nobody with the data of another account',
    async (_, operation) => {
      for (const stranger of strangersTo(operation).values()) {
        const answer = await stranger.client.call(operation, trialOf(operation).own(stranger));
        const said = JSON.stringify(answer.value ?? answer.refusal);
        const { person, ...names } = asha;
        for (const one of [
          names.bookingId,
          names.addressId,
          names.sessionId,
          names.notificationId,
          names.endpoint,
          person.id,
          person.email,
          person.mobile,
        ]) {
          expect(said).not.toContain(one);
        }
      }
    },
  );
});
