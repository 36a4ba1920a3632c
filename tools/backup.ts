import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackups } from '#server/config-of-backups.ts';
import { readObjectSettings } from '#server/config-of-objects.ts';
import { withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { backUpEmbedded } from '#server/platform/backup/back-up-embedded.ts';
import { backUpServer, followWal } from '#server/platform/backup/back-up-server.ts';
import {
  type Base,
  listBases,
  objectsFolderOf,
  prune,
} from '#server/platform/backup/backup-folder.ts';
import { deleteGoneObjects } from '#server/platform/backup/delete-gone-objects.ts';
import { followObjects } from '#server/platform/backup/follow-objects.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { copyObjects } from '#server/platform/objects/copy-objects.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';
import { dataFolder } from './project.ts';
import { runTool } from './run-tool.ts';

/** Pictures that came since the last round are all that a lost disk can cost. */
const FOLLOW_EVERY_MS = 60_000;

/**
 * `npm run backup`: a whole copy beside the running servers; with `-- --follow` the objects of the data folder and all WAL of
 * the database of DATABASE_URL, until it is ended (the embedded one archives by itself after its first copy); with
 * `-- --list` what there is.
 */
await runTool(async () => {
  const { values } = parseArgs({
    options: { follow: { type: 'boolean' }, list: { type: 'boolean' } },
  });
  const environment = withSecretsFromFiles(process.env);
  const { folder: backups, keptDays } = readBackups(environment, dataFolder());
  const { DATABASE_URL: url } = environment;
  if (values.list) for (const base of await listBases(backups)) console.log(sentence(base));
  else if (values.follow) {
    const following = [
      ...(url ? [followWal({ url, backups, environment })] : []),
      ...followedObjects(environment, backups),
    ];
    if (following.length === 0)
      throw new CannotStart(
        'There is nothing to follow: the embedded database archives by itself, and the bucket keeps its objects.',
      );
    // One that fails for good ends both, so that whoever watches the service hears of it.
    await Promise.race(following);
  } else {
    const started = Date.now();
    const base = await (url
      ? backUpServer({ url, backups, environment, now: Date.now })
      : backUp(backups));
    const pruned = await prune(backups, keptDays, Date.now());
    if (!readObjectSettings(environment)) {
      const kept = openFolderStore(objectsFolderOf(backups));
      const living = openFolderStore(dataFolder());
      const copied = await copyObjects(living, kept);
      await deleteGoneObjects({ living, kept, note: backups }, keptDays, Date.now());
      console.log(`${copied} pictures and files copied beside it.`);
    }
    console.log(`${sentence(base)} It took ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    if (pruned > 0) console.log(`${pruned} older than ${keptDays} days removed.`);
  }
  process.exit(0);
});

function followedObjects(
  environment: ReturnType<typeof withSecretsFromFiles>,
  backups: string,
): Promise<void>[] {
  if (readObjectSettings(environment)) return [];
  const following = followObjects({
    living: openFolderStore(dataFolder()),
    kept: openFolderStore(objectsFolderOf(backups)),
    everyMs: FOLLOW_EVERY_MS,
    onFailed: (error) => console.error(`Objects could not be copied: ${String(error)}`),
  });
  return [following];
}

function sentence({ folder, finishedAt }: Base): string {
  return `${folder}: restores to any moment from ${new Date(finishedAt).toISOString()} on.`;
}

async function backUp(backups: string): Promise<Base> {
  const folder = join(dataFolder(), 'postgres');
  const embedded = await startEmbedded({ folder, onProgress: console.log });
  try {
    return await backUpEmbedded({ embedded, folder, backups, now: Date.now });
  } finally {
    await embedded.stop();
  }
}
