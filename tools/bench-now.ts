import { benchNow } from './bench/now/bench-now.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

/** The room Now alone, without the rest of `npm run bench`. */
await runTool(async () => {
  await ensureBuilt();
  console.log(await benchNow((sentence) => console.log(`${sentence}.`)));
});
