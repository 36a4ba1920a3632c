import { type Drill, type Drilled, runDrill } from '#testing/drills/drill.ts';

/** One drill after the other, each with how often its fault comes; says what was seen, and answers whether all went well. */
export async function runDrills(drills: readonly (readonly [Drill, number])[]): Promise<boolean> {
  let isWell = drills.length > 0;
  for (const [drill, times] of drills) {
    const drilled = await runDrill(drill, times);
    isWell &&= isGood(drilled);
    say(drilled);
  }
  return isWell;
}

function isGood({ lost, doubled, broken }: Drilled): boolean {
  return lost === 0 && doubled === 0 && broken.length === 0;
}

function say(drilled: Drilled): void {
  const { fault, acknowledged, lost, doubled, rang, slowestMs, recoveredMs, broken } = drilled;
  console.log(
    `${isGood(drilled) ? '✓' : '✗'} ${fault}: ${acknowledged} acknowledged, lost ${lost}, doubled ${doubled}; rang: ${rang}; slowest answer ${slowestMs} ms, booked again after ${recoveredMs} ms`,
  );
  for (const sentence of broken) console.log(`  ${sentence}`);
}
