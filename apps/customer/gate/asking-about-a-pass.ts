import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass } from '#contract/public/check-gate-pass.ts';

export type PassAsked =
  | { readonly pass: string }
  | { readonly code: string; readonly pincode: string };
export type Trouble = 'offline' | 'too-many' | 'failed';

/** Longer than that nobody stands at a gate without hearing anything. */
const PATIENCE_MS = 15_000;

/** The contract itself would bring its whole library of checks to a cheap telephone for two fields of six digits. */
const ADDRESS: (typeof checkGatePass)['path'] = '/api/gate/checks';

export async function askAboutPass(
  asked: PassAsked,
): Promise<OutputOf<typeof checkGatePass> | Trouble> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return (await response.json()) as OutputOf<typeof checkGatePass>;
    return response.status === 429 ? 'too-many' : 'failed';
  } catch {
    return 'offline';
  }
}
