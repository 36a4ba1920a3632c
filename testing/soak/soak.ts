import { askAgain, countDoubled, countLost, pause, untilFiled } from '../drills/drill.ts';
import { openStage } from '../drills/stage.ts';
import { acknowledgedIn } from '../races/bookers.ts';
import { gatherCrowd } from '../races/crowd.ts';
import { listBroken } from '../races/invariants.ts';
import { type Sample, takeSample } from './figures.ts';
import { type Judged, judge } from './judge.ts';
import { letThemLive } from './lives.ts';

export type Soaked = Judged & {
  readonly samples: readonly Sample[];
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly slowestMs: number;
  readonly answers: readonly (readonly [string, number])[];
  /** Alarms that rang meanwhile: none may. */
  readonly rang: readonly string[];
};

const PEOPLE = 16;
const PAUSE_MS = 2_000;
/** Those who book and never call it off. */
const KEEPERS_EVERY_MS = 20_000;
const SAMPLES = 120;
const MOST_OFTEN_MS = 15_000;
/** A machine that others load may not answer once; a product that often does not is at fault itself. */
const MISSED_AT_MOST = 5;

/** Two servers for so many minutes under an even load, with the real alarms beside them. */
export async function soak(minutes: number, onSample: (sample: Sample) => void): Promise<Soaked> {
  const stage = await openStage({ bookEveryMs: KEEPERS_EVERY_MS });
  try {
    const crowd = await gatherCrowd(stage.db, PEOPLE);
    const lives = letThemLive(stage.product.urls, crowd, PAUSE_MS);
    const since = performance.now();
    const everyMs = Math.max(MOST_OFTEN_MS, (minutes * 60_000) / SAMPLES);
    const samples: Sample[] = [];
    const rang = new Set<string>();
    let missed = 0;
    while (performance.now() - since < minutes * 60_000) {
      await pause(everyMs);
      const sample = await takeSample(stage.db, stage.metricsUrls, since).catch(() => undefined);
      if (sample) samples.push(sample);
      else missed += 1;
      if (sample) onSample(sample);
      for (const alarm of await stage.prometheus.ringing()) rang.add(alarm);
    }
    await Promise.all([lives.stop(), stage.bookers.stop()]);
    const attempts = [...lives.attempts, ...stage.bookers.attempts];
    const bookers = { ...stage.bookers, attempts };
    await askAgain({ bookers, product: stage.product });
    await untilFiled(stage);
    const acknowledged = acknowledgedIn(attempts);
    const judged = judge(samples);
    return {
      samples,
      acknowledged: acknowledged.length,
      lost: await countLost(stage, acknowledged),
      doubled: await countDoubled({ db: stage.db, bookers }),
      slowestMs: Math.round(Math.max(...attempts.map(({ tookMs }) => tookMs))),
      answers: [...lives.answers].sort(([one], [other]) => (one < other ? -1 : 1)),
      rang: [...rang],
      figures: judged.figures,
      broken: [
        ...judged.broken,
        ...[...lives.answers]
          .filter(([answer]) => !answer.endsWith(' 200'))
          .map(([answer, count]) => `${answer}: ${count} times.`),
        ...(missed > MISSED_AT_MOST ? [`The figures could not be read ${missed} times.`] : []),
        ...[...rang].map((alarm) => `${alarm} rang.`),
        ...(await listBroken(stage.db, acknowledged)),
      ],
    };
  } finally {
    await stage.close();
  }
}
