import { DAY, type Instant } from '#kernel/time.ts';
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

const NAME = 'aangan-waiting-files';
const SHELF = 'files';

/** Answers nothing where the browser keeps nothing: what is chosen then lasts as long as the page. */
export async function onKeptFiles<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    const result = await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(SHELF, mode);
      const request = work(transaction.objectStore(SHELF));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
    return result;
  } catch {
    return undefined;
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: 'slug' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
