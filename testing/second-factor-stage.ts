import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { staffAnswers } from '#server/api/public/staff.ts';
import { type Account, DEMO_PASSWORD } from './cast.ts';
import type { Client } from './client.ts';
import { signInDeps } from './sign-in-stage.ts';
import { startServer, type TestServer } from './start-test-server.ts';
import { NOW } from './world.ts';

/** The origin for which a colleague's passkeys are made. */
export const CONSOLE_ORIGIN = 'https://aangan.example';

/** A server in which colleagues sign in; at the start of each test its clock stands at `NOW`. */
export function secondFactorStage(enter: (app: TestServer) => void): void {
  let app: TestServer;
  beforeAll(async () => {
    app = await startServer({
      answers: [...staffAnswers],
      server: () => ({ ...signInDeps(), origins: [CONSOLE_ORIGIN] }),
    });
    enter(app);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.now = NOW;
  });
}

/** A browser in which a colleague has typed their password, and shown nothing more. */
export async function enterBy(app: TestServer, person: Account): Promise<Client> {
  const client = app.client();
  await client.call(openStaffSession, { identifier: person.email ?? '', password: DEMO_PASSWORD });
  return client;
}
