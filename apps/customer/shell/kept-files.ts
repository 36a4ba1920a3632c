import { DAY, type Instant } from '#kernel/time.ts';
import { deviceStore } from '../../browser/device-store.ts';
import type { Recording } from '../../browser/voice-recorder.ts';

/** A picture or a recording that is chosen and not sent yet. */
export type NoteFile =
  | { readonly id: string; readonly kind: 'picture'; readonly image: string }
  | ({ readonly id: string; readonly kind: 'voice' } & Recording);

/** Files that wait for the booking of one service, with whose they are and since when they wait. */
export type KeptFiles = {
  readonly slug: string;
  readonly owner: string;
  readonly keptAt: Instant;
  readonly files: readonly NoteFile[];
};

/** A booking that was not made within a day begins anew. */
export const mayStay = (
  kept: Pick<KeptFiles, 'owner' | 'keptAt'>,
  owner: string,
  now: Instant,
): boolean => kept.owner === owner && now - kept.keptAt < DAY;

const onShelf = deviceStore<'files'>('aangan-waiting-files', (database) => {
  database.createObjectStore('files', { keyPath: 'slug' });
});

/** Answers nothing where the browser keeps nothing: what is chosen then lasts as long as the page. */
export async function onKeptFiles<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    return await onShelf('files', mode, work);
  } catch {
    return undefined;
  }
}
