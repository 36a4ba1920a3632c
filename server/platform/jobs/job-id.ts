import { createHash } from 'node:crypto';

/**
 * The same job of the same events always has the same id, so that however often it is filed, it stands in its queue once.
 * A version 8 UUID (RFC 9562): 122 bits of SHA-256.
 */
export function jobId(job: string, eventIds: readonly number[], at = 0): string {
  const name = `${job}:${eventIds.join()}:${at}`;
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
