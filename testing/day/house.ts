import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Spot } from '#server/modules/visit/spot.ts';
import type { Worker } from './city.ts';
import type { Wish } from './demand.ts';

/** An hour that was taken, or why not and which others there are. */
export type Taken =
  | { readonly ok: true; readonly startsAt: Instant }
  | {
      readonly ok: false;
      readonly code: string;
      readonly others: readonly { readonly date: LocalDate; readonly time: string }[];
    };

/** An offer as its Karigar sees it. */
export type OpenOffer = {
  readonly id: string;
  readonly karigarId: number;
  readonly urgent: boolean;
  readonly beyondMinutes: number;
};

/**
 * Everything that people do with the product on a day. Behind it are the real flows over a database, or their rules in memory:
 * the people are the same, and do not know which.
 */
export type House = {
  readonly clock: { now: Instant };
  /** The roads as they are, whatever the house reckons with. */
  readonly places: Places;
  readonly workers: readonly Worker[];
  book(wish: Wish, time: string): Promise<Taken>;
  /** The same booking at another hour. */
  moveTo(wish: Wish, date: LocalDate, time: string): Promise<Taken>;
  cancel(wish: Wish): Promise<void>;
  openOffers(bookingId: string): Promise<readonly OpenOffer[]>;
  accept(offerId: string, worker: Worker): Promise<void>;
  decline(offerId: string, worker: Worker): Promise<void>;
  release(worker: Worker, bookingId: string): Promise<void>;
  breakOff(worker: Worker, bookingId: string): Promise<void>;
  /** Whether they may set out. */
  setOut(worker: Worker, bookingId: string): Promise<boolean>;
  /** The telephone of a Karigar on the way says where it is. */
  report(worker: Worker, wish: Wish, spot: Spot): Promise<void>;
  arrive(worker: Worker, wish: Wish): Promise<void>;
  begin(worker: Worker, bookingId: string): Promise<void>;
  finish(worker: Worker, wish: Wish): Promise<void>;
  acceptWork(wish: Wish): Promise<void>;
  tryContact(worker: Worker, bookingId: string): Promise<void>;
  reportNobodyHome(worker: Worker, bookingId: string): Promise<void>;
};
