import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { markTemplate as promise } from '#contract/ops/mark-template.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import {
  findTemplateChange,
  lockTemplates,
  recordRegistration,
} from '#server/modules/messaging/template-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Marked = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Marking = InputOf<typeof promise> & {
  readonly by: string;
  /** The sentence as it is now; nothing where there is none of this name. */
  readonly sentence: string | undefined;
};

/** The registration is that of the sentence as it stands: another sentence has none. */
export const markTemplate = (
  pool: Pool,
  { by, seen, sentence, ...mark }: Marking,
  now: Instant,
): Promise<Marked> =>
  transaction(pool, async (db): Promise<Marked> => {
    if (sentence === undefined) return refuse('template-unknown');
    if (mark.state === 'registered' && mark.registeredAs === null)
      return refuse('registration-id-missing');
    await lockTemplates(db);
    const changed = await findTemplateChange(db, mark);
    if (seen !== (changed === undefined ? null : toIndiaIso(changed)))
      return refuse('template-changed');
    await recordRegistration(db, { ...mark, sentence }, { by, at: now });
    const { channel, name, language, state } = mark;
    await recordEvent(db, newId(now), 'TemplateMarked', now, `ops:${by}`, {
      ...{ channel, name, language, state },
    });
    return accept({ changedAt: toIndiaIso(now) });
  });
