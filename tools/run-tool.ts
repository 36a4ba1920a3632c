import { CannotStart } from '#server/platform/cannot-start.ts';

/** Runs a tool's work; what a person can mend is told in one sentence, and either way the exit code is honest. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof CannotStart ? `\n${error.message}` : error);
    process.exit(1);
  }
}
