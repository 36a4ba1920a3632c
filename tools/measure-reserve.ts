import type { Places } from '#server/modules/availability/places.ts';
import { NO_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { liveDay } from '#testing/day/live-day.ts';

/**
 * Measures what a reserve costs and brings: the same days with one reserve after the other, `node tools/measure-reserve.ts
 * [Karigars] [visits wanted] [seeds…]`. Its findings stand in decision 0201.
 */
const [workers = 300, wishes = 600, ...seeds] = process.argv.slice(2).map(Number);
/** One journey in twenty takes longer than this; the table is of the usual ones in the slowest hour. */
const slow = (places: Places): Places => ({
  ...places,
  travelMinutes: (from, to) => Math.ceil(places.travelMinutes(from, to) * 1.35),
});
const reserves: readonly (readonly [string, Reserve, typeof slow | undefined])[] = [
  ['nothing kept back', NO_RESERVE, undefined],
  ['6 min an hour of work', { minutesAnHour: 6, onCallPercent: 0 }, undefined],
  ['12 min an hour of work', { minutesAnHour: 12, onCallPercent: 0 }, undefined],
  ['journeys at the 95th percentile', NO_RESERVE, slow],
  ['8 % on call', { minutesAnHour: 0, onCallPercent: 8 }, undefined],
  ['12 min and 8 % on call', { minutesAnHour: 12, onCallPercent: 8 }, undefined],
];
for (const [policy, reserve, reckon] of reserves) {
  for (const seed of seeds.length > 0 ? seeds : [1]) {
    const { app } = await liveDay({ seed, workers, wishes, reserve, reckon, policy });
    const { promised, share, lost, refused, moved, kmPerVisit } = app;
    const onTime = `${(share * 100).toFixed(1)} % of ${promised} on time`;
    console.log(
      `${policy}, day ${seed}: ${onTime}, ${lost} lost, ${refused} refused, ${moved} moved, ${kmPerVisit.toFixed(1)} km`,
    );
  }
}
