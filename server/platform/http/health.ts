import type { Hono } from 'hono';
import type { Pool } from '../database/connect.ts';
import { securityHeaders } from './security-headers.ts';

export type Health = {
  /** From now on `/readyz` says no, so that nobody sends new requests. */
  leave(): void;
};

const PATIENCE_MS = 1_000;
const HEADERS = {
  ...securityHeaders,
  'content-type': 'application/json',
  'cache-control': 'no-store',
};

/** `/healthz`: the process lives. `/readyz`: it can do its work, so requests may be sent to it. */
export function openHealth(app: Hono, pool: Pool): Health {
  let leaving = false;
  app.get('/healthz', () => say(200, 'ok'));
  app.get('/readyz', async () => {
    if (leaving) return say(503, 'leaving');
    return (await answersInTime(pool)) ? say(200, 'ready') : say(503, 'no-database');
  });
  return {
    leave: () => {
      leaving = true;
    },
  };
}

const say = (status: number, state: string): Response =>
  new Response(JSON.stringify({ state }), { status, headers: HEADERS });

async function answersInTime(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
