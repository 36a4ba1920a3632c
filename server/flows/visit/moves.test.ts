import { describe, expect, test } from 'vitest';
import { canMove, legalMoves, type MoveName } from '#contract/lifecycle.ts';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { arrive } from './arrive.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { callForSafety } from './call-for-safety.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { releaseVisit } from './release-visit.ts';
import { startWork } from './start-work.ts';
import { stopVisit } from './stop-visit.ts';
import { stopWork } from './stop-work.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(60, (stage) => {
  ({ world, asha, app } = stage);
});

type Heard = { ok: boolean; refusal?: { code: string; params?: Record<string, unknown> } };
type Visit = { readonly bookingId: string; readonly ravi: Worker };

const position = { latitude: 19, longitude: 72, accuracyMeters: 20 };
const bill = { lines: [], payBy: 'nothing', cashPaise: 0 } as const;
const own = ({ bookingId }: Visit) => ({ bookingId, userId: asha.id });
const actOf = ({ bookingId, ravi }: Visit) => acting(app, ravi, bookingId);

/** Every move that somebody at the visit can ask for, whoever it is. */
const ASKED: readonly [MoveName, 'karigar' | 'customer', (visit: Visit) => Promise<Heard>][] = [
  ['dispatch', 'karigar', (visit) => dispatchVisit(app, actOf(visit))],
  ['arrive', 'karigar', (visit) => arrive(app, { ...actOf(visit), position })],
  ['start', 'karigar', (visit) => startWork(app, { ...actOf(visit), code: '12345x' })],
  ['finish', 'karigar', (visit) => finishWork(app, { ...actOf(visit), ...bill })],
  ['stopWork', 'karigar', (v) => stopWork(app, { ...actOf(v), reason: 'other', lines: [] })],
  ['release', 'karigar', (visit) => releaseVisit(app, { ...actOf(visit), reason: 'ill' })],
  ['breakOff', 'karigar', (visit) => breakOffVisit(app, { ...actOf(visit), reason: 'ill' })],
  ['safetyExit', 'karigar', (visit) => leaveForSafety(app, actOf(visit))],
  ['safetyExit', 'customer', (visit) => callForSafety(app, own(visit))],
  ['stopWork', 'customer', (v) => stopVisit(app, { ...own(v), accepted: [1], comment: '' })],
  ['accept', 'customer', (visit) => acceptWork(app, own(visit))],
  [
    'dispute',
    'customer',
    (v) => disputeWork(app, { ...own(v), reason: 'damage', lines: [1], comment: '' }),
  ],
];

const STAGES = ['assigned', 'dispatched', 'arrived', 'in_progress', 'done', 'completed'] as const;

async function broughtTo(stage: (typeof STAGES)[number]): Promise<Visit> {
  if (stage !== 'completed') return visitAt(app, asha, stage);
  const visit = await visitAt(app, asha, 'done');
  await acceptWork(app, own(visit));
  return visit;
}

describe.each(STAGES)('a visit that is %s', (stage) => {
  test('moves as the table of moves says, or says which moves there are and stays where it is', async () => {
    let visit = await broughtTo(stage);
    for (const [name, who, ask] of ASKED) {
      app.turnTo(Math.max(app.now(), START - 60_000));
      const before = await lookAt(world.db, visit.bookingId);
      const heard = await ask(visit);
      const after = await lookAt(world.db, visit.bookingId);
      if (canMove(name, stage, who)) {
        // The move may be refused for another reason, but not as one that this status does not allow.
        expect([name, heard.refusal?.code]).not.toEqual([name, 'move-not-allowed']);
        if (after.status !== stage) visit = await broughtTo(stage);
        continue;
      }
      const answer = heard.ok ? 'made already' : heard.refusal;
      const legal = { code: 'move-not-allowed', params: { moves: legalMoves(stage) } };
      const isExit = name === 'safetyExit';
      const refused = isExit ? expect.objectContaining({ code: 'safety-exit-late' }) : legal;
      expect([name, answer]).toEqual([name, heard.ok ? 'made already' : refused]);
      // A move that was made already changes nothing either. A way out that comes too late is told to operations.
      const events = isExit ? [...before.events, 'SafetyExitCameLate'] : before.events;
      expect([name, after]).toEqual([name, { ...before, events }]);
    }
  });
});

/** The test starts in every state, also in those that people leave by hand. */
const STATES: readonly [string, () => Promise<string>][] = [
  [
    'pending',
    async () => {
      const bookingId = await bookOnline(app, asha);
      await payFor(app, asha, bookingId);
      return bookingId;
    },
  ],
  ...STAGES.map((stage): [string, () => Promise<string>] => [
    stage,
    async () => (await broughtTo(stage)).bookingId,
  ]),
  [
    'disputed',
    async () => {
      const visit = await visitAt(app, asha, 'done');
      await disputeWork(app, { ...own(visit), reason: 'damage', lines: [1], comment: '' });
      return visit.bookingId;
    },
  ],
  [
    'left for safety',
    async () => {
      const visit = await visitAt(app, asha, 'in_progress');
      await callForSafety(app, own(visit));
      return visit.bookingId;
    },
  ],
];

test.each(STATES)(
  'the clock alone brings a visit from %s to an end, and its money with it',
  async (_, begin) => {
    const bookingId = await begin();
    const from = app.now();
    for (let steps = 0; steps < 20; steps += 1) {
      const { againAt } = await applyVisitTimeout(app, { bookingId });
      if (againAt !== undefined) app.turnTo(againAt);
      else if ((await applyVisitTimeout(app, { bookingId })).againAt === undefined) break;
    }
    const { status } = await lookAt(world.db, bookingId);
    expect(['completed', 'cancelled', 'no_show_provider']).toContain(status);
    expect(app.now() - from).toBeLessThan(14 * DAY);
    const { rows } = await world.db.query(
      `select coalesce(sum(amount_paise), 0)::int as held from ledger_lines l join ledger_entries e on e.id = l.entry_id
      where e.booking_id = $1 and account = 'customer_advances'`,
      [bookingId],
    );
    expect(rows).toEqual([{ held: 0 }]);
  },
);

test('an act at a visit that is nobody’s is none', async () => {
  const worker = await sowWorker(world.db);
  const visit = { bookingId: newId(), ravi: worker };
  for (const [name, who, ask] of ASKED) {
    const code = who === 'karigar' ? 'visit-not-found' : 'booking-not-found';
    expect([name, (await ask(visit)).refusal?.code]).toEqual([name, code]);
  }
});
