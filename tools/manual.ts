import { tryManual } from '#testing/manual/chapters.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run test:manual`: types the commands of `docs/operate/README.md` in their order, with the database of `npm start` and
 * with a PostgreSQL of Debian; nothing is installed.
 */
await runTool(async () => {
  await tryManual((line) => console.log(line));
  console.log('✓ The manual does what it says.');
  process.exit(0);
});
