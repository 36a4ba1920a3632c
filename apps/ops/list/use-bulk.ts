import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewAct } from '#contract/ops/preview-act.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '../../browser/call.ts';
import { readAnew } from '../api/reading.ts';
import type { Acting } from '../shell/act.tsx';
import { carryOut } from '../shell/carry-out.ts';
import { type BulkRow, type BulkWish, type Listed, wishedFor } from './bulk.ts';

/**
 * The same act for many, one after the other: each is looked at first and is then a transaction of its own, for what was
 * seen of it. What is done stays done when another one is refused; nothing is sent twice.
 */
export function useBulk(bookings: readonly Listed[], wish: BulkWish) {
  const [rows, setRows] = useState<readonly BulkRow[]>(() =>
    bookings.map((booking) => ({
      ...{ booking, wished: wishedFor(booking, wish), state: 'looking' as const },
    })),
  );
  const [busy, setBusy] = useState(true);
  /** Some are carried out: what became of them must stay in sight. */
  const [acting, setActing] = useState(false);
  const stopped = useRef(false);
  const { wanted, askForFactor } = useFactor();
  const put = (id: string, change: Partial<BulkRow>) =>
    setRows((all) => all.map((one) => (one.booking.id === id ? { ...one, ...change } : one)));

  const each = async (
    which: readonly BulkRow[],
    act: (row: BulkRow) => Promise<Partial<BulkRow>>,
  ) => {
    stopped.current = false;
    setBusy(true);
    for (const row of which) {
      if (stopped.current) break;
      put(row.booking.id, await act(row));
    }
    setBusy(false);
  };
  const stop = () => {
    stopped.current = true;
    wanted?.(false);
  };
  const look = (which: readonly BulkRow[]) => each(which, lookAt);
  const lookAtAll = useEffectEvent(() => void look(rows));
  useEffect(() => {
    // Put up twice in a row, as React does in development, it goes on.
    stopped.current = false;
    lookAtAll();
    return () => {
      stopped.current = true;
    };
  }, []);

  const carryOutAll = async (why: string) => {
    setActing(true);
    await each(
      rows.filter(({ state }) => state === 'ready'),
      (row) => {
        put(row.booking.id, { state: 'doing' });
        return carryOutOne(row, why, askForFactor);
      },
    );
    setActing(false);
    await readAnew();
  };
  const lookAgain = () =>
    look(rows.filter(({ state }) => state === 'failed' || state === 'refused'));
  return { rows, busy, acting, wanted, stop, carryOutAll, lookAgain };
}

/** The second factor, asked for in the middle of a run and shown once for all that follow; false where it was left. */
function useFactor() {
  const [wanted, setWanted] = useState<(shown: boolean) => void>();
  const askForFactor = () =>
    new Promise<boolean>((resolve) =>
      setWanted(() => (shown: boolean) => {
        setWanted(undefined);
        resolve(shown);
      }),
    );
  return { wanted, askForFactor };
}

async function lookAt({ wished }: BulkRow): Promise<Partial<BulkRow>> {
  const answer = await call(previewAct, wished);
  if (!answer.ok) return { state: 'failed', code: answer.refusal.code };
  const { refused } = answer.value;
  return refused === null
    ? { state: 'ready', seen: answer.value }
    : { state: 'refused', code: refused };
}

/** Somebody else had ended it meanwhile: the act changed nothing. */
const hadEnded = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'hadEnded' in answer;

async function carryOutOne(
  { wished, seen }: BulkRow,
  why: string,
  askForFactor: () => Promise<boolean>,
): Promise<Partial<BulkRow>> {
  let code: string | undefined;
  const actionId = newId();
  const run: Acting['run'] = async (operation, input) => {
    const answer = await call(operation, input);
    if (answer.ok) return answer.value;
    code = answer.refusal.code;
    if (code === 'second-factor-again' && (await askForFactor())) return run(operation, input);
    return undefined;
  };
  const done = seen && (await carryOut({ run }, wished, seen, { why, actionId }));
  // Left undone, it is as ready as before.
  if (code === 'second-factor-again' && done === undefined) return { state: 'ready' };
  if (done === undefined) return { state: 'failed', code: code ?? 'internal-error' };
  return { state: hadEnded(done) ? 'had-ended' : 'done' };
}
