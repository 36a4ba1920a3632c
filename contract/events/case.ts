import {
  event,
  flag,
  instant,
  karigar,
  karigars,
  maybe,
  numbers,
  ofBooking,
  orNone,
  paise,
  text,
} from './event.ts';

/** Disputes about work, and visits that were left for safety. */
export const caseEvents = {
  WorkDisputed: event(
    {
      ...ofBooking,
      karigarId: orNone(karigar),
      /** Those who came along and whose pay the decision may cut. */
      karigarIds: maybe(karigars),
      reason: maybe(text),
      lines: maybe(numbers),
      disputedPaise: maybe(paise),
      caseNumber: maybe(text),
      timeoutAt: maybe(instant),
    },
    {
      tells: ['customer', 'karigar', 'operations'],
      onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
      later: { timeoutAt: 'apply-timeout' },
    },
  ),
  DisputePhotoAdded: event(
    { photoId: text },
    { nobody: 'operations see the picture when they open the dispute.' },
  ),
  DisputeUnanswered: event(
    { ...ofBooking, karigarId: karigar, timeoutAt: instant },
    { tells: ['operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  DisputeResolved: event(
    {
      ...ofBooking,
      karigarId: karigar,
      karigarIds: karigars,
      from: text,
      totalPaise: paise,
      remindAt: orNone(instant),
      outcome: text,
      borneBy: maybe(text),
      /** Everybody who was told of the complaint. */
      heardKarigarIds: maybe(karigars),
      refundPaise: paise,
      goodwillPaise: paise,
      waivedPaise: paise,
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
      sets: ['issue-tax-documents'],
      later: { remindAt: 'remind-of-payment' },
    },
  ),
  VisitStoppedForSafety: event(
    {
      ...ofBooking,
      karigarId: orNone(karigar),
      karigarIds: karigars,
      from: text,
      openedBy: text,
      callBy: instant,
      timeoutAt: instant,
    },
    {
      tells: ['customer', 'karigar', 'operations'],
      onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
      sets: ['keep-apart', 'find-karigar', 'issue-tax-documents'],
      later: { timeoutAt: 'apply-timeout' },
    },
  ),
  CrewMemberLeftForSafety: event(
    {
      ...ofBooking,
      karigarId: karigar,
      crewKarigarIds: karigars,
      from: text,
      callBy: instant,
      ownAt: instant,
    },
    {
      tells: ['karigar', 'operations'],
      onScreens: { karigars: ['karigarId', 'crewKarigarIds'] },
      sets: ['keep-apart', 'find-karigar'],
    },
  ),
  SafetyExitCameLate: event(
    /** `karigarId`: the Karigar who pressed it; null is the customer. It can end nothing, and they are called all the same. */
    { ...ofBooking, karigarId: orNone(karigar), from: text, callBy: instant },
    { tells: ['operations'], onScreens: { karigars: ['karigarId'] }, sets: ['keep-apart'] },
  ),
  SafetyExitAnswered: event(
    { ...ofBooking, karigarId: karigar, closed: flag, comment: text },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  SafetyCaseClosed: event(
    {
      ...ofBooking,
      feePaise: paise,
      duePaise: paise,
      refundPaise: paise,
      countedPaise: maybe(paise),
      goodwillPaise: paise,
      amountPaise: maybe(paise),
      remindAt: maybe(instant),
    },
    {
      tells: ['customer'],
      sets: ['issue-tax-documents'],
      later: { remindAt: 'remind-of-payment' },
    },
  ),
  ComplaintAnswered: event(
    { ...ofBooking, karigarId: karigar, from: text, ownAt: maybe(instant), lines: numbers },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  DecisionAppealed: event(
    { ...ofBooking, karigarId: karigar, from: text, ownAt: maybe(instant) },
    { tells: ['operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  AppealDecided: event(
    /** `othersWait`: somebody else of the crew has appealed too, and waits for an answer. */
    { ...ofBooking, karigarId: orNone(karigar), granted: flag, othersWait: maybe(flag) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  RatingAppealed: event(
    { ...ofBooking, karigarId: karigar },
    { tells: ['operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  RatingAppealDecided: event(
    { ...ofBooking, karigarId: karigar, granted: flag },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  ComplaintBorne: event(
    { ...ofBooking, karigarIds: karigars, amountPaise: paise },
    { onScreens: { karigars: ['karigarIds'] } },
  ),
};
