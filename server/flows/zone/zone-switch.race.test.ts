import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, toIndiaIso } from '#kernel/time.ts';
import { listZones } from '#server/modules/zone/store.ts';
import { type ZonePlace, type ZoneSwitch, zoneOf } from '#server/modules/zone/zone.ts';
import { TOWN } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { START, sowWorker, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import type { Customer } from '../booking/book-slot.ts';
import { changeZone } from './change-zone.ts';
import { startZone } from './start-zone.ts';
import { tellZone } from './tell-zone.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

const start = async (change: Partial<Parameters<typeof startZone>[1]> = {}) =>
  startZone(
    { pool: world.db, places: await app.facts.places() },
    {
      ...{ id: newId(), city: 'mumbai', pincodes: [TOWN.near], kind: 'rain', by: 'meera' },
      ...{ from: toIndiaIso(START - HOUR), until: toIndiaIso(START + 2 * HOUR) },
      ...{ closed: false, leadMinutes: 0, why: 'Water on the roads' },
      message: { en: 'Heavy rain today.', hi: 'आज तेज़ बारिश है।', mr: 'आज जोरदार पाऊस आहे.' },
      ...change,
    },
    START - HOUR,
  );

test('N13 begun, told, extended and ended by many at once: one switch, one message, one end', async () => {
  await sowWorker(world.db);
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const id = newId();
  const started = await Promise.all(Array.from({ length: 6 }, () => start({ id })));
  expect(started.every(({ ok }) => ok)).toBe(true);
  const now = () => START - HOUR;
  await Promise.all(
    Array.from({ length: 6 }, () =>
      tellZone({ pool: world.db, now }, { zoneId: id, cause: 'ZoneStarted' }),
    ),
  );
  const change = (until: number | null) =>
    changeZone(
      world.db,
      {
        ...{ id, version: 1, why: 'It changes', by: 'meera' },
        until: until === null ? null : toIndiaIso(until),
      },
      now(),
    );
  const ends = await Promise.all([change(null), change(START + 5 * HOUR), change(START + HOUR)]);
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
  const { rows } = await world.db.query(
    `select type, count(*)::int as times from events
      where subject::text in ($1, $2) and type ~ 'Zone' group by type order by type`,
    [id, bookingId],
  );
  expect(rows).toContainEqual({ type: 'ZoneStarted', times: 1 });
  expect(rows).toContainEqual({ type: 'VisitInZone', times: 1 });
  const changes = rows.filter(({ type }) => type === 'ZoneEnded' || type === 'ZoneExtended');
  expect(changes).toMatchObject([{ times: 1 }]);
});

test('N13 SQL and the rule in TypeScript agree for every place and hour, however switches overlap', async () => {
  for (let nth = 0; nth < 12; nth += 1) {
    const from = START + ((nth * 7) % 12) * HOUR - HOUR;
    await start({
      ...{ kind: nth % 2 ? 'bandh' : 'other', from: toIndiaIso(from) },
      until: toIndiaIso(from + (1 + (nth % 5)) * HOUR),
      pincodes: nth % 3 === 0 ? [] : [[TOWN.near, TOWN.middle, TOWN.far][nth % 3] as string],
    });
  }
  const zones: readonly ZoneSwitch[] = await listZones(world.db, 0);
  for (const pincode of [TOWN.near, TOWN.middle, TOWN.outside]) {
    for (let at = START - 2 * HOUR; at < START + 18 * HOUR; at += HOUR / 2) {
      const { rows } = await world.db.query('select suspension_at($1, $2) as held', [
        pincode,
        new Date(at),
      ]);
      const place: ZonePlace = { city: 'mumbai', pincode };
      const {
        closed: _,
        leadMinutes: __,
        ...said
      } = zoneOf(zones, place, at) ?? {
        closed: false,
        leadMinutes: 0,
      };
      expect(rows[0].held ?? {}).toEqual(said);
    }
  }
});
