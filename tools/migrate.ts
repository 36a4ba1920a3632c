import { migrateOnly } from '#server/migrate-only.ts';
import { openToolDatabase } from './database.ts';
import { runTool } from './run-tool.ts';

/** `npm run migrate`: of a release it is `node server.js migrate`. Run it before a new version starts. */
await runTool(async () => {
  const database = await openToolDatabase((sentence) => console.log(`${sentence}.`));
  try {
    await migrateOnly({ databaseUrl: database.url, log: { level: 'info', form: 'sentences' } });
  } finally {
    await database.stop();
  }
  process.exit(0);
});
