import type { S3Client } from '@aws-sdk/client-s3';
import { mustBeKey, type ObjectStore } from './object-store.ts';

export type S3Settings = {
  readonly bucket: string;
  /** Another company's than Amazon's, or one of our own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT_MS = 10_000;

/** Objects in a private bucket. The library is large: it is read by whoever first needs it, and not at start. */
export function openS3Store(settings: S3Settings): ObjectStore {
  const { bucket: Bucket } = settings;
  let opening: Promise<{ client: S3Client; s3: typeof import('@aws-sdk/client-s3') }> | undefined;
  const open = () => {
    opening ??= openClient(settings);
    return opening;
  };
  return {
    async put(key, bytes) {
      const { client, s3 } = await open();
      const wanted = { Bucket, Key: mustBeKey(key), Body: bytes };
      await client.send(new s3.PutObjectCommand(wanted), limited());
    },
    async get(key) {
      const { client, s3 } = await open();
      const wanted = new s3.GetObjectCommand({ Bucket, Key: mustBeKey(key) });
      const found = await client.send(wanted, limited()).catch(nothing);
      const bytes = await found?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    async remove(key) {
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: mustBeKey(key) }), limited());
    },
    async list(prefix) {
      const { client, s3 } = await open();
      const keys: string[] = [];
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      for await (const page of pages)
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : [])));
      return keys.sort();
    },
  };
}

const limited = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every server of the protocol knows the newer checksums, nor a host name for each bucket.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  return { client, s3 };
}

function nothing(error: unknown): undefined {
  if ((error as { name?: string }).name !== 'NoSuchKey') throw error;
  return undefined;
}
