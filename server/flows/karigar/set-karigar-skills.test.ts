import { expect, test } from 'vitest';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { listAudit } from '#server/views/audit.ts';
import { readKarigarFile } from '#server/views/karigar-file.ts';
import { insertStranger } from '#testing/cast.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { assignByHand } from '../dispatch/assign-by-hand.ts';
import { previewKarigarSkills } from './preview-karigar-skills.ts';
import { setKarigarSkills } from './set-karigar-skills.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(1, (stage) => {
  ({ world, asha, app } = stage);
});

const colleague = async () => (await insertStranger(world.db, { role: 'ops' })).id;
const anew = () => ({ ...app, facts: createAppCache(world.db) });
const set = async (
  { karigarId }: Pick<Worker, 'karigarId'>,
  serviceIds: number[],
  seen: number[],
  by?: string,
) => {
  const asked = {
    karigarId,
    serviceIds,
    seen,
    why: 'Seen at work.',
    by: by ?? (await colleague()),
  };
  return setKarigarSkills(anew(), asked, app.now());
};
const preview = ({ karigarId }: Worker, serviceIds: number[]) =>
  previewKarigarSkills(
    { db: world.db, facts: createAppCache(world.db) },
    { karigarId, serviceIds },
    app.now(),
  );
const skillsOf = async ({ karigarId }: Worker) =>
  (await readKarigarFile(world.db, karigarId, app.now()))?.skills.map(({ serviceId }) => serviceId);
const code = (outcome: { ok: true } | { ok: false; refusal: { code: string } }) =>
  outcome.ok ? 'accepted' : outcome.refusal.code;

test('a skill stays while a visit ahead needs it: the visit is named before, and goes to somebody else first', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const { rows } = await world.db.query('select reference from bookings where id = $1', [
    bookingId,
  ]);
  const [{ reference }] = rows;
  expect(await preview(ravi, [2])).toMatchObject({
    value: { added: [], removed: [3], needed: [{ bookingId, reference, serviceName: 'Plumbing' }] },
  });
  expect(await set(ravi, [2], [2, 3])).toMatchObject({
    refusal: { code: 'skill-needed', params: { references: [reference] } },
  });
  expect(await skillsOf(ravi)).toEqual([2, 3]);
  // The other one is needed by nothing.
  expect(await preview(ravi, [3])).toMatchObject({ value: { removed: [2], needed: [] } });
  const sunil = await sowWorker(world.db);
  const asked = { id: bookingId, karigarId: sunil.karigarId, why: 'They know each other.' };
  expect(code(await assignByHand(anew(), { ...asked, by: await colleague() }))).toBe('accepted');
  expect(await preview(ravi, [2])).toMatchObject({ value: { needed: [] } });
  expect(code(await set(ravi, [2], [2, 3]))).toBe('accepted');
  expect(await skillsOf(ravi)).toEqual([2]);
  expect(code(await set(sunil, [2], [2, 3]))).toBe('skill-needed');
});

test('who changed what and why stands in the log once, however often it is sent', async () => {
  const ravi = await sowWorker(world.db);
  const by = await colleague();
  const sent = await Promise.all([
    set(ravi, [2, 3, 1], [2, 3], by),
    set(ravi, [1, 2, 3], [2, 3], by),
  ]);
  expect(sent.map(code)).toEqual(['accepted', 'accepted']);
  expect(await skillsOf(ravi)).toEqual([1, 2, 3]);
  const { entries } = await listAudit(world.db, { about: ravi.userId, by });
  expect(entries.map(({ name, why }) => [name, why])).toEqual([
    ['KarigarSkillsChanged', 'Seen at work.'],
  ]);
  const { rows } = await world.db.query(
    `select data from events where subject = $1 and type = 'KarigarSkillsChanged'`,
    [ravi.userId],
  );
  expect(rows).toMatchObject([{ data: { added: [1], removed: [] } }]);
});

test('skills that a colleague has changed meanwhile, of oneself, of no Karigar at work or not on sale are refused', async () => {
  const ravi = await sowWorker(world.db);
  expect(code(await set(ravi, [2], [3]))).toBe('skills-changed');
  expect(code(await set(ravi, [2, 3, 99], [2, 3]))).toBe('service-unknown');
  expect(code(await preview(ravi, [2, 3, 99]))).toBe('service-unknown');
  expect(code(await set(ravi, [2], [2, 3], ravi.userId))).toBe('own-account');
  expect(code(await set({ karigarId: 1_000_000 }, [2], [2, 3]))).toBe('karigar-not-found');
  await world.db.query('update karigars set active = false where id = $1', [ravi.karigarId]);
  expect(code(await set(ravi, [2], [2, 3]))).toBe('not-on-roster');
  expect(code(await preview(ravi, [2]))).toBe('not-on-roster');
  expect(await skillsOf(ravi)).toEqual([2, 3]);
});
