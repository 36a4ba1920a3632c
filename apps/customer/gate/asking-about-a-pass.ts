import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass } from '#contract/public/check-gate-pass.ts';
import type { listExpectedAtGate } from '#contract/public/list-expected-at-gate.ts';
import type { listGateKeys } from '#contract/public/list-gate-keys.ts';
import type { Expected } from './gate-store.ts';

export type PassAsked =
  | { readonly pass: string }
  | { readonly code: string; readonly pincode: string }
  | { readonly code: string; readonly link: string };
export type Trouble = 'offline' | 'too-many' | 'failed';

/** Longer than that nobody stands at a gate without hearing anything. */
const PATIENCE_MS = 8_000;

/** The contract itself would bring its whole library of checks to a cheap telephone for two fields of six digits. */
const CHECKS: (typeof checkGatePass)['path'] = '/api/gate/checks';
const EXPECTED: (typeof listExpectedAtGate)['path'] = '/api/gate/expected';
const KEYS: (typeof listGateKeys)['path'] = '/api/gate/keys';

const ask = (address: string, body?: unknown): Promise<Response> =>
  fetch(address, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

export async function askAboutPass(
  asked: PassAsked,
): Promise<OutputOf<typeof checkGatePass> | Trouble> {
  try {
    const response = await ask(CHECKS, asked);
    if (response.ok) return (await response.json()) as OutputOf<typeof checkGatePass>;
    return response.status === 429 ? 'too-many' : 'failed';
  } catch {
    return 'offline';
  }
}

/**
 * Everybody expected behind the gate of this link; `ended` when it was withdrawn. Faces are left out that have come before:
 * gates pay for what they load.
 */
export async function askExpected(
  link: string,
  faces: readonly string[],
): Promise<Expected | 'ended' | undefined> {
  try {
    const response = await ask(EXPECTED, { link, faces });
    const body: unknown = await response.json();
    if (response.ok) return body as Expected;
    return isEnded(body as Refused | null) ? 'ended' : undefined;
  } catch {
    return undefined;
  }
}

type Refused = { readonly code?: string; readonly fields?: { readonly link?: string } };

/** Only our own word ends a link: a proxy, or a server of another version, may answer 404 to anything. */
const isEnded = (refused: Refused | null): boolean =>
  refused?.code === 'gate-link-ended' || refused?.fields?.link === 'gate-link-invalid';

/** The keys by which a picture is checked later, when nobody can be asked. */
export async function askKeys(): Promise<readonly string[] | undefined> {
  try {
    const response = await ask(KEYS);
    if (!response.ok) return undefined;
    return ((await response.json()) as OutputOf<typeof listGateKeys>).keys;
  } catch {
    return undefined;
  }
}
