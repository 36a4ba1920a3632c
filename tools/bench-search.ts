import { benchSearch } from './bench/search/bench-search.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

/** The console's search alone, without the rest of `npm run bench`. */
await runTool(async () => {
  await ensureBuilt();
  console.log(await benchSearch((sentence) => console.log(`${sentence}.`)));
});
