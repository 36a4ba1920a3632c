import type { Clock } from '#kernel/time.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { findAttempt, recordClosed, recordPayPage } from '#server/modules/payment/attempt-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** The gateway's answer to a request to make an order. */
export type OrderAnswer =
  | { readonly state: 'created'; readonly payUrl: string }
  | { readonly state: 'refused' }
  | { readonly state: 'unknown' };

/**
 * Writes the answer to a call for an order. Without an answer the attempt is `unknown`, never `failed`: the order may
 * exist, and the gateway will be asked about it.
 */
export async function recordOrder(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly attemptId: string; readonly answer: OrderAnswer },
): Promise<Attempt | undefined> {
  const { attemptId, answer } = command;
  if (answer.state === 'created') await recordPayPage(world.pool, attemptId, answer.payUrl);
  else await recordClosed(world.pool, attemptId, answer.state === 'refused' ? 'failed' : 'unknown');
  return findAttempt(world.pool, attemptId);
}
