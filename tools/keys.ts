import { openObjects, readObjectSettings } from '#server/config-of-objects.ts';
import { readOldSecrets, readSecret, withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { bringDocumentsBack } from '#server/effects/bring-documents-back.ts';
import { sealAllAnew } from '#server/flows/secrets/seal-all-anew.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { listLiveKeys } from '#server/platform/secrets/key-store.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { openToolDatabase } from './database.ts';
import { dataFolder, MIGRATIONS } from './project.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run keys`: whatever was sealed under AANGAN_OLD_SECRETS is sealed under AANGAN_SECRET, while the servers go on
 * serving. Says in the end whether the old ones may go.
 */
await runTool(async () => {
  const environment = withSecretsFromFiles(process.env);
  const production = environment.NODE_ENV === 'production';
  const secret = readSecret(environment, production) ?? serverSecret(dataFolder());
  const keys = keysFrom(secret, readOldSecrets(environment));
  const database = await openToolDatabase((sentence) => console.log(`${sentence}.`));
  try {
    const pool = await openDatabase({ url: database.url, poolSize: 2 });
    await migrate(pool, MIGRATIONS);
    console.log(`Sealing under key ${keys.id}.`);
    const objects = openObjects(readObjectSettings(environment), dataFolder());
    const brought = await bringDocumentsBack({ pool, objects });
    if (brought > 0) console.log(`${brought} documents brought back into their rows.`);
    for (const one of await sealAllAnew({ pool, keys, now: Date.now }, sealedColumns)) {
      const failed = one.unreadable > 0 ? `, ${one.unreadable} cannot be opened` : '';
      console.log(`${one.column}: ${one.sealedAnew} sealed anew${failed}`);
    }
    const left = (await listLiveKeys(pool)).filter((id) => id !== keys.id);
    console.log(
      left.length === 0
        ? 'Nothing is sealed under any other key: a day from now AANGAN_OLD_SECRETS may go.'
        : `Something is still sealed under ${left.join(', ')}: keep AANGAN_OLD_SECRETS, and run this again when every server has the new secret.`,
    );
    await pool.end();
    process.exitCode = left.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
  process.exit();
});
