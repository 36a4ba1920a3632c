import type { Hono } from 'hono';
import { OPEN_TO } from '#contract/staff.ts';
import type { World } from '#server/app-context.ts';
import { findDocument } from '#server/views/karigar-document.ts';
import { DOCUMENTS } from '#server/views/own-application.ts';
import { apiHeaders } from '../http/answers.ts';
import { cookiesOf } from '../http/cookies.ts';
import { notePicture } from '../http/note-look.ts';
import { whoAsks } from '../session-cookie.ts';
import { isProven, whoOfStaff } from '../staff-cookie.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The picture of a document, for its owner and for operations; nobody keeps it on the way, nor afterwards. */
export function openKarigarDocuments(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  app.get(`${DOCUMENTS}/:id{${UUID}}`, async (c) => {
    try {
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies, 'karigar');
      const staff = await whoOfStaff(world, cookies, world.now());
      const asks = isProven(staff) ? staff : await whoAsks(world, cookies, world.now());
      const id = c.req.param('id');
      // Money and the day of the city need no look at anybody's identity card.
      const forOps =
        isProven(staff) &&
        staff.staff.roles.some((role) => OPEN_TO.readApplication?.includes(role));
      const deps = { ...world, db: world.pool };
      const found = asks && (await findDocument(deps, { id, userId: asks.person.id, forOps }));
      if (!found) return new Response('{"code":"not-found"}', { status: 404, headers });
      if (asks.person.id !== found.owner)
        await notePicture(world, c, {
          by: asks.person.id,
          what: 'document',
          whose: 'user',
          id: found.owner,
        });
      return new Response(new Uint8Array(found.webp), {
        headers: { ...headers, 'content-type': 'image/webp', 'cache-control': 'no-store' },
      });
    } catch (error) {
      world.log.fault('fault', error, { operation: 'karigar-document' });
      return new Response('{"code":"internal-error"}', { status: 500, headers });
    }
  });
}
