import { beforeEach } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { changeZone } from '#server/flows/zone/change-zone.ts';
import { startZone } from '#server/flows/zone/start-zone.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { TOWN } from './small-town.ts';
import { visitStage } from './visit-stage.ts';
import { given, START, sowWorker, type VisitTestDeps } from './visits.ts';
import type { World } from './world.ts';

export type ZoneWish = Parameters<typeof startZone>[1];

/** Heavy rain near the small town's first pincode, from an hour before its visit to two hours after. */
export const zoneWish = (change: Partial<ZoneWish> = {}): ZoneWish => ({
  ...{ id: newId(), city: 'mumbai', pincodes: [TOWN.near], kind: 'rain', by: 'meera' },
  ...{ from: toIndiaIso(START - HOUR), until: toIndiaIso(START + 2 * HOUR) },
  ...{ closed: false, leadMinutes: 0, why: 'Water on the roads' },
  message: { en: 'Heavy rain today.', hi: 'आज तेज़ बारिश है।', mr: 'आज जोरदार पाऊस आहे.' },
  ...change,
});

type Stage = { readonly world: World; readonly asha: Customer; readonly app: VisitTestDeps };

/** A visit stage without a switch and with one free Karigar, before each test. */
export function zoneStage(enter: (stage: Stage & ReturnType<typeof zonesOf>) => void): void {
  let stage: Stage;
  visitStage(0, (entered) => {
    stage = entered;
  });
  beforeEach(async () => {
    const { world, app } = stage;
    await given.everyHourFree(app);
    await world.db.query('delete from zone_karigars_told');
    await world.db.query('delete from zone_visits_told');
    await world.db.query('delete from zone_switches');
    await world.db.query('update karigars set active = false');
    await sowWorker(world.db);
    await app.facts.zonesAnew();
    enter({ ...stage, ...zonesOf(stage) });
  });
}

const zonesOf = ({ world, asha, app }: Stage) => ({
  async start(change: Partial<ZoneWish> = {}, at = app.now()): Promise<string> {
    const zone = zoneWish(change);
    const outcome = await startZone({ pool: world.db, places: await app.facts.places() }, zone, at);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    await app.facts.zonesAnew();
    return zone.id;
  },
  async change(id: string, until: Instant | null, version = 1, now = app.now()) {
    const wanted = until === null ? null : toIndiaIso(until);
    const why = { why: 'It goes on', by: 'meera' };
    const outcome = await changeZone(world.db, { id, until: wanted, version, ...why }, now);
    await app.facts.zonesAnew();
    return outcome;
  },
  async quoteAt(bookingId: string, at: Instant) {
    const quote = await readCancellation(world.db, asha.id, { id: bookingId }, at);
    if (!quote.ok) throw new Error(quote.refusal.code);
    return quote.value;
  },
  /** The events by which people were told of a zone, in their order. */
  toldOf: async (bookingId: string) =>
    (
      await world.db.query(
        `select type, data ->> 'karigarIds' as karigars from events
          where subject = $1 and type in ('VisitInZone', 'KarigarInZone', 'VisitOutOfZone') order by id`,
        [bookingId],
      )
    ).rows,
});
