import { createHash } from 'node:crypto';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import type { KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { openDocument } from './karigar-document.ts';

type Deps = { readonly pool: Database; readonly keys: Keys; readonly objects: ObjectStore };

/** Large enough to know somebody by, and some kilobytes. */
const SIDE_PX = 240;
/** A gate's phone asks for the same faces each minute; a picture never changes under its id. */
const MOST_KEPT = 300;
const drawn = new Map<string, Promise<string | null>>();

/** `face` is a `data:` address, and nothing where the gate has the picture of that mark, or it cannot be read. */
export type FaceAtGate = { readonly face: string | null; readonly mark: string | null };

/** The faces of these Karigars, for a guard; of somebody without an accepted portrait there is none. */
export async function facesAtGate(
  deps: Deps,
  karigarIds: readonly number[],
  had: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<number, FaceAtGate>> {
  const rows = await portraits.run(deps.pool, [[...new Set(karigarIds)]]);
  return new Map(
    await Promise.all(
      rows.map(async ({ karigarId, ...row }) => [karigarId, await faceOf(deps, row, had)] as const),
    ),
  );
}

async function faceOf(deps: Deps, row: Row, had: ReadonlySet<string>): Promise<FaceAtGate> {
  const mark = createHash('sha256').update(row.id).digest('base64url').slice(0, 16);
  if (had.has(mark)) return { face: null, mark };
  const face = shownTo('guard', 'karigar.portrait', await drawnOnce(deps, row));
  return { face, mark: face && mark };
}

function drawnOnce(deps: Deps, row: Row): Promise<string | null> {
  const known = drawn.get(row.id);
  if (known !== undefined) return known;
  const [oldest] = drawn.keys();
  if (drawn.size >= MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
  const drawing = draw(deps, row);
  drawn.set(row.id, drawing);
  // A picture that could not be read now may be read later.
  drawing.then(
    (face) => face === null && drawn.delete(row.id),
    () => drawn.delete(row.id),
  );
  return drawing;
}

async function draw(deps: Deps, row: Row): Promise<string | null> {
  const webp = await openDocument(deps, row);
  const small = webp && (await shrinkImage(webp, SIDE_PX));
  return small?.ok ? `data:image/webp;base64,${small.value.toString('base64')}` : null;
}

type Row = KeptRow & { id: string; userId: string };

const portraits = statement<[number[]], Row & { karigarId: number }>({
  name: 'view-faces-at-gate',
  text: `select k.id as "karigarId", d.id, d.user_id as "userId", d.sealed as bytes, d.kept from karigars k
    join karigar_documents d on d.user_id = k.user_id and d.kind = 'portrait' and d.state = 'accepted'
    where k.id = any($1::int[])`,
});
