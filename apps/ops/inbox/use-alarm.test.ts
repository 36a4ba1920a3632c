import { expect, test } from 'vitest';
import type { InboxItem } from '#contract/ops/inbox.ts';
import { alarmsIn } from './use-alarm.ts';

const item = (id: string, kind: InboxItem['kind'], because: string) =>
  ({ id, kind, because }) as InboxItem;

test('a dispute sounds once when it comes and once more before the clock decides it', () => {
  const opened = alarmsIn({ soonest: [item('1', 'dispute', 'badly-done')] });
  const rung = alarmsIn({ soonest: [item('1', 'dispute', 'unanswered')] });
  expect(opened).toHaveLength(1);
  expect(rung).toHaveLength(1);
  expect(rung).not.toEqual(opened);
});

test('a new complaint stands on the screen in silence, and sounds when its clock runs out', () => {
  const due = (because: string) => alarmsIn({ soonest: [item('1', 'case-due', because)] });
  expect(due('acknowledge-new')).toEqual([]);
  expect(due('acknowledge-soon')).not.toEqual(due('acknowledge-over'));
  expect(alarmsIn({ soonest: [item('2', 'runs-late', 'late')] })).toEqual([]);
});
