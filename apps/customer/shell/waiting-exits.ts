import { useSyncExternalStore } from 'react';
import { callForSafety } from '#contract/customer/call-for-safety.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { type CallRefusal, call } from '../api/call.ts';

/** A visit that its customer ends because it does not feel safe, while the server does not know of it yet. */
export type WaitingExit = {
  readonly bookingId: string;
  /** The customer: nobody else who signs in here sends it. */
  readonly owner: string;
  readonly pressedAt: number;
  /** It can no longer end the visit, and waits until the customer has seen that. */
  readonly missed?: boolean;
  /** It came when the visit could not be ended by it, and operations call by then. */
  readonly callBy?: number;
};

/** The state of an exit while the customer looks: the server has it, it is kept here, or the server refuses. */
export type SentExit = 'sent' | 'kept' | CallRefusal;

/** It holds no more than the id of a booking, and outlives a session that has ended: whoever is in danger signs in again. */
const ENTRY = 'safety-exits';
const PAUSES_MS = [3_000, 10_000, 30_000, 60_000];
/** No answer to the exit itself: it stays, and is sent again. */
const MAY_PASS = new Set([
  'network-request-failed',
  'too-many-requests',
  'not-signed-in',
  'internal-error',
]);

/** Names for a moment the exit that the server has: other windows hear of it, and nothing is left behind. */
const SENT = 'safety-exit-sent';

type Sent = Pick<WaitingExit, 'bookingId' | 'owner'>;

const listeners = new Set<() => void>();
const sentListeners = new Set<(sent: Sent) => void>();
let exits: readonly WaitingExit[] = [];
let isStored = true;
let owner: string | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The exit of this booking that waits here. */
export const useWaitingExit = (bookingId: string): WaitingExit | undefined =>
  useSyncExternalStore(
    follow,
    () => exits.find((one) => one.bookingId === bookingId && one.owner === owner),
    () => undefined,
  );

/**
 * The server has the exit of this booking, whichever window has sent it. One that waits no longer may as well have been taken
 * back, or its customer signed out.
 */
export function onExitSent(bookingId: string, listener: () => void): () => void {
  const hear = (sent: Sent) => {
    if (sent.bookingId === bookingId && sent.owner === owner) listener();
  };
  sentListeners.add(hear);
  return () => sentListeners.delete(hear);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what was left here the last time, and goes on whenever there may be a connection again. */
export function startWaitingExits(): void {
  const look = () => {
    if (!document.hidden) void sendAll();
  };
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SENT && newValue !== null) hearSent(newValue);
    if (key !== ENTRY) return;
    exits = read();
    tell();
  });
}

/** Exits that wait here are sent for this person alone; while nobody is known to be signed in, they stay. */
export function exitsAreOf(uid: string | undefined): void {
  if (uid === owner) return;
  owner = uid;
  exits = read();
  tell();
  void sendAll();
}

/** Writes the exit down before it is sent: the page may be closed in the next moment. */
export async function endForSafety(bookingId: string): Promise<SentExit> {
  if (owner === undefined) return { code: 'not-signed-in' };
  const exit: WaitingExit = { bookingId, owner, pressedAt: Date.now() };
  keep([...read().filter((one) => one.bookingId !== bookingId), exit]);
  failures = 0;
  return send(exit);
}

/** The customer does not want it sent any more, or has seen that it came too late. */
export const dropExit = (bookingId: string): void =>
  keep(read().filter((one) => one.bookingId !== bookingId));

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  exits = read();
  for (const exit of exits) {
    if (exit.owner !== owner || exit.missed) continue;
    if ((await send(exit)) === 'kept') return;
  }
}

async function send(exit: WaitingExit): Promise<SentExit> {
  const answer = await call(callForSafety, {
    id: exit.bookingId,
    pressedAt: new Date(exit.pressedAt).toISOString(),
  });
  if (answer.ok) {
    failures = 0;
    tellSent(exit);
    dropExit(exit.bookingId);
    return 'sent';
  }
  if (!MAY_PASS.has(answer.refusal.code)) {
    miss(exit, paramsOf(answer.refusal, 'safety-exit-late')?.callBy);
    return answer.refusal;
  }
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
  failures += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void sendAll(), pause);
  return 'kept';
}

function tellSent({ bookingId, owner: whose }: WaitingExit): void {
  const sent: Sent = { bookingId, owner: whose };
  for (const hear of sentListeners) hear(sent);
  try {
    localStorage.setItem(SENT, JSON.stringify(sent));
    localStorage.removeItem(SENT);
  } catch {
    // A forbidden storage: no other window knows of the exit either.
  }
}

function hearSent(written: string): void {
  const sent = JSON.parse(written) as Sent;
  for (const hear of sentListeners) hear(sent);
}

const miss = (exit: WaitingExit, callBy: number | undefined): void =>
  keep(
    read().map((one) =>
      one.bookingId === exit.bookingId
        ? { ...one, missed: true, ...(callBy !== undefined && { callBy }) }
        : one,
    ),
  );

function keep(next: readonly WaitingExit[]): void {
  exits = next;
  try {
    if (next.length > 0) localStorage.setItem(ENTRY, JSON.stringify(next));
    else localStorage.removeItem(ENTRY);
    isStored = true;
  } catch {
    isStored = false;
    // A forbidden storage: it is kept for as long as the page is open.
  }
  tell();
}

/** As it lies in the browser's storage, where another window may have changed it; else as it is known here. */
function read(): readonly WaitingExit[] {
  if (!isStored) return exits;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isExit) : [];
  } catch {
    return exits;
  }
}

const isExit = (stored: unknown): stored is WaitingExit => {
  const { bookingId, owner: whose, pressedAt } = (stored ?? {}) as Partial<WaitingExit>;
  return (
    typeof bookingId === 'string' && typeof whose === 'string' && typeof pressedAt === 'number'
  );
};

function tell(): void {
  for (const listener of listeners) listener();
}
