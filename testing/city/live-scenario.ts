import '#testing/learn-first-catalogue.ts';
import { inventRoster } from '#server/seed/roster.ts';
import { createChance } from '#testing/day/chance.ts';
import { inventDemand } from '#testing/day/demand.ts';
import { createNature } from '#testing/day/nature.ts';
import { liveByNearestFree } from '#testing/day/nearest-free.ts';
import type { Outcome } from '#testing/day/outcome.ts';
import { type Figures, figuresOf } from './figures.ts';
import { asWorkers, liveInMemory, onDuty } from './live-in-memory.ts';
import { mumbaiInMemory } from './mumbai-in-memory.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';

export type LivedScenario = Figures & { readonly nearestFree: Outcome };

/** One seed of one kind of day, in a thread of its own: the house, and nearest free with the very same people and mishaps. */
export async function liveScenario({
  name,
  seed,
}: {
  readonly name: ScenarioName;
  readonly seed: number;
}): Promise<LivedScenario> {
  const scenario: Scenario = scenarios[name];
  const { date } = scenario;
  const chance = createChance(seed);
  const places = mumbaiInMemory();
  const nature = createNature(chance, scenario.weather?.(places));
  const all = inventRoster(scenario.karigars, seed);
  const roster = scenario.onDuty === undefined ? all : onDuty(all, scenario.onDuty, { date, seed });
  const wishes = inventDemand(scenario.wishes, date, chance, scenario.mix);
  const day = { date, seed, workers: asWorkers(roster, chance), wishes, nature, places };
  const figures = figuresOf(day, await liveInMemory(day));
  const nearestFree = liveByNearestFree(wishes, roster, places, nature);
  return { ...figures, nearestFree };
}
