import type { askForHelp as promise } from '#contract/applicant/ask-for-help.ts';
import type { KarigarTopic } from '#contract/cases.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarOf } from '#server/modules/availability/own-karigar-store.ts';
import { countOpenOf } from '#server/modules/case/lists-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openCase } from '../steps/case/open-case.ts';
import { findAsked } from './steps/open-asked.ts';

type Asked = {
  readonly id: string;
  readonly userId: string;
  readonly topic: KarigarTopic;
  readonly text: string;
};

/** A Karigar asks about their pay or their work: a case of theirs, answered like a customer's. */
export const askForHelp = (
  pool: Pool,
  asked: Asked,
  now: Instant,
): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> => {
    const { id, userId, topic, text } = asked;
    const about = { ...asked, kind: 'complaint' } as const;
    const before = await findAsked(db, about);
    if (before) return before;
    if ((await countOpenOf(db, userId)) >= policy.cases.mostOpenOfOne)
      return refuse('too-many-cases');
    const karigarId = (await findKarigarOf(db, userId)) ?? null;
    const theirs = { id, kind: 'complaint', userId, karigarId, topic, said: text } as const;
    const opened = await openCase(db, { ...theirs, by: 'customer' }, now);
    return opened
      ? accept({ number: opened.number })
      : ((await findAsked(db, about)) ?? refuse('action-reused'));
  });
