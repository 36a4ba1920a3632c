import { prepareData } from './prepare-data.ts';
import { runTool } from './run-tool.ts';

/** Run by `start.ts` in a process of its own: what the seeds take of the memory is given back before the server opens. */
await runTool(() =>
  prepareData(process.env.DATABASE_URL ?? '', (sentence) => console.log(`${sentence}.`)),
);
