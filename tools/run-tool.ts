import { CannotStart } from '#server/platform/cannot-start.ts';

/** A process of ours has failed and said why itself: nothing is left to be said. */
export class AlreadySaid extends Error {}

/** Runs a tool's work; what a person can mend is told in one sentence, and either way the exit code is honest. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AlreadySaid)) {
      console.error(error instanceof CannotStart ? error.message : error);
    }
    process.exit(1);
  }
}
