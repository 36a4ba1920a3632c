import { useEffect, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { type CallRefusal, call } from '../../browser/call.ts';
import { onShelf } from './device-store.ts';
import { serverNow } from './server-clock.ts';
import { whoseDevice } from './whose-device.ts';

/** The state of one question: the last answer with its time, and why there is no newer one. */
export type Reading<Value> = {
  readonly value?: Value;
  readonly at?: number;
  readonly refusal?: CallRefusal;
  readonly asking: boolean;
};

type Question = {
  reading: Reading<unknown>;
  readonly ask: () => Promise<void>;
  /** A request under way may have been answered before the change: then it is asked once more, once for all who want it. */
  readonly askAfresh: () => Promise<void>;
  asked?: Promise<void> | undefined;
  askedNext?: Promise<void> | undefined;
};

const NOTHING: Reading<never> = { asking: true };
const questions = new Map<string, Question>();
const listeners = new Set<() => void>();

/** One read of the contract: first as this telephone remembers it, then as the server says. */
export function useReading<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
): Reading<OutputOf<O>> & { readonly again: () => Promise<void> } {
  const key = keyOf(operation, input);
  const question = questionOf(operation, input);
  const reading = useSyncExternalStore(follow, () => questions.get(key)?.reading ?? NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question.
  useEffect(() => void question.ask(), [key]);
  return { ...(reading as Reading<OutputOf<O>>), again: question.ask };
}

/** Questions whose answers the Karigar will want without a signal are asked while there is one. */
export function readAhead<O extends Operation>(operation: O, input: z.input<O['input']>): void {
  const question = questionOf(operation, input);
  if (question.reading.value === undefined) void question.ask();
}

/** The server's answer to a write is often the newest answer to a question. */
export function putAnswer<O extends Operation>(
  operation: O,
  input: z.input<O['input']>,
  value: OutputOf<O>,
): void {
  const question = questionOf(operation, input);
  settle(keyOf(operation, input), { value, at: serverNow(), asking: false });
  if (question.asked !== undefined) void question.askAfresh();
}

/** Every question on the screen is asked again: something has changed on the server. */
export async function askAgain(...operations: readonly Operation[]): Promise<void> {
  const named = [...questions].filter(
    ([key]) => operations.length === 0 || operations.some(({ name }) => key.startsWith(`${name} `)),
  );
  await Promise.all(named.map(([, question]) => question.askAfresh()));
}

/** Somebody else is here: nothing of the last one stays. */
export async function clearKeptAnswers(): Promise<void> {
  questions.clear();
  tell();
  await onShelf('answers', 'readwrite', (shelf) => shelf.clear()).catch(() => {});
}

function questionOf(operation: Operation, input: unknown): Question {
  const key = keyOf(operation, input);
  const known = questions.get(key);
  if (known) return known;
  const question: Question = {
    reading: NOTHING,
    ask: () => {
      question.asked ??= askOnce(operation, input, key).finally(() => {
        question.asked = undefined;
      });
      return question.asked;
    },
    askAfresh: () => {
      if (question.asked === undefined) return question.ask();
      question.askedNext ??= question.asked.then(() => {
        question.askedNext = undefined;
        return question.ask();
      });
      return question.askedNext;
    },
  };
  questions.set(key, question);
  return question;
}

async function askOnce(operation: Operation, input: unknown, key: string): Promise<void> {
  const before = questions.get(key)?.reading;
  if (before?.value === undefined) void showKept(operation, key);
  else settle(key, { ...before, asking: true });
  const answer = await call(operation, input as object);
  if (!questions.has(key)) return;
  if (answer.ok) return settle(key, { value: answer.value, at: serverNow(), asking: false });
  const { value, at } = questions.get(key)?.reading ?? {};
  const kept = value === undefined ? await keptAnswer(operation, key) : { value, at };
  settle(key, { ...kept, refusal: answer.refusal, asking: false } as Reading<unknown>, false);
}

async function showKept(operation: Operation, key: string): Promise<void> {
  const kept = await keptAnswer(operation, key);
  const question = questions.get(key);
  if (kept && question?.reading.value === undefined && question?.reading.asking)
    settle(key, { ...kept, asking: true }, false);
}

function settle(key: string, reading: Reading<unknown>, fresh = true): void {
  const question = questions.get(key);
  if (!question) return;
  question.reading = reading;
  tell();
  if (fresh && !reading.asking) void keep(key, reading);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

type Kept = { readonly value: unknown; readonly at: number };

async function keep(key: string, { value, at }: Reading<unknown>): Promise<void> {
  const whose = whoseDevice();
  if (!whose) return;
  await onShelf('answers', 'readwrite', (shelf) => shelf.put({ value, at }, `${whose} ${key}`))
    // A full telephone forgets sooner.
    .catch(() => {});
}

/** Nothing, when it is not what the operation promises today: an earlier version of the app may have kept it. */
async function keptAnswer({ output }: Operation, key: string): Promise<Kept | undefined> {
  const found = await onShelf('answers', 'readonly', (shelf) =>
    shelf.get(`${whoseDevice()} ${key}`),
  ).catch(() => undefined);
  const kept = found as Kept | undefined;
  const value = kept && output.safeParse(kept.value);
  return kept && value?.success ? { value: value.data, at: kept.at } : undefined;
}

const keyOf = ({ name }: Operation, input: unknown): string => `${name} ${JSON.stringify(input)}`;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
