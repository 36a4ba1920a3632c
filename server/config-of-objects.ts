import { CannotStart } from '#server/platform/cannot-start.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { openS3Store, type S3Settings } from '#server/platform/objects/s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A bucket, or undefined where objects lie in the data folder. */
export function readObjectSettings(environment: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const all = [bucket, region, accessKeyId, secretAccessKey];
  if (![...all, endpoint].some(Boolean)) return undefined;
  if (!bucket || !region || !accessKeyId || !secretAccessKey)
    throw new CannotStart(
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them, or none.',
    );
  if (endpoint && !URL.canParse(endpoint))
    throw new CannotStart(`S3_ENDPOINT is an address like https://s3.example, not "${endpoint}".`);
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: endpoint || undefined };
}

export const openObjects = (settings: S3Settings | undefined, dataFolder: string): ObjectStore =>
  settings ? openS3Store(settings) : openFolderStore(dataFolder);
