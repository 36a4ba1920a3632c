import type { Scope } from '#contract/scopes.ts';
import type { Instant } from '#kernel/time.ts';

/** The program that asks, as its key names it. */
export type OfIntegrator = {
  readonly integrator: { readonly id: string; readonly name: string; readonly keyId: string };
};

export type ApiKey = {
  readonly id: string;
  readonly integratorId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Instant;
  readonly revokedAt: Instant | null;
};

/** The actor of what an integrator does, as it stands in events. */
export const actorOf = (integratorId: string): string => `integrator:${integratorId}`;

export const hasEnded = ({ revokedAt, expiresAt }: ApiKey, now: Instant): boolean =>
  revokedAt !== null || expiresAt <= now;
