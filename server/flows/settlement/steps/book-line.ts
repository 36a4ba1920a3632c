import type { Instant, LocalDate } from '#kernel/time.ts';
import { paidOutEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import type { Line, Ours } from '#server/modules/settlement/reconciling.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A line that is ours: the bank has it, less what the gateway has kept. Its caller has marked the line, so it is posted once. */
export async function bookLine(
  db: Database,
  { provider, day }: { readonly provider: string; readonly day: LocalDate },
  { line, ours, actor }: { readonly line: Line; readonly ours: Ours; readonly actor: string },
  now: Instant,
): Promise<void> {
  const { amountPaise, feePaise, taxPaise } = line;
  const { kind, gatewayReference } = ours;
  const eventId = await recordEvent(db, ours.bookingId, 'PaidOut', now, actor, {
    ...{ provider, day, about: kind, gatewayReference, amountPaise, feePaise, taxPaise },
  });
  const entry = paidOutEntry({ ...line, kind, gatewayReference, provider });
  await postEntry(db, entry, { eventId, bookingId: ours.bookingId, at: now });
}
