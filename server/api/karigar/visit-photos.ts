import type { Hono } from 'hono';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import type { World } from '#server/app-context.ts';
import { findVisitPhoto } from '#server/views/visit-photo.ts';
import { apiHeaders } from '../http/answers.ts';
import { cookiesOf } from '../http/cookies.ts';
import { notePicture } from '../http/note-look.ts';
import { whoAsks } from '../session-cookie.ts';
import { isProven, whoOfStaff } from '../staff-cookie.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The pictures of a visit, for those it concerns: nothing between them and us may keep one, nor a telephone that is shared. */
export function openVisitPhotos(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  app.get(`${VISIT_PHOTOS}/:id{${UUID}}`, async (c) => {
    try {
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies);
      const staff = await whoOfStaff(world, cookies, world.now());
      const asks = isProven(staff) ? staff : await whoAsks(world, cookies, world.now());
      const id = c.req.param('id');
      const userId = asks?.person.id;
      const isOps = isProven(staff);
      const found = userId && (await findVisitPhoto(world.pool, { id, userId, isOps }));
      if (!found) return new Response('{"code":"not-found"}', { status: 404, headers });
      if (isOps)
        await notePicture(world, c, {
          by: userId,
          what: 'photo',
          whose: 'booking',
          id: found.bookingId,
        });
      return new Response(new Uint8Array(found.webp), {
        headers: { ...headers, 'content-type': 'image/webp' },
      });
    } catch (error) {
      world.log.fault('fault', error, { operation: 'visit-photo' });
      return new Response('{"code":"internal-error"}', { status: 500, headers });
    }
  });
}
