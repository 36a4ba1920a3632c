import { type Instant, MINUTE } from '#kernel/time.ts';
import type { DelayedHold } from '#server/modules/availability/delaying.ts';
import { type Hold, LOOKAROUND, type Opening } from '#server/modules/availability/openings.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { planDeparture } from '#server/modules/availability/releasing.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';

type Row = { -readonly [Column in keyof HoldRow]: HoldRow[Column] };
/** A hold that came or went, for the boards that look again later. */
type Change = {
  readonly kind: 'came' | 'went';
  readonly id: number;
  readonly karigarId: number;
};

const NOTHING: readonly Row[] = [];

/** Everybody's time, as the table of holds keeps it. */
export class HeldTime {
  readonly changes: Change[] = [];
  readonly #places: Places;
  readonly #homeOf: (karigarId: number) => number;
  readonly #ofKarigar = new Map<number, Row[]>();
  readonly #ofBooking = new Map<string, Row[]>();
  #last = 0;

  constructor(places: Places, homeOf: (karigarId: number) => number) {
    this.#places = places;
    this.#homeOf = homeOf;
  }

  /** In the order of their start. */
  ofKarigar(karigarId: number): readonly HoldRow[] {
    return this.#ofKarigar.get(karigarId) ?? [];
  }

  /** In the order of their Karigars' numbers. */
  ofBooking(bookingId: string): readonly HoldRow[] {
    return this.#ofBooking.get(bookingId) ?? NOTHING;
  }

  all(): HoldRow[] {
    return [...this.#ofKarigar.values()].flat();
  }

  around(karigarId: number, from: Instant, until: Instant): HoldRow[] {
    return this.ofKarigar(karigarId).filter(
      (hold) => hold.endsAt > from - LOOKAROUND && hold.startsAt < until + LOOKAROUND,
    );
  }

  placed = (row: HoldRow): Hold => ({ ...row, place: this.#places.indexOf(row.pincode) ?? 0 });

  take(
    visit: Pick<HoldRow, 'bookingId' | 'pincode' | 'startsAt' | 'endsAt'>,
    openings: readonly Pick<Opening, 'karigarId' | 'leaveAt' | 'nextHoldId' | 'nextLeaveAt'>[],
  ): HoldRow[] {
    return openings.map(({ karigarId, leaveAt, nextHoldId, nextLeaveAt }) => {
      const next = this.#ofKarigar.get(karigarId)?.find(({ id }) => id === nextHoldId);
      if (next && nextLeaveAt !== null) next.leaveAt = nextLeaveAt;
      const { bookingId, pincode, startsAt, endsAt } = visit;
      return this.#add({ bookingId, pincode, startsAt, endsAt, karigarId, leaveAt });
    });
  }

  /** The next visit is then reached from somewhere else; by whoever is out from about there. */
  free(freed: HoldRow, karigar: 'out' | 'not-out' = 'not-out'): void {
    const around = this.around(freed.karigarId, freed.startsAt, freed.endsAt).map(this.placed);
    const index = around.findIndex(({ id }) => id === freed.id);
    const home = this.#homeOf(freed.karigarId);
    const [before, after] = [around[index - 1], around[index + 1]];
    const departure = planDeparture(this.#places, home, this.placed(freed), before, after);
    this.#remove(freed);
    if (!departure || karigar === 'out') return;
    const next = this.#ofKarigar.get(freed.karigarId)?.find(({ id }) => id === departure.holdId);
    if (next) next.leaveAt = departure.leaveAt;
  }

  move(karigarId: number, delayed: readonly DelayedHold[]): void {
    const was = new Map(this.ofKarigar(karigarId).map((row) => [row.id, row]));
    for (const { id } of delayed) this.#remove(was.get(id) as HoldRow);
    for (const { id, ...times } of delayed) this.#add({ ...(was.get(id) as HoldRow), ...times });
  }

  /** Work that ended early needs no more of anybody's time. */
  spare(bookingId: string, at: Instant): void {
    for (const hold of this.#ofBooking.get(bookingId) ?? [])
      if (hold.endsAt > at && hold.startsAt < at) hold.endsAt = at;
  }

  #add(hold: Omit<HoldRow, 'id'>): HoldRow {
    this.#last += 1;
    const { bookingId, karigarId } = hold;
    const row: Row = { ...hold, id: this.#last };
    const own = this.#ofKarigar.get(karigarId) ?? [];
    const at = own.findIndex(({ startsAt }) => startsAt > row.startsAt);
    own.splice(at < 0 ? own.length : at, 0, row);
    this.#ofKarigar.set(karigarId, own);
    const all = [...(this.#ofBooking.get(bookingId) ?? []), row];
    this.#ofBooking.set(
      bookingId,
      all.sort((a, b) => a.karigarId - b.karigarId),
    );
    this.changes.push({ kind: 'came', id: row.id, karigarId });
    for (const [index, next] of own.entries()) {
      const last = own[index - 1];
      if (last && last.endsAt > next.leaveAt + MINUTE && last.endsAt > next.startsAt)
        throw new Error(`Karigar ${karigarId} is in two places`);
    }
    return row;
  }

  #remove({ id, karigarId, bookingId }: HoldRow): void {
    const without = (rows: readonly Row[] = []) => rows.filter((row) => row.id !== id);
    this.#ofKarigar.set(karigarId, without(this.#ofKarigar.get(karigarId)));
    this.#ofBooking.set(bookingId, without(this.#ofBooking.get(bookingId)));
    this.changes.push({ kind: 'went', id, karigarId });
  }
}
