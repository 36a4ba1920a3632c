import type { Context } from 'hono';
import type { Operation } from '#contract/operation.ts';
import type { Refusal } from '#kernel/outcome.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { keyBuckets } from '#server/modules/identity/key-buckets.ts';
import { type ApiKey, hasEnded, type OfIntegrator } from '#server/modules/integrator/integrator.ts';
import { findKey } from '#server/modules/integrator/store.ts';
import { recordUse } from '#server/modules/integrator/use-store.ts';
import { looksLikeApiKey } from '#server/platform/secrets/api-key.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { writeRefusal } from './answers.ts';
import type { BaseContext } from './request-context.ts';

type Answering = (context: BaseContext & OfIntegrator) => Response | Promise<Response>;

/** A program comes with a key and never with a cookie; each use of the key is counted, refused or not. */
export async function answerWithKey(
  operation: Operation,
  c: Context,
  base: BaseContext,
  answering: Answering,
): Promise<Response> {
  const { world, now, requestId } = base;
  const key = await keyOf(c, base);
  if (!key) {
    world.log.attack('key-unknown', { requestId });
    return writeRefusal(401, { code: 'key-needed' }, base);
  }
  let status = 500;
  try {
    const response = await answerKey(operation, key, base, answering);
    status = response.status;
    return response;
  } finally {
    const { id: keyId, integratorId } = key;
    world.log.info('key-used', {
      requestId,
      operation: operation.name,
      keyId,
      integratorId,
      status,
    });
    const use = { keyId, operation: operation.name, wasAnswered: status < 400 };
    await recordUse(world.pool, use, now);
  }
}

async function keyOf(c: Context, { world }: BaseContext): Promise<ApiKey | undefined> {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return looksLikeApiKey(token) ? findKey(world.pool, tokenHash(token)) : undefined;
}

async function answerKey(
  operation: Operation,
  key: ApiKey,
  base: BaseContext,
  answering: Answering,
): Promise<Response> {
  const { world, now, requestId } = base;
  const refuse = (status: number, refusal: Refusal) => writeRefusal(status, refusal, base);
  if (hasEnded(key, now)) return refuse(401, { code: 'key-ended' });
  const counted = await throttle(world, keyBuckets(key.id), now);
  if (!counted.ok) return refuse(429, counted.refusal);
  const { scope } = operation;
  if (scope === undefined) return refuse(403, { code: 'not-allowed' });
  if (!key.scopes.includes(scope)) {
    world.log.security('scope-missing', { requestId, keyId: key.id, operation: operation.name });
    return refuse(403, { code: 'scope-missing', params: { scope } });
  }
  const { integratorId: id, name, id: keyId } = key;
  return answering({ ...base, integrator: { id, name, keyId } });
}
