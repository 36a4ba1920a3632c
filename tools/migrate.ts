import { readOwner } from '#server/config-of-database.ts';
import { withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { migrateOnly } from '#server/migrate-only.ts';
import { openToolDatabase } from './database.ts';
import { runTool } from './run-tool.ts';

/** `npm run migrate`: of a release it is `node server.js migrate`. Run it before a new version starts. */
await runTool(async () => {
  const database = await openToolDatabase((sentence) => console.log(`${sentence}.`));
  try {
    const owner = readOwner(withSecretsFromFiles(process.env), false);
    const log = { level: 'info', form: 'sentences' } as const;
    await migrateOnly({ databaseUrl: database.url, owner, log });
  } finally {
    await database.stop();
  }
  process.exit(0);
});
