import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Asked = Readonly<Record<string, unknown>>;
type Changes = { readonly origin?: string; readonly counter?: number };

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** A device that holds one passkey, as a browser would answer for it. */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const jwk = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    ...([
      [-2, bytesOf(jwk.x)],
      [-3, bytesOf(jwk.y)],
    ] as const),
  ]);
  const rpId = createHash('sha256').update(new URL(origin).hostname).digest();
  const about = (flags: number, counter: number) => {
    const end = Buffer.alloc(5);
    end.writeUInt8(flags);
    end.writeUInt32BE(counter, 1);
    return Buffer.concat([rpId, end]);
  };
  const said = (type: string, asked: Asked, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge: asked.challenge, origin: from }));
  const named = id.toString('base64url');
  const answered = (response: Asked) => ({
    ...{ id: named, rawId: named, type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    id: named,
    make(asked: Asked, { origin: from = origin }: Changes = {}) {
      const length = Buffer.from([0, id.length]);
      const key = Buffer.from(isoCBOR.encode(cose));
      const start = about(PRESENT_AND_VERIFIED | WITH_KEY, 0);
      const authData = Buffer.concat([start, Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = Buffer.from(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      );
      return answered({
        clientDataJSON: said('webauthn.create', asked, from).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    show(asked: Asked, { origin: from = origin, counter = 0 }: Changes = {}) {
      const clientData = said('webauthn.get', asked, from);
      const authenticatorData = about(PRESENT_AND_VERIFIED, counter);
      const signed = Buffer.concat([
        authenticatorData,
        createHash('sha256').update(clientData).digest(),
      ]);
      return answered({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

const bytesOf = (part = ''): Uint8Array => new Uint8Array(Buffer.from(part, 'base64url'));
