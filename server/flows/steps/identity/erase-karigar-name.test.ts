import { expect, test } from 'vitest';
import { setSpokenLanguages } from '#server/flows/karigar/set-spoken-languages.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { eraseKarigarName } from './erase-karigar-name.ts';

let world: World;
let app: VisitTestDeps;
visitStage(1, (stage) => {
  ({ world, app } = stage);
});

test('with the name of a former Karigar the languages go that they said they speak; another keeps theirs', async () => {
  const [former, other] = [await sowWorker(world.db), await sowWorker(world.db)];
  for (const { userId } of [former, other])
    await setSpokenLanguages(world.db, { userId, languages: ['gu', 'hi'] });
  expect(await eraseKarigarName(world.db, former.karigarId, app.now())).toBe(true);
  const { rows } = await world.db.query(
    'select name, languages from karigars where id = any($1) order by id',
    [[former.karigarId, other.karigarId]],
  );
  expect(rows).toEqual([
    { name: 'Karigar', languages: [] },
    { name: expect.any(String), languages: ['gu', 'hi'] },
  ]);
});
