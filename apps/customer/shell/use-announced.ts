import { useEffect, useState } from 'react';
import { chime } from '../../browser/chime.ts';
import { claim } from './announced-events.ts';

/** Forms in which somebody pays or is paid carry it: whoever types there is told when they have left the field. */
export const PAYMENT = 'data-payment';

/**
 * The event that is to be laid before the customer now, each once over all tabs: it sounds in one of them, and opens in the
 * one that is looked at. Put aside it does not come again.
 */
export function useAnnounced(
  events: readonly string[],
): [event: string | undefined, putAside: () => void] {
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const shown = open !== undefined && events.includes(open) && !over.has(open) ? open : undefined;
  const next = shown === undefined ? events.find((event) => !over.has(event)) : undefined;
  const end = (event: string) => setOver((before) => new Set([...before, event]));
  useEffect(() => {
    if (next === undefined) return;
    const left = new AbortController();
    void announce(next, left.signal).then((isHere) => {
      if (left.signal.aborted) return;
      if (isHere) setOpen(next);
      else setOver((before) => new Set([...before, next]));
    });
    return () => left.abort();
  }, [next]);
  return [shown, () => shown !== undefined && end(shown)];
}

/** Whether it opens here. A tab that nobody looks at leaves the sound to one that is looked at, if there is one. */
async function announce(event: string, left: AbortSignal): Promise<boolean> {
  if (document.hidden) {
    await pause(HIDDEN_MS);
    if (!left.aborted && document.hidden && (await claim(`heard ${event}`))) chime();
  }
  while (!left.aborted && (document.hidden || isTyping())) await pause(LOOK_MS);
  if (left.aborted || !(await claim(`seen ${event}`))) return false;
  if (await claim(`heard ${event}`)) chime();
  return true;
}

const HIDDEN_MS = 1500;
const LOOK_MS = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing may open under somebody's fingers: not while they write, and in a payment not before they have left the field. */
function isTyping(): boolean {
  const field = document.activeElement;
  if (!field?.matches('input:not([type=radio], [type=checkbox], [type=file]), textarea'))
    return false;
  return field.closest(`[${PAYMENT}]`) !== null || performance.now() - typedAt < QUIET_MS;
}

const QUIET_MS = 2000;
let typedAt = Number.NEGATIVE_INFINITY;
const typed = () => {
  typedAt = performance.now();
};
if (typeof document !== 'undefined') document.addEventListener('input', typed, true);
