import { type Closing, createClosing } from '#tools/closing.ts';
import { listFamily } from '../process-family.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LEFT_BY: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Takes apart what a drill has put up, also when somebody ends it. A step that fails is told, and keeps no other from being taken. */
export function closingOnSignals(): Closing {
  const closing = createClosing();
  const leave = async (signal: NodeJS.Signals) => {
    await closing.close();
    // A server that was being started when the signal came is not known here yet.
    for (const { id } of await listFamily(process.pid)) if (id !== process.pid) endAtOnce(id);
    process.exit(LEFT_BY[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, leave);
  closing.add(async () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  });
  return {
    add: (step) =>
      closing.add(() => step().catch((error) => void process.stderr.write(`${error}\n`))),
    close: closing.close,
  };
}

/** kill -9; whoever was gone first is gone all the same. */
export function endAtOnce(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
