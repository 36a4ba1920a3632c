import { event, instant, karigar, maybe, ofBooking, orNone, text } from './event.ts';

/** Events of those who come along to a visit and do not lead it. */
export const crewEvents = {
  CrewMemberCannotCome: event(
    {
      ...ofBooking,
      karigarId: karigar,
      from: text,
      ownAt: maybe(instant),
      reason: text,
      leaderKarigarId: orNone(karigar),
    },
    {
      tells: ['karigar'],
      onScreens: { karigars: ['karigarId', 'leaderKarigarId'] },
      sets: ['find-karigar'],
    },
  ),
  CrewMemberLate: event(
    {
      ...ofBooking,
      ...{ karigarId: karigar, from: text, ownAt: maybe(instant), leaderKarigarId: karigar },
    },
    { tells: ['karigar'], onScreens: { karigars: ['leaderKarigarId'] } },
  ),
  CrewMemberSetOut: event(
    {
      ...ofBooking,
      ...{
        karigarId: karigar,
        from: text,
        ownAt: maybe(instant),
        leaderKarigarId: orNone(karigar),
      },
    },
    { onScreens: { visit: true, karigars: ['karigarId', 'leaderKarigarId'] } },
  ),
  CrewMemberAbsent: event(
    {
      ...ofBooking,
      karigarId: karigar,
      leaderKarigarId: orNone(karigar),
      by: text,
      why: maybe(text),
    },
    {
      tells: ['karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'leaderKarigarId'] },
    },
  ),
  CrewMemberCame: event(
    {
      ...ofBooking,
      ...{ karigarId: karigar, leaderKarigarId: orNone(karigar), by: text, why: maybe(text) },
      ...{ from: maybe(text), ownAt: maybe(instant) },
    },
    {
      tells: ['karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'leaderKarigarId'] },
    },
  ),
};
