import { benchSearch } from './bench/search/bench-search.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

/** The console's search alone, without the rest of `npm run bench`; a number asks for so many bookings. */
await runTool(async () => {
  await ensureBuilt();
  const [bookings] = process.argv.slice(2);
  console.log(
    await benchSearch(
      (sentence) => console.log(`${sentence}.`),
      bookings ? Number(bookings) : undefined,
    ),
  );
});
