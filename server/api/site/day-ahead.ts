import type { Hono } from 'hono';
import { readDay } from '#contract/ops/read-day.ts';
import { OPEN_TO } from '#contract/staff.ts';
import { dateInIndia } from '#kernel/time.ts';
import { cookiesOf } from '#server/api/http/cookies.ts';
import { isProven, whoOfStaff } from '#server/api/staff-cookie.ts';
import type { World } from '#server/app-context.ts';
import { inTime } from '#server/platform/in-time.ts';

type Deps = Pick<World, 'pool' | 'now' | 'log'>;

/** A database that takes longer keeps the page from nobody: it then asks for the day by itself. */
const PATIENCE_MS = 300;

/** The page of Now has its browser ask for the day of the city while the scripts of the console still come; for whoever begins with it. */
export function openDayAhead(
  app: Hono,
  world: Deps,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  app.get('/ops', async (c, next) => {
    const asked = linkFor(world, c.req.header('cookie'), secureCookies).catch((error) => {
      world.log.fault('day-not-asked-ahead', error);
      return undefined;
    });
    const [link] = await Promise.all([inTime(asked, PATIENCE_MS), next()]);
    if (link?.value) c.res.headers.set('link', link.value);
  });
}

async function linkFor(
  world: Deps,
  cookie: string | undefined,
  secure: boolean,
): Promise<string | undefined> {
  const now = world.now();
  const one = await whoOfStaff(world, cookiesOf(cookie, secure), now);
  if (!isProven(one) || !OPEN_TO[readDay.name]?.some((role) => one.staff.roles.includes(role)))
    return undefined;
  // The address as the console asks for it, or the browser would fetch the day twice.
  const path = readDay.path.replace(':date', dateInIndia(now));
  return `<${path}?keeps=areas>; rel=preload; as=fetch; crossorigin`;
}
