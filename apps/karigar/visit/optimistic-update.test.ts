import { describe, expect, test } from 'vitest';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { QueuedAction, QueuedActionName } from '../api/queued-actions.ts';
import { optimisticUpdate } from './optimistic-update.ts';

const visit = {
  id: 'one',
  status: 'arrived',
  actions: ['start'],
  startedAt: null,
  finishedAt: null,
  estimates: [],
  checklist: [
    { key: 'greeted', done: false },
    { key: 'tested', done: true },
  ],
  photos: [],
  contactTries: { made: 0, wanted: 2 },
  ratings: { mayRate: true, mine: null, theirs: null },
} as unknown as KarigarVisit;

const queuedAction = (
  name: QueuedActionName,
  fields: QueuedAction['fields'] = {},
  more: Partial<QueuedAction> = {},
): QueuedAction => ({
  seq: 1,
  whose: 'ravi',
  visitId: 'one',
  name,
  actionId: name,
  happenedAt: '2026-11-21T10:00:00.000Z',
  fields,
  ...more,
});

describe('a visit as it will be once what waits has arrived', () => {
  test('goes from step to step, so that the Karigar can go on without a signal', () => {
    const started = optimisticUpdate(visit, [queuedAction('startWork', { code: '123456' })]);
    expect(started).toMatchObject({ status: 'in_progress', startedAt: '2026-11-21T10:00:00.000Z' });
    expect(started.actions).toContain('finish');
    expect(optimisticUpdate(visit, [queuedAction('arrive')]).actions).toContain('no-show');
    const waiting = {
      ...visit,
      estimates: [{ id: 'e', state: 'proposed' }],
    } as unknown as KarigarVisit;
    // The server refuses to finish while a question about extra work is open, and so does the app.
    expect(optimisticUpdate(waiting, [queuedAction('startWork')]).actions).not.toContain('finish');
    expect(
      optimisticUpdate(visit, [queuedAction('startWork'), queuedAction('finishWork')]).status,
    ).toBe('done');
  });

  test('an estimate that was taken back no longer keeps the Karigar from finishing, once the server is not being asked', () => {
    const asking = {
      ...visit,
      ...{ status: 'in_progress', actions: ['tick', 'withdraw-extra', 'stop-work'] },
      estimates: [{ id: 'e', state: 'proposed' }],
    } as unknown as KarigarVisit;
    const back = queuedAction('withdrawExtraWork', { estimateId: 'e' });
    const shown = optimisticUpdate(asking, [back]);
    expect(shown.estimates).toMatchObject([{ id: 'e', state: 'withdrawn' }]);
    expect(shown.actions).toEqual(['tick', 'stop-work', 'propose-extra', 'finish']);
    expect(optimisticUpdate(asking, [back, queuedAction('finishWork')]).status).toBe('done');
    expect(optimisticUpdate(asking, [{ ...back, asked: true }])).toBe(asking);
    // Others go on with it, or another question is open: it is not ended here.
    const shared = { ...asking, actions: ['tick', 'withdraw-extra'] } as unknown as KarigarVisit;
    const second = { ...asking.estimates[0], id: 'f' } as KarigarVisit['estimates'][number];
    const asksTwo = { ...asking, estimates: [...asking.estimates, second] };
    for (const other of [shared, asksTwo])
      expect(optimisticUpdate(other, [back]).actions).not.toContain('finish');
    // At the door there is nothing to finish yet.
    expect(optimisticUpdate({ ...asking, status: 'arrived' }, [back]).actions).not.toContain(
      'finish',
    );
  });

  test('cash that was given after all changes what is due, and not where the visit stands', () => {
    const bill = { payBy: 'link', paidPaise: 0, duePaise: 80_000 };
    const ended = { ...visit, status: 'completed', actions: ['count-cash', 'rate'], bill };
    const cash = queuedAction('finishWork', { payBy: 'cash', cashPaise: 80_000 });
    expect(optimisticUpdate(ended as unknown as KarigarVisit, [cash])).toMatchObject({
      ...{ status: 'completed', actions: ['rate'], finishedAt: visit.finishedAt },
      bill: { payBy: 'cash', paidPaise: 80_000, duePaise: 0 },
    });
  });

  test('shows ticks, pictures, tries and the rating that wait', () => {
    const shown = optimisticUpdate(visit, [
      queuedAction('tickChecklist', { done: ['greeted'] }),
      queuedAction('addVisitPhoto', {
        photoId: 'p',
        kind: 'before',
        image: 'data:image/webp;base64,AA',
      }),
      queuedAction('tryContact', { by: 'bell' }),
      queuedAction('rateCustomer', { stars: 4 }),
    ]);
    expect(shown.checklist.map(({ done }) => done)).toEqual([true, false]);
    expect(shown.photos).toMatchObject([{ id: 'p', kind: 'before' }]);
    expect(shown.contactTries).toEqual({ made: 1, wanted: 2 });
    expect(shown.ratings).toMatchObject({ mayRate: false, mine: { stars: 4, comment: '' } });
  });

  test('stays at its step while the server is being asked, so that a refusal is seen where it was pressed', () => {
    expect(optimisticUpdate(visit, [queuedAction('startWork', {}, { asked: true })])).toBe(visit);
    const ticked = optimisticUpdate(visit, [
      queuedAction('tickChecklist', { done: ['greeted'] }, { asked: true }),
    ]);
    expect(ticked.checklist.map(({ done }) => done)).toEqual([true, false]);
  });

  test('takes nothing from another visit, nor from what was refused', () => {
    const refusal = { code: 'start-code-wrong' };
    expect(optimisticUpdate(visit, [queuedAction('startWork', {}, { visitId: 'two' })])).toBe(
      visit,
    );
    expect(optimisticUpdate(visit, [queuedAction('startWork', {}, { refusal })])).toBe(visit);
  });
});
