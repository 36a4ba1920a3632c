import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** The frame that makes an Ed25519 key of 32 bytes (RFC 8410). */
const FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([FRAME, seed]), format: 'der', type: 'pkcs8' });

/** A signature that a phone at a gate checks without asking us; the same content is always signed the same. */
export const signForGates = (seed: Buffer, signed: Uint8Array): Buffer =>
  sign(null, signed, privateKeyOf(seed));

export const isSignedForGates = (
  seed: Buffer,
  signed: Uint8Array,
  signature: Uint8Array,
): boolean => verify(null, signed, createPublicKey(privateKeyOf(seed)), signature);

/** The half of the key that anybody may know, in letters of an address. */
export const publicGateKey = (seed: Buffer): string =>
  createPublicKey(privateKeyOf(seed)).export({ format: 'jwk' }).x ?? '';
