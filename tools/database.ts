import { join } from 'node:path';
import { withSecretsFromFiles } from '#server/config-of-secrets.ts';
import {
  type Embedded,
  ensureDatabase,
  startEmbedded,
} from '#server/platform/database/embedded.ts';
import { dataFolder } from './project.ts';

export type OpenDatabase = { readonly url: string; stop(): Promise<void> };

const NAME = 'aangan';

/** The database of `DATABASE_URL`, which is nobody's to stop, or the embedded one. */
export async function openToolDatabase(say: (sentence: string) => void): Promise<OpenDatabase> {
  const { DATABASE_URL } = withSecretsFromFiles(process.env);
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  const folder = join(dataFolder(), 'postgres');
  let embedded = await startEmbedded({ folder, onProgress: say });
  await ensureDatabase(embedded, NAME);
  let stopping = false;
  void watch(embedded);
  return {
    url: embedded.url(NAME),
    stop: async () => {
      stopping = true;
      await embedded.stop();
    },
  };

  /** Starts the database again whenever it ends before we stop it; the server waits with a 503 meanwhile. */
  async function watch(watched: Embedded): Promise<void> {
    await watched.lost;
    if (stopping) return;
    say('The database stopped unexpectedly; starting it again');
    embedded = await startEmbedded({ folder, onProgress: say });
    await watch(embedded);
  }
}
