import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/platform/objects/s3-store.ts';

export type S3Server = { readonly settings: S3Settings; close(): Promise<void> };

/** A server of the S3 protocol on a free port, with one empty bucket. The account is the one that it comes with. */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'aangan-s3-'));
  const bucket = 'aangan';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It reckons the signature of a list with a slash in its prefix otherwise than Amazon documents.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
