import type { Instant } from '#kernel/time.ts';
import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import { carriedTrace } from '../tracing/current-trace.ts';

/**
 * The events that there are, and what each carries. The product fills it in where it reads its own catalogue
 * (`server/reactions.ts`), so that this platform knows none of them and the compiler knows all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others declare what is in it.
export interface EventCatalogue {}

export type RecordedName = Extract<keyof EventCatalogue, string>;

/** Also what comes in by a spread has to be known. */
type Nothing<Keys extends PropertyKey> = { readonly [Key in Keys]?: never };
type KeyOfAny<Data> = Data extends Data ? keyof Data : never;

/**
 * Writes the one row that is timeline, audit and trigger of a move, in the transaction of the move. `data` names nobody:
 * ids, amounts in paise and instants in epoch milliseconds. Answers the event's id. An event that the catalogue does not
 * know, or that carries what it does not say, does not compile.
 */
export async function recordEvent<
  Name extends RecordedName,
  const Data extends EventCatalogue[Name],
>(
  db: Database,
  subject: string,
  type: Name,
  at: Instant,
  actor: string,
  data: Data & Nothing<Exclude<keyof Data, KeyOfAny<EventCatalogue[Name]>>>,
): Promise<number> {
  const carried = { ...data, ...carriedTrace() };
  const row = await callRecordEvent.first(db, [subject, type, new Date(at), actor, carried]);
  if (!row) throw new Error('The event was not written');
  return row.id;
}

const callRecordEvent = statement<
  [string, string, Date, string, Readonly<Record<string, unknown>>],
  { id: number }
>({ name: 'record-event', text: 'select record_event($1, $2, $3, $4, $5) as id' });
