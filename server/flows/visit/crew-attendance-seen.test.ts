import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readBookingFile } from '#server/views/booking-file.ts';
import { crewStage, DAY_ONE, START } from '#testing/crew-stage.ts';
import { firstDayOf } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import type { VisitTestDeps, Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { recordCrewAttendance } from './record-crew-attendance.ts';
import { reportCrewAbsence } from './report-crew-absence.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});
beforeEach(async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  app.turnTo(START + 31 * MINUTE);
});

const at = (place: number) => crew[place] as Worker;
const changed = { ok: false, refusal: { code: 'booking-changed' } };
/** How far the story goes, as a colleague has it on the screen. */
const seenNow = async () => (await readBookingFile(world.db, id, app.now()))?.seen;

test('whether one of a crew came is not decided by who has not seen what was said meanwhile', async () => {
  const { karigarId } = at(2);
  const decide = (came: boolean, seen: string | undefined) =>
    recordCrewAttendance(app, {
      ...{ bookingId: id, karigarId, came, seen, why: 'Both have called', actor: 'ops:1' },
    });
  const early = await seenNow();
  await reportCrewAbsence(app, { bookingId: id, userId: asha.id, karigarId, came: false });
  expect(await decide(false, early)).toEqual(changed);
  const seen = await seenNow();
  // One of two who looked at the same moment and decide otherwise is refused.
  const both = await Promise.all([decide(false, seen), decide(true, seen)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual(changed);
  const events = async () =>
    (await lookAt(world.db, id)).events.filter((type) => type.startsWith('CrewMember')).length;
  expect(await events()).toBe(2);
  const came = (await readBookingFile(world.db, id, app.now()))?.visits[0]?.crew.find(
    (one) => one.karigarId === karigarId,
  )?.attendance?.came;
  // An answer that was lost is given again.
  expect(await decide(came ?? true, seen)).toEqual({ ok: true, value: 'done' });
  expect(await decide(!came, seen)).toEqual(changed);
  expect(await events()).toBe(2);
});
