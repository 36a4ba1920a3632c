import { useEffect, useRef } from 'react';
import type { InboxKind } from '#contract/ops/inbox.ts';
import { chime } from '../../browser/chime.ts';
import type { LiveInbox } from '../api/live-inbox.ts';

/** Kinds that sound an alarm: somebody left for safety, a dispute that the clock would pay, a clock that runs out. */
const HEARD: ReadonlySet<InboxKind> = new Set(['safety-exit', 'dispute', 'case-due']);

/** Sounds when such an alarm is new or has become worse; what was there when the screen opened stands on it in silence. */
export function useAlarm(inbox: LiveInbox | undefined): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!inbox) return;
    const alarms = alarmsIn(inbox);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...alarms]);
    if (before && alarms.some((one) => !before.has(one))) chime();
  }, [inbox]);
}

/** Each alarm under a name that changes when it becomes worse. */
export const alarmsIn = ({ soonest }: Pick<LiveInbox, 'soonest'>): string[] =>
  soonest
    .filter(({ kind, because }) => HEARD.has(kind) && because !== 'acknowledge-new')
    .map(({ id, because }) => `${id} ${because}`);
