import type { EventData, EventName } from './catalogue.ts';
import type { ofBooking } from './event.ts';

/** Events of a visit by the Karigar who is at it. */
export type OfVisit = {
  [Name in EventName]: EventData[Name] extends {
    readonly karigarId?: number | null | undefined;
    readonly ownAt?: number | undefined;
  }
    ? Name
    : never;
}[EventName];
type Common = keyof typeof ofBooking | 'karigarId' | 'from' | 'ownAt';
/** Data of such an event beyond what all of them carry. */
export type MoreOfVisit<Name extends OfVisit> = Omit<EventData[Name], Common>;
