import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

/** The site to whose pages passkeys belong. */
export type Site = { readonly name: string; readonly origins: readonly string[] };

type Known = {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};
type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
>;
type Registered = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Answered = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** The challenge that was given, or what judges the one that was answered. */
type Expected = string | ((challenge: string) => boolean);

const hostOf = ({ origins }: Site): string => new URL(origins[0] ?? 'http://localhost').hostname;
const named = ({ id, transports }: Known) => ({ id, transports: transports as Transports });

/** Options for making a passkey; nobody is asked for the make or serial number of a device. */
export const askForPasskey = (
  site: Site,
  person: { readonly id: string; readonly name: string },
  known: readonly Known[],
  /** A passkey that signs somebody in by itself has to say whose it is, and the challenge says what it is for. */
  { challenge, alone = false }: { challenge?: Uint8Array<ArrayBuffer>; alone?: boolean } = {},
) =>
  generateRegistrationOptions({
    ...(challenge && { challenge }),
    rpName: site.name,
    rpID: hostOf(site),
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map(named),
    authenticatorSelection: {
      residentKey: alone ? 'required' : 'preferred',
      userVerification: 'required',
    },
  });

/** The passkey that a browser has made, when it answers this challenge from a page of ours. */
export async function readNewPasskey(
  site: Site,
  response: unknown,
  challenge: Expected,
): Promise<Known | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as Registered,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: hostOf(site),
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    // Made up, or for another page: what exactly is wrong with it helps nobody.
    return undefined;
  }
}

/** One of the known ones, or, where none are named, whichever the device has of this site. */
export const askToShowPasskey = (
  site: Site,
  known: readonly Known[],
  challenge?: Uint8Array<ArrayBuffer>,
) =>
  generateAuthenticationOptions({
    ...(challenge && { challenge }),
    rpID: hostOf(site),
    allowCredentials: known.map(named),
    userVerification: 'required',
  });

/** The known passkey that has answered this challenge, with the counter it has now. */
export async function readShownPasskey(
  site: Site,
  response: unknown,
  { challenge, known }: { readonly challenge: Expected; readonly known: readonly Known[] },
): Promise<{ readonly id: string; readonly counter: number } | undefined> {
  const answered = response as Answered;
  const passkey = known.find(({ id }) => id === answered.id);
  if (!passkey) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answered,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: hostOf(site),
      credential: {
        ...named(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
