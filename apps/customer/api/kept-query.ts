import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { type Kept, keepAnswer, keptAnswer } from './kept-answers.ts';
import { ask, Refused } from './query.ts';

/** Longer than a server takes; shorter than a person waits. */
const PATIENCE_MS = 2500;

/** A read that can be looked at without a network as it last was; `asked` says what it is beside that. */
export function keptQueryOf<O extends Operation>(operation: O, input: z.input<O['input']>) {
  return queryOptions({
    queryKey: [operation.name, input],
    queryFn: ({ signal, client, queryKey }) =>
      orKept(operation, ask(operation, input, signal), { client, queryKey }),
  });
}

type StandIn<O extends Operation> = {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  /** Other queries that may have something to show. */
  readonly find?: () => Promise<Kept<OutputOf<O>> | undefined>;
  /** The shape of a kept answer among the queries. */
  readonly shape?: (value: OutputOf<O>) => unknown;
};

/**
 * Keeps every answer. While none comes, and when it turns out that none will, the kept one is shown with its own time;
 * the question stays open, and fails as it would have failed.
 */
export async function orKept<O extends Operation>(
  operation: O,
  answer: Promise<OutputOf<O>>,
  { client, queryKey, find, shape = (value) => value }: StandIn<O>,
): Promise<OutputOf<O>> {
  const isEmpty = () => client.getQueryData(queryKey) === undefined;
  const showKept = async () => {
    if (!isEmpty()) return;
    const kept = await (find ? find() : keptAnswer(operation, queryKey));
    if (kept && isEmpty()) {
      client.setQueryData(queryKey, shape(kept.value), { updatedAt: kept.at });
    }
  };
  const timer = setTimeout(() => void showKept(), PATIENCE_MS);
  try {
    const value = await answer;
    void keepAnswer(queryKey, value);
    return value;
  } catch (error) {
    if (isLost(error)) await showKept();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export type Shown = {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly error: Error | null;
};

/** The screen does not show what the server says now. */
export const isOld = ({ data, dataUpdatedAt, error }: Shown): boolean =>
  data !== undefined && (dataUpdatedAt < performance.timeOrigin || isLost(error));

/** The server was not reached at all; everything else it has said itself. */
export const isLost = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.code === 'network-request-failed';
