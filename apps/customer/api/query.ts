import { onlineManager, QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { type CallRefusal, call } from './call.ts';

/** The error of a query that the server refuses: `error.refusal.code` chooses the words on screen. */
export class Refused extends Error {
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** One read of the contract for `useQuery`; its key begins with the operation's name. */
export function queryOf<O extends Operation>(operation: O, input: z.input<O['input']>) {
  return queryOptions({
    queryKey: [operation.name, input],
    queryFn: ({ signal }) => ask(operation, input, signal),
  });
}

/** The value of a call, or the refusal thrown: the way queries want it. */
export async function ask<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
  signal?: AbortSignal,
): Promise<OutputOf<O>> {
  const answer = await call(operation, input, { signal });
  if (!answer.ok) throw new Refused(answer.refusal);
  return answer.value;
}

/**
 * `call` has already retried what may pass by itself, so queries do not retry again. Without a network they fail like
 * any other, because waiting in silence would tell nobody; they are asked once more when it is back.
 */
export function makeQueryClient(): QueryClient {
  // It takes a page for connected until it hears otherwise, and then would not hear of the network coming back.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 15_000,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
    },
  });
}
