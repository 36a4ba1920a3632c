import type { Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { findPortrait } from '#server/views/karigar-portrait.ts';
import { apiHeaders } from '../http/answers.ts';
import { cookiesOf } from '../http/cookies.ts';
import { whoAsks } from '../session-cookie.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The face of the Karigar, for the customer to whom they come and while they do; a browser keeps it for an hour. */
export function openKarigarPortraits(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  app.get(`/api/bookings/:id{${UUID}}/karigar/:portrait{${UUID}}`, async (c) => {
    try {
      const asks = await whoAsks(
        world,
        cookiesOf(c.req.header('cookie'), secureCookies),
        world.now(),
      );
      const { id: bookingId, portrait: portraitId } = c.req.param();
      const userId = asks?.person.id;
      const webp =
        userId &&
        (await findPortrait({ ...world, db: world.pool }, { bookingId, portraitId, userId }));
      if (!webp) return new Response('{"code":"not-found"}', { status: 404, headers });
      return new Response(new Uint8Array(webp), {
        headers: {
          ...headers,
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=3600',
        },
      });
    } catch (error) {
      world.log.fault('fault', error, { operation: 'karigar-portrait' });
      return new Response('{"code":"internal-error"}', { status: 500, headers });
    }
  });
}
