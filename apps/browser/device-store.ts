/**
 * A store of one app in this browser, by shelves that `make` sets up once. Runs one request in one transaction of one shelf.
 * @throws where the browser keeps nothing, or another window holds the store.
 */
export function deviceStore<Shelf extends string>(
  name: string,
  make: (database: IDBDatabase) => void,
) {
  let opening: Promise<IDBDatabase> | undefined;

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => make(request.result);
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

  return async <Result>(
    shelf: Shelf,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
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
  };
}
