import { useSyncExternalStore } from 'react';
import { listOffers } from '#contract/karigar/list-offers.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { newId } from '#kernel/ids.ts';
import { type CallRefusal, call } from '../../browser/call.ts';
import { onShelf } from './device-store.ts';
import {
  isFaulty,
  isKeptToBeSeen,
  isReplacedBy,
  mayPass,
  nextQueuedAction,
  type QueuedAction,
  type QueuedActionName,
  queuedOperations,
} from './queued-actions.ts';
import { askAgain, putAnswer } from './reading.ts';
import { serverNow } from './server-clock.ts';
import { whoseDevice } from './whose-device.ts';

/** The state of an action while the Karigar looks: the server has it, it is kept here, or the server refuses. */
export type Sent = 'sent' | 'kept' | CallRefusal;

const PAUSES_MS = [3_000, 10_000, 30_000, 60_000];
/** How long the Karigar looks at a button that works; then the action is kept, and goes on being sent without them. */
const PATIENCE_MS = 8_000;
const listeners = new Set<() => void>();
const waiting = new Map<string, (sent: Sent) => void>();
/** The queue on disk, and the actions that are just being written to it. */
let stored: readonly QueuedAction[] = [];
let adding: readonly QueuedAction[] = [];
/** Both, for the screen: it shows at once what was pressed. */
let queuedActions: readonly QueuedAction[] = [];
let sending: Promise<void> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const useQueuedActions = (): readonly QueuedAction[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queuedActions,
  );

/** Begins with what was left here the last time, and goes on whenever there may be a signal again. */
export function startQueue(): () => void {
  const look = () => {
    if (!document.hidden) void sendAll();
  };
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  void load().then(sendAll);
  return () => {
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Writes down what the Karigar did, with its time, before anything is sent: a phone may go dark in the next moment. */
export async function act(
  name: QueuedActionName,
  visitId: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Sent> {
  const queuedAction = {
    whose: whoseDevice() ?? '',
    visitId,
    name,
    actionId: newId(),
    happenedAt: new Date(serverNow()).toISOString(),
    fields,
  };
  const answered = new Promise<Sent>((resolve) => waiting.set(queuedAction.actionId, resolve));
  setTimeout(() => answer(queuedAction.actionId, 'kept'), PATIENCE_MS);
  const provisional = { ...queuedAction, seq: Date.now() };
  show({ adding: [...adding, provisional] });
  const kept = await onShelf('actions', 'readwrite', (shelf) => shelf.add(queuedAction)).then(
    () => true,
    // A telephone that can keep nothing still does what it is told while there is a signal.
    () => false,
  );
  adding = adding.filter((one) => one !== provisional);
  if (kept) await load();
  else show({ stored: [...stored, provisional] });
  failures = 0;
  void sendAll();
  return answered;
}

/** The Karigar has seen the refusal: the rest of the visit goes on without it. */
export async function dropQueuedAction(queuedAction: QueuedAction): Promise<void> {
  await remove(queuedAction);
  void sendAll();
}

/** Once more, perhaps with another start code. */
export async function sendAgain(
  queuedAction: QueuedAction,
  fields: QueuedAction['fields'] = queuedAction.fields,
): Promise<void> {
  const { refusal: _seen, ...rest } = queuedAction;
  // Another content is another queued action; its time and its place in the order stay.
  const actionId = fields === queuedAction.fields ? queuedAction.actionId : newId();
  await onShelf('actions', 'readwrite', (shelf) => shelf.put({ ...rest, fields, actionId }));
  await load();
  void sendAll();
}

export const sendNow = (): void => void sendAll();

/** One window at a time sends, and in order; whatever else asks meanwhile waits for the same. */
function sendAll(): Promise<void> {
  sending ??= alone(sendInOrder).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendInOrder(): Promise<void> {
  clearTimeout(timer);
  await load();
  const faulty = new Set<string>();
  for (
    let queuedAction = nextQueuedAction(stored);
    queuedAction;
    queuedAction = nextQueuedAction(stored, faulty)
  ) {
    const { id = queuedAction.visitId, ...fields } = { ...queuedAction.fields } as { id?: string };
    const { actionId, happenedAt, name } = queuedAction;
    const answered = await call(queuedOperations[name], {
      ...fields,
      id,
      actionId,
      happenedAt,
    } as never);
    if (answered.ok) await sent(queuedAction, answered.value);
    else if (isFaulty(answered.refusal)) faulty.add(actionId);
    else if (mayPass(answered.refusal)) return waitForSignal();
    else await refused(queuedAction, answered.refusal);
    if (faulty.size === 0) failures = 0;
  }
  if (faulty.size > 0) waitForSignal();
}

async function sent(queuedAction: QueuedAction, value: unknown): Promise<void> {
  // The server's answer is shown before the optimistic state is dropped, so that nothing flickers between the two.
  const { visit } = value as { visit?: never };
  if (visit) putAnswer(readVisit, { id: queuedAction.visitId }, { visit });
  await remove(queuedAction);
  answer(queuedAction.actionId, 'sent');
  void askAgain(readKarigarDay, listOffers);
}

/** While the Karigar still looks, the screen says it and nothing is kept; later it waits until they have seen it. */
async function refused(queuedAction: QueuedAction, refusal: CallRefusal): Promise<void> {
  await load();
  if (!waiting.has(queuedAction.actionId) && isKeptToBeSeen(queuedAction, stored)) {
    await onShelf('actions', 'readwrite', (shelf) => shelf.put({ ...queuedAction, refusal }));
    await load();
  } else {
    await remove(queuedAction);
    answer(queuedAction.actionId, refusal);
  }
  void askAgain(readVisit, readKarigarDay, listOffers);
}

function waitForSignal(): void {
  for (const actionId of [...waiting.keys()]) answer(actionId, 'kept');
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
  failures += 1;
  timer = setTimeout(() => void sendAll(), pause);
}

function answer(actionId: string, outcome: Sent): void {
  waiting.get(actionId)?.(outcome);
  if (waiting.delete(actionId)) show({});
}

async function remove(queuedAction: QueuedAction): Promise<void> {
  await onShelf('actions', 'readwrite', (shelf) => shelf.delete(queuedAction.seq)).catch(() => {});
  stored = stored.filter(({ actionId }) => actionId !== queuedAction.actionId);
  await load();
}

/** Only this Karigar's actions: one who was here before finds their own again when they come back. */
async function load(): Promise<void> {
  const kept = await onShelf('actions', 'readonly', (shelf) => shelf.getAll()).catch(() => stored);
  const own = (kept as QueuedAction[]).filter(({ whose }) => whose === whoseDevice());
  const wanted = own.filter(
    (queuedAction, index) =>
      !own.slice(index + 1).some((later) => isReplacedBy(queuedAction, later)),
  );
  for (const old of own.filter((queuedAction) => !wanted.includes(queuedAction))) {
    await onShelf('actions', 'readwrite', (shelf) => shelf.delete(old.seq)).catch(() => {});
    answer(old.actionId, 'sent');
  }
  show({ stored: wanted });
}

function show(next: { stored?: readonly QueuedAction[]; adding?: readonly QueuedAction[] }): void {
  stored = next.stored ?? stored;
  adding = next.adding ?? adding;
  queuedActions = [...stored, ...adding].map((queuedAction) =>
    waiting.has(queuedAction.actionId) ? { ...queuedAction, asked: true } : queuedAction,
  );
  for (const listener of listeners) listener();
}

async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) await locks.request('karigar-queue', work);
  else await work();
}
