import {
  event,
  flag,
  instant,
  karigar,
  karigars,
  maybe,
  number,
  ofBooking,
  orNone,
  paise,
  text,
} from './event.ts';

const ofLateness = {
  /** The customer has heard of the delay already, from us or from the Karigar. */
  known: maybe(flag),
  /** The customer may say from then on that nobody came. */
  nobodyCameFrom: maybe(instant),
};

/** Events of the search for a Karigar. */
export const dispatchEvents = {
  VisitOffered: event(
    {
      karigarIds: karigars,
      round: maybe(number),
      urgent: maybe(flag),
      nextRoundAt: maybe(instant),
      why: maybe(text),
    },
    {
      tells: ['karigar'],
      onScreens: { karigars: ['karigarIds'] },
      later: { nextRoundAt: 'find-karigar' },
    },
  ),
  OfferDeclined: event(
    { karigarId: karigar, offerId: text, reason: maybe(text) },
    { onScreens: { karigars: ['karigarId'] }, sets: ['find-karigar'] },
  ),
  DeclineUndone: event(
    { karigarId: karigar, offerId: text },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  OffersWithdrawn: event(
    { karigarIds: karigars, why: text },
    { onScreens: { karigars: ['karigarIds'] } },
  ),
  KarigarAssigned: event(
    {
      ...ofBooking,
      karigarId: karigar,
      offerId: text,
      round: number,
      from: text,
      why: maybe(text),
      /** The words of whoever gave it by hand. */
      said: maybe(text),
    },
    { tells: ['customer', 'karigar'], onScreens: { visit: true, karigars: ['karigarId'] } },
  ),
  KarigarJoined: event(
    { ...ofBooking, karigarId: karigar, offerId: text },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarReplaced: event(
    {
      ...ofBooking,
      karigarId: karigar,
      formerKarigarId: maybe(karigar),
      why: text,
      /** The words of whoever gave it by hand. */
      said: maybe(text),
      from: text,
      paidPaise: paise,
      /** The former leader broke off on the way or at the door, and one of their crew leads. */
      brokenOff: maybe(flag),
      ownAt: maybe(instant),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'formerKarigarId'] },
      sets: ['find-karigar'],
    },
  ),
  KarigarReleased: event(
    {
      ...ofBooking,
      karigarId: karigar,
      from: text,
      ownAt: maybe(instant),
      reason: maybe(text),
      why: maybe(text),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId'] },
      sets: ['find-karigar'],
    },
  ),
  LeaderChanged: event(
    {
      ...ofBooking,
      karigarId: orNone(karigar),
      formerKarigarId: orNone(karigar),
      why: text,
      from: text,
      brokenOff: maybe(flag),
      ownAt: maybe(instant),
      takenBack: maybe(flag),
      /** Nobody has asked who leads now: they had committed themselves to the day. */
      committed: maybe(flag),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'formerKarigarId'] },
      sets: ['find-karigar'],
    },
  ),
  NobodyHasRoom: event(
    { startsAt: instant, declined: maybe(flag), formerKarigarId: maybe(karigar), why: maybe(text) },
    { tells: ['operations'], onScreens: { karigars: ['formerKarigarId'] } },
  ),
  NobodyAssignedYet: event(
    { ...ofBooking, karigarId: maybe(orNone(karigar)), early: maybe(flag) },
    { tells: ['customer', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  VisitAhead: event({ ...ofBooking, reminder: text }, { tells: ['customer'] }),
  NobodyLeadsDay: event(
    { ...ofBooking, karigarId: orNone(karigar) },
    { tells: ['customer', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarNotLeaving: event(
    { ...ofBooking, karigarId: orNone(karigar) },
    { nobody: 'the promise can still be kept: others are asked, and it stands in the file.' },
  ),
  KarigarSilent: event(
    { ...ofBooking, karigarId: orNone(karigar), ...ofLateness },
    { tells: ['customer', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  VisitRunsLate: event(
    { ...ofBooking, karigarId: orNone(karigar), ...ofLateness },
    { tells: ['customer', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
};
