/** This phone keeps the last answers of the server and the actions that the Karigar took without a signal. */
export type Shelf = 'answers' | 'actions';

const NAME = 'aangan-karigar';
let opening: Promise<IDBDatabase> | undefined;

/** Runs one request in one transaction of one shelf. */
export async function onShelf<Result>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opening ??= open().catch((error) => {
    opening = undefined;
    throw error;
  });
  const transaction = (await opening).transaction(shelf, mode);
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(shelf));
    // Only what is written for good is done: a telephone may go dark in the next moment.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('answers');
      request.result.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
    };
    request.onsuccess = () => {
      // A newer version of the app in another window wants it otherwise: it goes first.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another window holds the store.'));
  });
}
