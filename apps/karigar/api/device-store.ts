import { deviceStore } from '../../browser/device-store.ts';

/** This phone keeps the last answers of the server and the actions that the Karigar took without a signal. */
export type Shelf = 'answers' | 'actions';

export const onShelf = deviceStore<Shelf>('aangan-karigar', (database) => {
  database.createObjectStore('answers');
  database.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
});
