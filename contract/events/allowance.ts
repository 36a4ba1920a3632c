import { event, karigar, number, paise, text } from './event.ts';

/** Pay on top for Karigars, each time by an event of its own: income tax is kept once an event. */
export const allowanceEvents = {
  /** They had shown that they were at the door, and were let in late: we pay so many minutes. */
  WaitingPaid: event(
    { karigarId: karigar, on: text, minutes: number, amountPaise: paise },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  /** They came to the door by a long way, which their offer promised to pay. */
  LongWayPaid: event(
    { karigarId: karigar, on: text, kilometres: number, amountPaise: paise },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  /** A day to which they had committed earned them less than we had promised: we pay the rest. */
  DayFloorPaid: event(
    { karigarId: karigar, on: text, floorPaise: paise, earnedPaise: paise, amountPaise: paise },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  AllowanceRatesSet: event(
    {
      ...{ holdsFrom: text, why: text },
      ...{ waitingFreeMinutes: number, waitingPaisePerMinute: paise, waitingMostPaise: paise },
      ...{ wayFreeKm: number, wayPaisePerKm: paise, wayMostPaise: paise },
      ...{ dayPaisePerHour: paise, dayMostPaise: paise },
    },
    { nobody: 'because every offer made from that day on says what it pays.' },
  ),
};
