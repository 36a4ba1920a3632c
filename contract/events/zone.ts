import { textByLanguage } from '../fields/language.ts';
import { event, flag, instant, karigars, number, ofBooking, text, texts } from './event.ts';

/** Parts of a city that do not run as usual for some hours; the subject is the switch. */
export const zoneEvents = {
  ZoneStarted: event(
    {
      ...{ city: text, wholeCity: flag, pincodes: texts, kind: text },
      ...{ fromAt: instant, untilAt: instant, closed: flag, leadMinutes: number },
      message: textByLanguage,
      why: text,
    },
    { sets: ['tell-zone'], later: { untilAt: 'end-zone' } },
  ),
  /** Its end is another: later, or sooner. */
  ZoneExtended: event(
    { untilAt: instant, before: instant, why: text },
    { sets: ['tell-zone'], later: { untilAt: 'end-zone' } },
  ),
  /** Ended by a colleague before its time, or by the clock. */
  ZoneEnded: event({ untilAt: instant, before: instant, why: text }, { sets: ['tell-zone'] }),
  /** The message of operations in each language; `karigarIds` are those who have not heard it yet. */
  VisitInZone: event(
    {
      ...ofBooking,
      zoneId: text,
      visit: number,
      kind: text,
      untilAt: instant,
      message: textByLanguage,
      karigarIds: karigars,
    },
    { tells: ['customer', 'karigar'], onScreens: { visit: true, karigars: ['karigarIds'] } },
  ),
  /** Given to them after its customer had been told. */
  KarigarInZone: event(
    {
      ...ofBooking,
      ...{ zoneId: text, visit: number, kind: text, untilAt: instant },
      message: textByLanguage,
      karigarIds: karigars,
    },
    { tells: ['karigar'], onScreens: { karigars: ['karigarIds'] } },
  ),
  /** The switch was ended or shortened: the usual terms hold for the visit again. */
  VisitOutOfZone: event(
    { ...ofBooking, zoneId: text, visit: number, kind: text, karigarIds: karigars },
    { tells: ['customer', 'karigar'], onScreens: { visit: true, karigars: ['karigarIds'] } },
  ),
};
