import { forgetAnnounced } from './announced-events.ts';
import { forgetKept, forgetWaiting, waitingIsOf } from './waiting-files.ts';

/** The drafts of bookings in this tab and, if one could not be sent, in this browser. */
export const DRAFTS = 'booking-';

let owner: string | undefined;

/** Every entry says whose it is: a tab that was asleep, or closed, may wake up with somebody else signed in. */
export const ofOwner = <Entry extends object>(entry: Entry): Entry & { owner?: string } =>
  owner === undefined ? entry : { ...entry, owner };

/** Drafts are this person's from now on, and all that anybody else has left here is gone. */
export function draftsAreOf(uid: string): void {
  void waitingIsOf(uid);
  owner = uid;
  removeDrafts(
    () => [localStorage, sessionStorage],
    (text) => ownerOf(text) !== uid,
  );
}

/** The next person who signs in here must not find somebody else's addresses. A tab may be waiting for its owner. */
export function clearDrafts({ ofTheTab }: { ofTheTab: boolean }): void {
  if (ofTheTab) forgetWaiting();
  else forgetKept();
  forgetAnnounced();
  removeDrafts(
    () => (ofTheTab ? [localStorage, sessionStorage] : [localStorage]),
    () => true,
  );
}

/** The storages are named inside the `try`: where they are forbidden, even that throws. */
function removeDrafts(storages: () => Storage[], isToGo: (text: string | null) => boolean): void {
  try {
    for (const storage of storages()) {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(DRAFTS) && isToGo(storage.getItem(name))) storage.removeItem(name);
      }
    }
  } catch {
    // Nothing was stored where nothing can be removed.
  }
}

function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}
