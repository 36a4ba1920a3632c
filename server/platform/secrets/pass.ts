import { createHmac } from 'node:crypto';
import { sameHash } from './one-time-code.ts';

/** Says of whom or what it is, and by its signature that we said so. */
export type Pass = { readonly id: string; readonly number: number; readonly signature: Buffer };

const UUID_BYTES = 16;
const NUMBER_BYTES = 4;
/** 96 bits: whoever wants to guess one has to ask us each time. */
const SIGNATURE_BYTES = 12;

/** A uuid and a number with the signature of everything they stand for, in 43 letters that fit into a small picture. */
export function writePass(key: Buffer, id: string, number: number, about: string): string {
  const bytes = Buffer.alloc(UUID_BYTES + NUMBER_BYTES);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(number, UUID_BYTES);
  return Buffer.concat([bytes, sign(key, about)]).toString('base64url');
}

/** The claims of a pass; nothing when it is none. Whether they are true, `isGenuine` says. */
export function readPass(text: string): Pass | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES + NUMBER_BYTES + SIGNATURE_BYTES) return undefined;
  if (bytes.toString('base64url') !== text) return undefined;
  const hex = bytes.toString('hex', 0, UUID_BYTES);
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    number: bytes.readUInt32BE(UUID_BYTES),
    signature: bytes.subarray(UUID_BYTES + NUMBER_BYTES),
  };
}

export const isGenuine = (key: Buffer, { signature }: Pass, about: string): boolean =>
  sameHash(signature, sign(key, about));

/** Six digits that stand for the same, for whoever has no camera. There are only a million: guesses must be counted. */
export function passDigits(key: Buffer, about: string): string {
  const digest = createHmac('sha256', key).update(`digits ${about}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

const sign = (key: Buffer, about: string): Buffer =>
  createHmac('sha256', key).update(`pass ${about}`).digest().subarray(0, SIGNATURE_BYTES);
