import { openObjects, readObjectSettings } from '#server/config-of-objects.ts';
import { readOldSecrets, readSecret, withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { moveObjects } from '#server/effects/move-objects.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { copyObjects } from '#server/platform/objects/copy-objects.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { openToolDatabase } from './database.ts';
import { dataFolder } from './project.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run objects`: everything that still lies in rows goes to the objects at once, beside the running servers; where a
 * bucket is set, first what lies in the data folder is copied there.
 */
await runTool(async () => {
  const environment = withSecretsFromFiles(process.env);
  const settings = readObjectSettings(environment);
  const production = environment.NODE_ENV === 'production';
  const secret = readSecret(environment, production) ?? serverSecret(dataFolder());
  const keys = keysFrom(secret, readOldSecrets(environment));
  const objects = openObjects(settings, dataFolder());
  if (settings) {
    const copied = await copyObjects(openObjects(undefined, dataFolder()), objects);
    console.log(`${copied} files of ${dataFolder()} copied to ${settings.bucket}.`);
  }
  const database = await openToolDatabase((sentence) => console.log(`${sentence}.`));
  try {
    const pool = await openDatabase({ url: database.url, poolSize: 2 });
    const { moved, removed } = await moveObjects({ pool, objects, keys }, Number.MAX_SAFE_INTEGER);
    console.log(`${moved} moved out of rows, ${removed} removed that no row keeps any more.`);
    await pool.end();
  } finally {
    await database.stop();
  }
  process.exit(0);
});
