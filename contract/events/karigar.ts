import { event, flag, instant, karigar, maybe, number, numbers, text } from './event.ts';

/** Events of applicants and Karigars. */
export const karigarEvents = {
  KarigarApplied: event(
    {},
    { nobody: 'operations find applications in their own list, whoever waits longest first.' },
  ),
  KarigarDocumentsSent: event(
    {},
    { nobody: 'operations find applications in their own list, whoever waits longest first.' },
  ),
  KarigarDecided: event(
    { state: text, karigarId: maybe(karigar) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarLeft: event({ karigarId: karigar }, { onScreens: { karigars: ['karigarId'] } }),
  RosterChanged: event(
    { karigarId: karigar },
    { onScreens: { karigars: ['karigarId'] }, sets: ['check-roster'] },
  ),
  /** A day on which they may be sent without being asked, or no longer. */
  DayCommitted: event(
    { karigarId: karigar, day: text, on: flag },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  /** Operations have said what they can do; the reason stays with us. */
  KarigarSkillsChanged: event(
    { karigarId: karigar, added: numbers, removed: numbers, why: text },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] }, sets: ['check-roster'] },
  ),
  KarigarPaused: event(
    { karigarId: karigar, pauseId: text, reason: text },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarPauseDecided: event(
    { karigarId: karigar, pauseId: text, decision: text },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarAppealed: event(
    { karigarId: karigar, pauseId: text },
    { tells: ['operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarAppealDecided: event(
    { karigarId: karigar, pauseId: text, granted: flag },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  /** Neither of the two is told; the customer's visits ahead go to others. */
  CustomerRefused: event(
    { karigarId: karigar, userId: text, bookingId: text },
    { onScreens: { karigars: ['karigarId'] }, sets: ['keep-apart'] },
  ),
  CustomerTakenAgain: event(
    { karigarId: karigar, userId: text, bookingId: text },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  /** A checked document of theirs runs out within a month, or has run out. */
  KarigarPaperEnds: event(
    { karigarId: karigar, checkId: text, kind: text, validUntil: text, over: flag },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  /** The evening before: how many visits they have on the next day, and when the first begins. */
  WorkTomorrow: event(
    { karigarId: karigar, date: text, visits: number, startsAt: instant },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarReinstated: event(
    { karigarId: karigar, pauseId: text },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
};
