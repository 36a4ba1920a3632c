import {
  QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { type CallRefusal, call } from '../../browser/call.ts';

/** An answer stays on the screen while it is read again. */
export const questions = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true } },
});

class Refused extends Error {
  readonly refusal: CallRefusal;
  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export type Reading<Value> = {
  readonly value: Value | undefined;
  readonly refusal: CallRefusal | undefined;
  readonly again: () => void;
};

/** One question of the contract, under its name and what it asks for. */
export function useReading<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
  { everyMs }: { readonly everyMs?: number } = {},
): Reading<OutputOf<O>> {
  const asked = useQuery({ ...questionOf(operation, input), refetchInterval: everyMs ?? false });
  return readingOf(asked);
}

const questionOf = <O extends Operation>(operation: O, input: z.input<O['input']>) => ({
  queryKey: [operation.name, input],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(operation, input, signal),
});

/** The same before a screen asks for it; undefined where it was refused, which the screen then shows. */
export const readFirst = <O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
): Promise<OutputOf<O> | undefined> =>
  questions.fetchQuery(questionOf(operation, input)).catch(() => undefined);

/** The answer itself, for a question that puts several together. */
export async function ask<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
  signal: AbortSignal,
): Promise<OutputOf<O>> {
  const answer = await call(operation, input, { signal });
  if (!answer.ok) throw new Refused(answer.refusal);
  return answer.value;
}

export const readingOf = <Value>(asked: UseQueryResult<Value>): Reading<Value> => ({
  value: asked.data,
  refusal: asked.error instanceof Refused ? asked.error.refusal : undefined,
  again: () => void asked.refetch(),
});

export type Pages<Page> = {
  readonly pages: readonly Page[] | undefined;
  /** As `Waiting` shows it while there is no page yet. */
  readonly reading: Reading<unknown>;
  readonly hasMore: boolean;
  readonly isMoreComing: boolean;
  readonly more: () => void;
};

/** A long list, page by page: each answer says in `next` where the following one begins. */
export function usePages<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
  nextOf: (page: OutputOf<O>) => string | null,
): Pages<OutputOf<O>> {
  const asked = useInfiniteQuery({
    queryKey: [operation.name, 'pages', input],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const page = { ...(input as object), ...(pageParam && { before: pageParam }) };
      return ask(operation, page as z.input<O['input']>, signal);
    },
    getNextPageParam: (last) => nextOf(last) ?? undefined,
  });
  const pages = asked.data?.pages;
  const refusal = asked.error instanceof Refused ? asked.error.refusal : undefined;
  return {
    pages,
    reading: { value: pages, refusal, again: () => void asked.refetch() },
    hasMore: asked.hasNextPage,
    isMoreComing: asked.isFetchingNextPage,
    more: () => void asked.fetchNextPage(),
  };
}

/** After an act whatever is on the screen is read anew. */
export const readAnew = (): Promise<void> => questions.invalidateQueries();

/** Changes come in flocks, and one reading shows them all. */
const REST_MS = 250;

/** Reads an operation again, whatever it was asked for: at once, and once more where it is called meanwhile. */
export function readAgainOf({ name }: Operation): () => void {
  const asked = { queryKey: [name] };
  let due = false;
  let running = false;
  const run = async () => {
    running = true;
    while (due) {
      // Answers under way may be of the moment before; cancelled for ever newer ones, none would ever come.
      if (questions.isFetching(asked) === 0) {
        due = false;
        await questions.invalidateQueries(asked);
      }
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
    running = false;
  };
  return () => {
    due = true;
    if (!running) void run();
  };
}

/** The server says that nobody is signed in any more: nothing of what was read stays. */
export function clearSession(): void {
  // Never cleared whole: whoever watches the session would go on watching what is gone, and the screen would stay.
  questions.setQueryData([readStaffSession.name, {}], { session: null });
  questions.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== readStaffSession.name });
}
