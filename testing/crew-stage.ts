import { beforeEach } from 'vitest';
import { instantInIndia } from '#kernel/time.ts';
import { eventOfDays } from './event-of-days.ts';
import { type VisitStage, visitStage } from './visit-stage.ts';
import { sowWorker, type Worker } from './visits.ts';
import type { World } from './world.ts';

export const WEDDING = { serviceId: 6, pricePaise: 1_500_000 };
export const DAY_ONE = '2026-11-25';
/** The moment that is promised for it. */
export const START = instantInIndia(DAY_ONE, 600);
/** Everybody of the crew, the leader first. */
export const NAMES = ['Sunita Jadhav', 'Imran Sheikh', 'Pooja Gaikwad', 'Vikram Yadav'];

type CrewStage = VisitStage & {
  readonly crew: Worker[];
  /** The wedding to which all of them have said yes. */
  readonly id: string;
};

/** Four who come to a wedding of one day, the first of whom leads; nobody else of the town works. */
export function crewStage(enter: (stage: CrewStage) => void): void {
  let stage: VisitStage;
  visitStage(0, (entered) => {
    stage = entered;
  });
  beforeEach(async () => {
    const crew = await sowCrew(stage.world);
    const id = await eventOfDays(stage.app, stage.asha, WEDDING, [DAY_ONE], crew);
    enter({ ...stage, crew, id });
  });
}

/** Only these four work from now on. */
export async function sowCrew({ db }: World): Promise<Worker[]> {
  await db.query('update karigars set active = false');
  const crew: Worker[] = [];
  for (const name of NAMES) {
    const worker = await sowWorker(db, [6]);
    await db.query('update karigars set name = $2 where id = $1', [worker.karigarId, name]);
    crew.push(worker);
  }
  return crew;
}
