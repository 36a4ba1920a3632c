import {
  event,
  flag,
  instant,
  karigar,
  karigars,
  maybe,
  ofBooking,
  orNone,
  paise,
  text,
} from './event.ts';

/** Events of a visit, and of the way to it. */
export const visitEvents = {
  KarigarDispatched: event(
    {
      ...ofBooking,
      karigarId: karigar,
      from: text,
      ownAt: instant,
      timeoutAt: maybe(instant),
      dayId: maybe(text),
    },
    {
      tells: ['customer'],
      onScreens: { visit: true, karigars: ['karigarId'] },
      later: { timeoutAt: 'apply-timeout' },
    },
  ),
  KarigarArrived: event(
    {
      ...ofBooking,
      karigarId: karigar,
      from: text,
      ownAt: instant,
      by: text,
      alarmAt: maybe(instant),
      dayId: maybe(text),
    },
    {
      tells: ['customer'],
      onScreens: { visit: true, karigars: ['karigarId'] },
      sets: ['find-karigar'],
      later: { alarmAt: 'apply-timeout' },
    },
  ),
  KarigarBriefed: event(
    { ...ofBooking, karigarId: orNone(karigar), karigarIds: maybe(karigars) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId', 'karigarIds'] } },
  ),
  StartCodeUsedUp: event(
    { ...ofBooking, karigarId: karigar, from: text, ownAt: instant, dayId: maybe(text) },
    { tells: ['customer'], onScreens: { karigars: ['karigarId'] } },
  ),
  StartCodeRenewed: event(
    { ...ofBooking, karigarId: orNone(karigar), dayId: maybe(text) },
    { tells: ['customer', 'karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  EarlyAsked: event(
    {
      ...ofBooking,
      ...{ karigarId: karigar, from: text, ownAt: instant, requestId: text, wantsAt: instant },
    },
    { tells: ['customer'], onScreens: { karigars: ['karigarId'] } },
  ),
  EarlyAnswered: event(
    { ...ofBooking, karigarId: karigar, requestId: text, wantsAt: instant, yes: flag },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  SaidAtVisit: event(
    {
      ...ofBooking,
      ...{ karigarId: karigar, by: text, sentence: text, first: flag, untilAt: instant },
      crewKarigarIds: maybe(karigars),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'crewKarigarIds'] },
    },
  ),
  ContactTried: event(
    { ...ofBooking, karigarId: karigar, from: text, ownAt: instant, by: text },
    { tells: ['customer'], onScreens: { karigars: ['karigarId'] } },
  ),
  VisitBrokenOff: event(
    { ...ofBooking, karigarId: karigar, from: text, ownAt: instant, reason: text },
    {
      tells: ['customer'],
      onScreens: { visit: true, karigars: ['karigarId'] },
      sets: ['find-karigar'],
    },
  ),
  WorkStarted: event(
    { ...ofBooking, karigarId: karigar, from: text, ownAt: instant, alarmAt: instant },
    { onScreens: { visit: true, karigars: ['karigarId'] }, later: { alarmAt: 'apply-timeout' } },
  ),
  ExtraWorkProposed: event(
    {
      ...ofBooking,
      ...{ karigarId: karigar, from: text, ownAt: instant, estimateId: text, amountPaise: paise },
    },
    { tells: ['customer'], onScreens: { visit: true, karigars: ['karigarId'] } },
  ),
  ExtraWorkApproved: event(
    { ...ofBooking, karigarId: orNone(karigar), estimateId: text, amountPaise: paise },
    { tells: ['karigar'], onScreens: { visit: true, karigars: ['karigarId'] } },
  ),
  ExtraWorkRefused: event(
    { ...ofBooking, karigarId: orNone(karigar), estimateId: text, amountPaise: paise },
    { tells: ['karigar'], onScreens: { visit: true, karigars: ['karigarId'] } },
  ),
  ExtraWorkWithdrawn: event(
    {
      ...ofBooking,
      karigarId: karigar,
      from: text,
      ownAt: instant,
      estimateId: text,
      amountPaise: paise,
    },
    { onScreens: { visit: true, karigars: ['karigarId'] } },
  ),
  VisitStandsStill: event(
    { ...ofBooking, karigarId: karigar, dayId: maybe(text) },
    { tells: ['operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  VisitOverruns: event(
    { ...ofBooking, karigarId: karigar },
    { tells: ['customer', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  WorkFinished: event(
    {
      ...ofBooking,
      karigarId: orNone(karigar),
      from: text,
      totalPaise: paise,
      cashPaise: paise,
      timeoutAt: instant,
      sparedKarigarIds: maybe(karigars),
      dayAt: maybe(instant),
      ownAt: maybe(instant),
      amountPaise: maybe(paise),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'sparedKarigarIds'] },
      sets: ['issue-tax-documents'],
      later: { timeoutAt: 'apply-timeout' },
    },
  ),
  WorkStopped: event(
    {
      ...ofBooking,
      karigarId: karigar,
      from: text,
      totalPaise: paise,
      cashPaise: paise,
      amountPaise: maybe(paise),
      timeoutAt: instant,
      by: text,
      sparedKarigarIds: maybe(karigars),
      dayAt: maybe(instant),
      reason: maybe(text),
      ownAt: maybe(instant),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'sparedKarigarIds'] },
      sets: ['issue-tax-documents'],
      later: { timeoutAt: 'apply-timeout' },
    },
  ),
  WorkAccepted: event(
    {
      ...ofBooking,
      karigarId: maybe(orNone(karigar)),
      karigarIds: maybe(karigars),
      from: maybe(text),
      totalPaise: maybe(paise),
      remindAt: maybe(orNone(instant)),
    },
    {
      tells: ['customer'],
      onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
      sets: ['issue-tax-documents'],
      later: { remindAt: 'remind-of-payment' },
    },
  ),
  VisitRated: event(
    { ...ofBooking, karigarId: karigar, from: maybe(text), ownAt: maybe(instant), by: text },
    { onScreens: { visit: true, karigars: ['karigarId'] } },
  ),
  ActedOnBehalf: event(
    { karigarId: karigar, act: text, why: text },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  TimeToLeave: event(
    { ...ofBooking, karigarId: karigar, leaveAt: instant },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
};
